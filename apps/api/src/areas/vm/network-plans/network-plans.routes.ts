import type { FastifyInstance } from 'fastify'
import { networkPlanCalls } from '@sarv/contract/vm/network-plans/network-plans.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement, type Actor, type ProjectOfCall } from '../../../http/implement.ts'
import { askedBy } from '../topology/reach-question.rules.ts'
import type { PlanContext } from './changes.definition.ts'
import { applyPlan, dropPlan, readPlan, readPlannedReach, savePlan } from './network-plans.service.ts'

interface PlanCall {
  actor: Actor
  project: ProjectOfCall
  params: { vpcHostId: number }
  ip: string
}

export const networkPlanRoutes = (app: FastifyInstance, { db, compute, secrets }: Dependencies): void => {
  const contextOf = ({ actor, project, params, ip }: PlanCall): PlanContext => ({
    actor,
    project,
    id: params.vpcHostId,
    address: ip,
    tools: { compute, secrets },
    routing: compute(project.datacenterId).routing,
  })

  implement(app, networkPlanCalls.networkPlanGet, (call) =>
    readPlan(db, contextOf(call), { isWhole: call.query.WholeProject ?? false }),
  )

  implement(app, networkPlanCalls.networkPlanReach, (call) =>
    readPlannedReach(db, contextOf(call), askedBy(call.query)),
  )

  implement(app, networkPlanCalls.networkPlanSet, (call) => savePlan(call.trx, contextOf(call), call.body))

  implement(app, networkPlanCalls.networkPlanDelete, (call) => dropPlan(call.trx, contextOf(call), call.query.Version))

  implement(app, networkPlanCalls.networkPlanApply, (call) => applyPlan(call.trx, contextOf(call), call.body))
}
