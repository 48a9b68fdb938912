import type { Db } from '../../../db/connection.ts'
import { endDisks } from '../host-disks/host-disks.store.ts'
import { endFirewall } from '../host-firewall/held-rules.ts'
import { endIps } from '../host-ips/host-ips.usage.ts'
import { endSnapshots } from '../host-snapshots/host-snapshots.store.ts'
import { endNodes } from '../networks/nodes.service.ts'
import { endAttachmentsOf } from '../volumes/attachments.store.ts'
import type { VmHostKey } from './hosts.store.ts'

/**
 * What the nouns around a server write down once it is gone from the engine: their rows end, and what they held of the
 * customer's limits is given back. In the transaction that ends the server, each at most once.
 */
export const goesWithServer: readonly ((trx: Db, host: VmHostKey & { customerId: number }) => Promise<void>)[] = [
  endFirewall,
  endIps,
  endNodes,
  endSnapshots,
  endDisks,
  endAttachmentsOf,
]
