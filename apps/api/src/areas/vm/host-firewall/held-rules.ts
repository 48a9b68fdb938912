import type { Db } from '../../../db/connection.ts'
import { releaseLimit, takeLimit } from '../../portal/limits.service.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'
import { deleteRules } from './host-firewall.store.ts'
import { deleteTrial } from './trials.store.ts'

type HostOfCustomer = VmHostKey & { customerId: number }

/** Lets the server's rules count as `count` in its customer's limits from now on; refuses what is over them. */
export const holdRules = async (trx: Db, { projectId, id, customerId }: HostOfCustomer, count: number) => {
  const { firewall_rules_held: held } = await trx
    .selectFrom('vm_hosts')
    .select('firewall_rules_held')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (count === held) return
  if (count > held) await takeLimit(trx, customerId, { firewallRule: count - held })
  else await releaseLimit(trx, customerId, { firewallRule: held - count })
  await setRulesHeld(trx, { projectId, id }, count)
}

/** For limits that were taken, or are given back, together with others. */
export const setRulesHeld = async (trx: Db, { projectId, id }: VmHostKey, count: number): Promise<void> => {
  await trx
    .updateTable('vm_hosts')
    .set({ firewall_rules_held: count })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute()
}

/** The firewall goes with its server. */
export const endFirewall = async (trx: Db, host: HostOfCustomer): Promise<void> => {
  await holdRules(trx, host, 0)
  await deleteRules(trx, host)
  await deleteTrial(trx, host)
}
