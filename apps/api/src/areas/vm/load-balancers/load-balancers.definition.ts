import { serviceStatus } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import { loadBalancerCan, type LoadBalancerAction } from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import { vpcPricing } from '@sarv/contract/vm/vpcs/vpcs.price'
import { AppError } from '../../../errors/app-error.ts'
import { balancerTag } from '../../../ports/compute/balancers.engine.ts'
import { defineService, type ServiceInput } from '../../../services/service.ts'
import { computeOf, type VmOperation } from '../hosts/hosts.steps.ts'
import { lockBalancer, type BalancerKey } from './load-balancers.store.ts'

export type BalancerOperation<Extra extends object = object> = VmOperation<ServiceInput & Extra>

export type LockedBalancer = NonNullable<Awaited<ReturnType<typeof lockBalancer>>>

/** A load balancer as a service that somebody ordered; its plans are those of private clouds. */
export const balancerService = defineService({
  type: serviceType.loadBalancer,
  cacheGroup: 'LoadBalance',
  engine: computeOf,
  pricing: vpcPricing,
  lock: lockBalancer,
  rules: (_trx, balancer: LockedBalancer, action: LoadBalancerAction): LockedBalancer => {
    if (loadBalancerCan(action, balancer)) return balancer
    throw new AppError('status_forbids', { status: serviceStatus.label(balancer.statusId) })
  },
})

export const tagOf = ({ projectId, id }: BalancerKey): string => balancerTag(projectId, id)
