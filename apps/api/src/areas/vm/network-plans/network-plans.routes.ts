import type { FastifyInstance } from 'fastify'
import { networkPlanCalls } from '@sarv/contract/vm/network-plans/network-plans.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement, type Actor, type ProjectOfCall } from '../../../http/implement.ts'
import { askedBy } from '../topology/reach-question.rules.ts'
import type { PlanContext } from './changes.definition.ts'
import { applyPlan, dropPlan, readPlan, readPlannedReach, savePlan } from './network-plans.service.ts'

export const networkPlanRoutes = (app: FastifyInstance, { db, compute, secrets }: Dependencies): void => {
  const contextOf = (actor: Actor, project: ProjectOfCall, id: number): PlanContext => ({
    actor,
    project,
    id,
    tools: { compute, secrets },
    routing: compute(project.datacenterId).routing,
  })

  implement(app, networkPlanCalls.networkPlanGet, ({ actor, project, params, query }) =>
    readPlan(db, contextOf(actor, project, params.vpcHostId), { isWhole: query.WholeProject ?? false }),
  )

  implement(app, networkPlanCalls.networkPlanReach, ({ actor, project, params, query }) =>
    readPlannedReach(db, contextOf(actor, project, params.vpcHostId), askedBy(query)),
  )

  implement(app, networkPlanCalls.networkPlanSet, ({ trx, actor, project, params, body }) =>
    savePlan(trx, contextOf(actor, project, params.vpcHostId), body),
  )

  implement(app, networkPlanCalls.networkPlanDelete, ({ trx, actor, project, params, query }) =>
    dropPlan(trx, contextOf(actor, project, params.vpcHostId), query.Version),
  )

  implement(app, networkPlanCalls.networkPlanApply, ({ trx, actor, project, params, body }) =>
    applyPlan(trx, contextOf(actor, project, params.vpcHostId), body),
  )
}
