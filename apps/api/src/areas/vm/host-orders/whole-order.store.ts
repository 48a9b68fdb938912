import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../../db/connection.ts'
import { dataDisks } from '../host-disks/host-disks.store.ts'
import { ruleRows } from '../host-firewall/host-firewall.store.ts'
import { serverOrder, type VmHostKey } from '../hosts/hosts.store.ts'
import { wantedNodes } from '../networks/nodes.store.ts'

/** Everything an engine needs to build the server, with all that hangs on it, read at one moment. */
export const findWholeOrder = (db: Db, host: VmHostKey) =>
  serverOrder(db, host)
    .select([
      jsonArrayFrom(dataDisks(db, host)).as('disks'),
      jsonArrayFrom(wantedNodes(db, host)).as('nodes'),
      jsonArrayFrom(ruleRows(db, host)).as('rules'),
    ])
    .executeTakeFirstOrThrow()
