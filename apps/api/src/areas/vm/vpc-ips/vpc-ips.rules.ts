import { networkNodeStatus } from '@sarv/contract/enums'
import { AppError } from '../../../errors/app-error.ts'
import { vpcIpText } from './vpc-ips.fa.ts'
import type { VpcIpRow } from './vpc-ips.store.ts'

/** What an address leads to, each in words. */
const usesOf = ({ forwards, vmHost, balancer, isSnat }: VpcIpRow): string[] => [
  ...(forwards.length > 0 ? [vpcIpText.uses.forwards(forwards)] : []),
  ...(vmHost === null ? [] : [vpcIpText.uses.server(vmHost)]),
  ...(balancer === null ? [] : [vpcIpText.uses.balancer(balancer.name)]),
  ...(isSnat ? [vpcIpText.uses.snat] : []),
]

export const refuseUsed = (ip: VpcIpRow): void => {
  const uses = usesOf(ip)
  if (uses.length > 0)
    throw new AppError('ip_leads_somewhere', { address: ip.ipAddress ?? '', things: vpcIpText.listed(uses) })
}

/** One that is there, and to which nothing is being done. */
export const refuseUnready = ({ statusId }: VpcIpRow): void => {
  if (statusId !== networkNodeStatus.id.connected)
    throw new AppError('ip_not_ready', { status: networkNodeStatus.label(statusId) })
}

export const refusePrimary = ({ isPrimary }: VpcIpRow): void => {
  if (isPrimary) throw new AppError('vpc_ip_primary')
}

/** Why an address stays; asked again before its removal is tried again. */
export const refuseRemoval = (ip: VpcIpRow): void => {
  refusePrimary(ip)
  if (ip.isProtected) throw new AppError('ip_protected', { address: ip.ipAddress ?? '' })
  refuseUsed(ip)
  if (ip.statusId !== networkNodeStatus.id.failed) refuseUnready(ip)
}
