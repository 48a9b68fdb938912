import { firewallProtocol } from '@sarv/contract/enums'
import { hasPorts } from '@sarv/contract/vm/host-firewall/port-list.rules'
import type { ReachQuestion } from '@sarv/contract/vm/host-firewall/host-firewall.schemas'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'

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

const toSent =
  (myAddress: string) =>
  ({ from, address, firewallProtocolId, port }: ReachForm) => ({
    FirewallProtocolId: firewallProtocolId,
    ...(typeof from === 'number' ? { FromVmHostId: from } : { FromAddress: from === 'other' ? address : myAddress }),
    ...(hasPorts(firewallProtocolId) && { Port: port }),
  })

/** The call lets out what its protocol or its origin does not need; the form asks for what it shows. */
export const reachResolver = (myAddress: string) =>
  resolveBySchema<ReachForm, ReachQuestion>(
    async () => {
      const [{ ReachQuestion }, { IpAddress, Port, fromText }] = await Promise.all([
        import('@sarv/contract/vm/host-firewall/host-firewall.schemas'),
        import('@sarv/contract/fields'),
      ])
      return ReachQuestion.extend({ FromAddress: IpAddress.optional(), Port: fromText(Port).optional() })
    },
    { toSent: toSent(myAddress), fieldOf: { FromAddress: 'address', Port: 'port' } },
  )
