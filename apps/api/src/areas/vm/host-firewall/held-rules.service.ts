import type { Db } from '../../../db/connection.ts'
import { findHeld, holdLimits } from '../../../services/limits.service.ts'
import { vmHostService } from '../hosts/hosts.definition.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'
import { deleteRules, listRules } from './host-firewall.store.ts'
import { deleteTrial } from './trials.store.ts'

/** Lets the server's rules count as `count` in its customer's limits from now on; refuses what is over them. */
export const holdRules = (trx: Db, host: VmHostKey & { customerId: number }, count: number): Promise<void> =>
  holdLimits(trx, vmHostService.of(host), { firewallRule: count })

export const findHeldRules = (db: Db, host: VmHostKey & { customerId: number }): Promise<number> =>
  findHeld(db, vmHostService.of(host), 'firewallRule')

/** From here on nothing can bring more rules back than there are. */
export const holdPresentRules = async (trx: Db, host: VmHostKey & { customerId: number }): Promise<void> =>
  holdRules(trx, host, (await listRules(trx, host)).length)

/** The firewall goes with its server, which gives its limits back. */
export const endFirewall = async (trx: Db, host: VmHostKey): Promise<void> => {
  await deleteRules(trx, host)
  await deleteTrial(trx, host)
}
