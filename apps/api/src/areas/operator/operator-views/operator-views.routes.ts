import type { FastifyInstance } from 'fastify'
import { operatorViewCalls as calls } from '@sarv/contract/operator/operator-views/operator-views.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { createFindCaller } from '../../../http/authorize.store.ts'
import { implement } from '../../../http/implement.ts'
import { countView, endView, startView } from './operator-views.service.ts'

export const operatorViewRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  const { db } = deps

  implement(
    app,
    calls.operatorViewStart,
    {
      prepare: ({ operator }) => countView(db, operator),
      handle: ({ trx, operator, params, body, note, log }) =>
        startView(
          trx,
          deps,
          (open) => createFindCaller(open, log),
          { operator, customerId: params.id, reason: body.reason },
          note,
        ),
    },
    { noIdempotency: 'the token is shown once' },
  )

  implement(app, calls.operatorViewEnd, ({ trx, operator, params, note }) => endView(trx, operator, params.id, note))
}
