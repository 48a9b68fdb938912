import type { FastifyInstance } from 'fastify'
import { operatorCustomerCalls as calls } from '@sarv/contract/operator/operator-customers/operator-customers.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import {
  confirmUser,
  disableCustomer,
  editLimit,
  enableCustomer,
  listIdentities,
  lookAtUser,
  readCustomer,
  refuseUser,
  searchCustomers,
} from './operator-customers.service.ts'

export const operatorCustomerRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  const { db, secrets } = deps

  implement(app, calls.operatorCustomerList, ({ query }) => searchCustomers(db, secrets, query.Search))

  implement(app, calls.operatorCustomerGet, ({ params }) => readCustomer(db, secrets, params.id))

  implement(app, calls.operatorCustomerEditLimit, ({ trx, params, body, note }) =>
    editLimit(trx, deps, params.id, body, note),
  )

  implement(app, calls.operatorCustomerDisable, ({ trx, params, body, note }) =>
    disableCustomer(trx, deps, params.id, body.answer, note),
  )

  implement(app, calls.operatorCustomerEnable, ({ trx, params, note }) => enableCustomer(trx, deps, params.id, note))

  implement(app, calls.operatorIdentityList, () => listIdentities(deps))

  implement(app, calls.operatorIdentityLook, ({ trx, params, note }) => lookAtUser(trx, secrets, params.id, note), {
    noIdempotency: 'the answer is what a person wrote about themselves, which is kept nowhere else unsealed',
  })

  implement(app, calls.operatorIdentityConfirm, ({ trx, params, body, note }) =>
    confirmUser(trx, secrets, { userId: params.id, seen: body.seen }, note),
  )

  implement(app, calls.operatorIdentityRefuse, ({ trx, params, body, note }) =>
    refuseUser(trx, deps, { userId: params.id, seen: body.seen, answer: body.answer }, note),
  )
}
