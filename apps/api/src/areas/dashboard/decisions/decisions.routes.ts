import type { FastifyInstance } from 'fastify'
import { decisionCalls } from '@sarv/contract/dashboard/decisions/decisions.calls'
import type { DecisionListItem } from '@sarv/contract/dashboard/decisions/decisions.schemas'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import type { Decision } from '../../../decisions.ts'
import { hideDecision, listDecisions } from './decisions.service.ts'

const nothing = {
  limitRials: null,
  itemId: null,
  projectId: null,
  project: null,
  serviceType: null,
  serviceId: null,
  product: null,
  service: null,
  count: null,
  sentence: null,
  reason: null,
  idleReason: null,
  canRetry: false,
  canHide: false,
}

const toItem = ({ at, ...decision }: Decision): DecisionListItem => ({
  ...nothing,
  ...decision,
  date: at ? toWire(at) : null,
})

export const decisionRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  implement(app, decisionCalls.decisionList, async ({ actor }) =>
    (await listDecisions(dependencies, actor, new Date())).map(toItem),
  )

  implement(app, decisionCalls.decisionHide, ({ trx, actor, body }) =>
    hideDecision(trx, dependencies, actor, body, new Date()),
  )
}
