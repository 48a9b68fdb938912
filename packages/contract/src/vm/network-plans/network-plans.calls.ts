import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { QueryBoolean, fromText, optionalValue } from '../../fields.ts'
import { ReachAnswer } from '../host-firewall/host-firewall.schemas.ts'
import { VpcParams } from '../params.ts'
import { TopologyReachQuestion } from '../topology/reach.schemas.ts'
import {
  ApplyNetworkPlanModel,
  NetworkPlan,
  NetworkPlanSaved,
  PlanVersion,
  SetNetworkPlanModel,
} from './network-plans.schemas.ts'

const path = '/api/my/vm/{projectId}/vpc/{vpcHostId}/plan'

export const networkPlanCalls = {
  networkPlanGet: defineCall({
    method: 'GET',
    path: `${path}/get`,
    access: 'project:read',
    summary: 'Read what the caller plans to change in the network of a private cloud, and what would come of it',
    description:
      'A plan is its author’s own. It is tried out against the network as it is now, and nothing is changed: what has a problem says so, and the rest is priced and drawn. Without a plan the answer is an empty one with version 0.',
    params: VpcParams,
    query: z.object({
      WholeProject: optionalValue(QueryBoolean).describe('Pictures of the whole project; absent: of the private cloud'),
    }),
    response: NetworkPlan,
    provides: ['NetworkPlan', 'Network', 'VmHost', 'PublicIP', 'Vpc', 'VpcNat', 'LoadBalance'],
  }),
  networkPlanReach: defineCall({
    method: 'GET',
    path: `${path}/reach`,
    access: 'project:read',
    summary: 'Tell whether something could reach a port once what the caller plans is applied, and what decides',
    description: 'As `topologyReach` answers, in the network that the plan leaves. Nothing is changed.',
    params: VpcParams,
    query: TopologyReachQuestion,
    response: ReachAnswer,
    provides: ['NetworkPlan', 'Network', 'VmHost', 'PublicIP', 'Vpc', 'VpcNat', 'LoadBalance'],
  }),
  networkPlanSet: defineCall({
    method: 'PUT',
    path: `${path}/set`,
    access: 'project:operate',
    summary: 'Keep what is planned for the network of a private cloud',
    description:
      'Replaces the plan of the caller. Nothing else is changed; a plan with problems is kept too. A bigger bundle is put before the other changes, a smaller one behind them. 409 with `plan_changed`: another version was kept meanwhile.',
    params: VpcParams,
    body: SetNetworkPlanModel,
    response: NetworkPlanSaved,
    invalidates: ['NetworkPlan'],
  }),
  networkPlanDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete`,
    access: 'project:operate',
    summary: 'Throw away what is planned for the network of a private cloud',
    description:
      'Nothing is left of it, and the answer says version 0. Fine where there is none. 409 with `plan_changed`: another version than the given one was kept meanwhile.',
    params: VpcParams,
    query: z.object({
      Version: optionalValue(fromText(PlanVersion)).describe(
        'The one that is meant, as it was last answered; absent: any',
      ),
    }),
    response: NetworkPlanSaved,
    invalidates: ['NetworkPlan'],
  }),
  networkPlanApply: defineCall({
    method: 'POST',
    path: `${path}/apply`,
    access: 'project:operate',
    summary: 'Apply all that is planned for the network of a private cloud, in one operation',
    description:
      'All of it, or nothing: where one change fails, those before it are taken back. Each change asks for the right that its own call asks for, and is judged again. Until it has ended nothing else begins at the private cloud and at the servers that it changes.',
    params: VpcParams,
    body: ApplyNetworkPlanModel,
    response: Started,
    invalidates: ['NetworkPlan', 'Vpc', 'Network', 'PublicIP', 'VpcNat', 'LoadBalance', 'VmHost', 'Operation'],
  }),
}
