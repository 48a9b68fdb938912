import type { FastifyInstance } from 'fastify'
import { operatorPaymentCalls as calls } from '@sarv/contract/operator/operator-payments/operator-payments.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { findPayments } from '../../financial/payments/find.service.ts'
import { askBankAgain, settlePayment } from './operator-payments.service.ts'
import { listUnclear } from './operator-payments.store.ts'

export const operatorPaymentRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  implement(app, calls.operatorPaymentList, async () =>
    (await listUnclear(deps.db)).map(({ createdAt, ...payment }) => ({ ...payment, createDate: toWire(createdAt) })),
  )

  implement(app, calls.operatorPaymentFind, async ({ query }) =>
    (await findPayments(deps.db, query.Search)).map(({ createdAt, ...payment }) => ({
      ...payment,
      createDate: toWire(createdAt),
    })),
  )

  implement(app, calls.operatorPaymentAsk, ({ trx, params, note }) => askBankAgain(trx, params.id, note))

  implement(app, calls.operatorPaymentSettle, ({ trx, operator, params, body, note }) =>
    settlePayment(trx, deps, operator, { id: params.id, ...body }, note),
  )
}
