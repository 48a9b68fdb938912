import { firewallDirection, powerStatus } from '@sarv/contract/enums'
import { decide, type FirewallKind, type Packet } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findVmHost, type VmHostKey } from '../hosts/hosts.store.ts'
import { listRules } from './host-firewall.store.ts'

/** Whether a server would take what knocks at its own door; how it gets there is another question. */
export const readEntrance = async (
  db: Db,
  key: VmHostKey,
  packet: Omit<Packet, 'directionId'>,
  kind: FirewallKind,
): Promise<{ isOn: boolean; isLetIn: boolean }> => {
  const host = await findVmHost(db, key)
  if (!host) throw new AppError('not_found')
  const rules = await listRules(db, key)
  return {
    isOn: host.powerStatus === powerStatus.id.poweredOn,
    isLetIn: decide(rules, kind, { ...packet, directionId: firewallDirection.id.ingress }).isAllowed,
  }
}
