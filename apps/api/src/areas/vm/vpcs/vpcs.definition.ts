import { serviceStatus } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import { vpcPricing } from '@sarv/contract/vm/vpcs/vpcs.price'
import { vpcCan, type VpcAction } from '@sarv/contract/vm/vpcs/vpcs.rules'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { routerTag } from '../../../ports/compute/routers.engine.ts'
import { defineService, type ServiceInput } from '../../../services/service.ts'
import { computeOf, type VmOperation } from '../hosts/hosts.steps.ts'
import { findVpc, lockVpc, type VpcKey } from './vpcs.store.ts'

export type VpcOperation<Extra extends object = object> = VmOperation<ServiceInput & Extra>

export type LockedVpc = NonNullable<Awaited<ReturnType<typeof lockVpc>>>

/** A private cloud as a service that somebody ordered. */
export const vpcService = defineService({
  type: serviceType.vpc,
  cacheGroup: 'Vpc',
  engine: computeOf,
  pricing: vpcPricing,
  lock: lockVpc,
  rules: (_trx, vpc: LockedVpc, action: VpcAction): LockedVpc => {
    if (vpcCan(action, vpc)) return vpc
    throw new AppError('status_forbids', { status: serviceStatus.label(vpc.statusId) })
  },
})

export const routerOf = ({ projectId, id }: VpcKey): string => routerTag(projectId, id)

/** For what is only read about a private cloud. */
export const foundVpc = async (db: Db, key: VpcKey) => {
  const vpc = await findVpc(db, key)
  if (!vpc) throw new AppError('not_found')
  return vpc
}
