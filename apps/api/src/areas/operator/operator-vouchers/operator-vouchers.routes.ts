import type { FastifyInstance } from 'fastify'
import { operatorVoucherCalls as calls } from '@sarv/contract/operator/operator-vouchers/operator-vouchers.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { disableVoucher, listOffers, listUses, listVouchers, makeVouchers } from './operator-vouchers.service.ts'

export const operatorVoucherRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  implement(app, calls.operatorVoucherList, ({ query }) => listVouchers(deps.db, query))

  implement(app, calls.operatorVoucherUseList, ({ params, query }) => listUses(deps.db, params.id, query))

  implement(app, calls.operatorVoucherCreate, ({ trx, operator, body, note }) =>
    makeVouchers(trx, deps, operator, body, note),
  )

  implement(app, calls.operatorVoucherDisable, ({ trx, params, body, note }) =>
    disableVoucher(trx, { id: params.id, isWholeBatch: body.isWholeBatch }, note),
  )

  implement(app, calls.operatorOfferList, () => listOffers(deps.db))
}
