import { networkNodeStatus } from '@sarv/contract/enums'
import { extraAddressesPerServer } from '@sarv/contract/limits'
import { serviceType } from '@sarv/contract/service-types'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { refuseWhileRunning } from '../../../operations/enqueue.ts'
import { judgeService } from '../../../services/service.ts'
import { vmHostService } from '../hosts/hosts.definition.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'
import { countExtraIps, findHostIp } from './host-ips.store.ts'

/* What must be so before something is done to an address; asked again before a try that has failed is tried again. */

type HostIp = NonNullable<Awaited<ReturnType<typeof findHostIp>>>

export const foundIp = async (trx: Db, { projectId, id, ipId }: VmHostKey & { ipId: number }): Promise<HostIp> => {
  const ip = await findHostIp(trx, { projectId, id }, ipId)
  if (!ip) throw new AppError('not_found')
  return ip
}

export const refuseProtected = ({ isProtected, ipAddress }: HostIp): void => {
  if (isProtected) throw new AppError('ip_protected', { address: ipAddress ?? '' })
}

export const refuseTooMany = async (db: Db, { projectId, id }: VmHostKey): Promise<void> => {
  const max = extraAddressesPerServer
  if ((await countExtraIps(db, { projectId, id })) >= max) throw new AppError('too_many_addresses', { max })
}

export const notReady = (statusId: number) =>
  new AppError('ip_not_ready', { status: networkNodeStatus.label(statusId) })

/** The address that is to leave its server; both servers are held. `isAgain`: also one that a failed try left in the middle. */
export const judgeIpMove = async (
  trx: Db,
  { from, to, ipId }: { from: VmHostKey; to: VmHostKey; ipId: number },
  { isAgain = false }: { isAgain?: boolean } = {},
): Promise<HostIp> => {
  const { projectId } = from
  // Always in the same order: two that go the opposite way must not wait for each other.
  for (const id of [from.id, to.id].toSorted((a, b) => a - b)) await vmHostService.lock(trx, { projectId, id })
  for (const id of isAgain ? [from.id, to.id] : [from.id])
    await judgeService(trx, { projectId, id }, vmHostService, 'ip')
  await refuseWhileRunning(trx, serviceType.vm, from.id)
  const ip = await foundIp(trx, { ...from, ipId })
  if (to.id === from.id) throw new AppError('nothing_changed')
  if (ip.isPrimary) throw new AppError('ip_stays')
  const { connected, failed } = networkNodeStatus.id
  if (ip.statusId !== connected && !(isAgain && ip.statusId === failed)) throw notReady(ip.statusId)
  return ip
}
