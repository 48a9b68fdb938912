import { serviceStatus } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import { vmHostPricing } from '@sarv/contract/vm/hosts/hosts.price'
import { whyNot, type VmHostAction } from '@sarv/contract/vm/hosts/hosts.rules'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { defineService } from '../../../services/service.ts'
import { computeOf } from './hosts.steps.ts'
import { findVmHost, lockVmHost, type VmHostKey } from './hosts.store.ts'

export type LockedVmHost = NonNullable<Awaited<ReturnType<typeof lockVmHost>>>

type JudgedVmHost = Pick<LockedVmHost, 'statusId' | 'powerStatus' | 'isCluster' | 'isLocked'>

export const refuseByRule = (action: VmHostAction, host: JudgedVmHost): void => {
  const obstacle = whyNot(action, host)
  if (obstacle === 'locked') throw new AppError('server_locked')
  if (obstacle) throw new AppError('status_forbids', { status: serviceStatus.label(host.statusId) })
}

export const vmHostService = defineService({
  type: serviceType.vm,
  cacheGroup: 'VmHost',
  engine: computeOf,
  pricing: vmHostPricing,
  lock: lockVmHost,
  rules: (_trx, host, action: VmHostAction) => {
    refuseByRule(action, host)
    return host
  },
})

/** For what is only read about a server. */
export const findServer = async (db: Db, key: VmHostKey) => {
  const host = await findVmHost(db, key)
  if (!host) throw new AppError('not_found')
  return host
}

/** What the audit log writes for a call about something of a server which its path does not name. */
export const targetOnServer = (projectId: number, vmHostId: number, id: number): string =>
  `projectId:${projectId} vmHostId:${vmHostId} id:${id}`
