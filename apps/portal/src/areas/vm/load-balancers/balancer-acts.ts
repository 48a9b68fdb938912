import { serviceType } from '@sarv/contract/service-types'
import {
  loadBalancerAccess,
  loadBalancerCan,
  type LoadBalancerAction,
} from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import { refusalsOf } from '../../../services/refusals.ts'
import { useServiceRefusal } from '../../../services/use-service-refusal.ts'

const refusalOf = refusalsOf({
  access: loadBalancerAccess,
  whyNot: (action: LoadBalancerAction, balancer: { statusId: number }) =>
    loadBalancerCan(action, balancer) ? undefined : 'status',
  sentences: {},
})

/** Why an act on a load balancer is not possible now, in Persian. */
export const useBalancerRefusal = (projectId: number) =>
  useServiceRefusal(projectId, serviceType.loadBalancer, refusalOf)
