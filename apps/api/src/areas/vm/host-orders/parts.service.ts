import type { Db } from '../../../db/connection.ts'
import { endFirewall } from '../host-firewall/held-rules.service.ts'
import { defaultRuleCount, insertDefaultRules } from '../host-firewall/default-rules.service.ts'
import { endDisks, insertDisks } from '../host-disks/host-disks.store.ts'
import { endIps } from '../host-ips/extra-ips.service.ts'
import { insertPrimaryIps } from '../host-ips/host-ips.store.ts'
import { endSnapshots } from '../host-snapshots/host-snapshots.store.ts'
import { endMembers } from '../load-balancers/leaving.steps.ts'
import { endWaysTo } from '../vpc-nats/ways-in.service.ts'
import { endNodes, reserveNode } from '../networks/nodes.service.ts'
import { endAttachmentsOf } from '../volumes/attachments.store.ts'
import { giveBackOrder, takeForOrderAgain } from '../../financial/holds/holds.service.ts'
import { vmHostService } from '../hosts/hosts.definition.ts'
import { limitsOf } from '../hosts/hosts.limits.ts'
import { findPaidState, findServerOrder, type VmHostKey } from '../hosts/hosts.store.ts'
import { findPricedVm } from '../hosts/size.store.ts'

/** What an order wants around its server; kept with the operation, for when it is tried again. */
export interface WantedParts {
  vmNetworkId?: number | undefined
  /** Absent: the lowest that is free. */
  address?: string | undefined
  dataDiskGb?: number | undefined
}

interface NewServer {
  name: string
  operatingSystemId: number
  wantsIpv4: boolean
  wantsIpv6: boolean
}

/** The rows of what a new server comes with: addresses, disks, firewall, its place in a network. Takes no limits. */
export const insertParts = async (trx: Db, key: VmHostKey, server: NewServer, wanted: WantedParts): Promise<void> => {
  const { projectId, id: vmHostId } = key
  await insertPrimaryIps(trx, key, server)
  await insertDisks(trx, key, { name: server.name, dataDiskGb: wanted.dataDiskGb })
  await insertDefaultRules(trx, { projectId, vmHostId, operatingSystemId: server.operatingSystemId })
  if (wanted.vmNetworkId !== undefined) {
    await reserveNode(trx, { projectId, vmHostId, vmNetworkId: wanted.vmNetworkId, address: wanted.address })
  }
}

type HostOfCustomer = VmHostKey & { customerId: number }
type OrderedHost = HostOfCustomer & { userId: number | null }

/** What the nouns around a server write down once it is gone from the engine; each at most once. */
const goesWithServer: readonly ((trx: Db, host: HostOfCustomer) => Promise<void>)[] = [
  endFirewall,
  endIps,
  endWaysTo,
  endMembers,
  endNodes,
  endSnapshots,
  endDisks,
  endAttachmentsOf,
]

/** The server is gone from the engine, or never came to be: everything it held is free. */
export const giveEverythingBack = async (trx: Db, host: HostOfCustomer): Promise<void> => {
  await giveBackOrder(trx, vmHostService.of(host))
  for (const end of goesWithServer) await end(trx, host)
}

/** Before a server that was not built is tried again. */
export const takeEverythingAgain = async (trx: Db, host: OrderedHost, wanted: WantedParts): Promise<void> => {
  const order = await findServerOrder(trx, host)
  const server = {
    name: order.name,
    operatingSystemId: order.operatingSystemId,
    wantsIpv4: order.wantsIpv4,
    wantsIpv6: order.wantsIpv6,
  }
  await insertParts(trx, host, server, wanted)
  const { running: lines } = await findPaidState(trx, host)
  const amounts = {
    ...limitsOf(await findPricedVm(trx, host)),
    firewallRule: defaultRuleCount(server.operatingSystemId),
  }
  const service = { ...vmHostService.of(host), name: order.name }
  await takeForOrderAgain(trx, service, { amounts, lines, userId: host.userId })
}
