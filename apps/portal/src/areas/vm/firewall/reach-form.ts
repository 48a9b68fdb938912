import { firewallProtocol } from '@sarv/contract/enums'
import { isIpAddress, portRange } from '@sarv/contract/field-rules'
import { normalizeTechnical } from '@sarv/contract/normalize'
import { hasPorts } from '@sarv/contract/vm/host-firewall/port-list.rules'
import type { Problems } from '../../../ui/form-resolver.ts'
import { firewallText } from './firewall.fa.ts'

export interface ReachForm {
  /** `mine`, `other`, or the id of a server. */
  from: string | number | null
  address: string
  firewallProtocolId: number
  port: string
}

export const newReachForm = (managementPort: number): ReachForm => ({
  from: 'mine',
  address: '',
  firewallProtocolId: firewallProtocol.id.tcp,
  port: String(managementPort),
})

const text = firewallText.reach.problems

const isPort = (typed: string): boolean =>
  /^\d{1,5}$/.test(typed) && Number(typed) >= portRange.min && Number(typed) <= portRange.max

/** What is wrong with each field. */
export const reachProblems = ({ from, address, firewallProtocolId, port }: ReachForm): Problems<ReachForm> => ({
  address: from === 'other' && !isIpAddress(normalizeTechnical(address)) ? text.address : undefined,
  port: hasPorts(firewallProtocolId) && !isPort(normalizeTechnical(port)) ? text.port : undefined,
})

/** The question as its call takes it. */
export const reachQuestion = ({ from, address, firewallProtocolId, port }: ReachForm, myAddress: string) => ({
  FirewallProtocolId: firewallProtocolId,
  ...(typeof from === 'number'
    ? { FromVmHostId: from }
    : { FromAddress: from === 'other' ? normalizeTechnical(address) : myAddress }),
  ...(hasPorts(firewallProtocolId) && { Port: Number(normalizeTechnical(port)) }),
})
