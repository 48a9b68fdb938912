import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { releaseLimit, takeLimit, type Amounts } from '../../portal/limits.service.ts'
import { updateVmHost, type VmHostKey } from './hosts.store.ts'

/**
 * What a server holds of its customer's limits, given back and taken exactly once: the two columns that say so turn in the
 * statement that answers the amounts. Firewall rules and addresses beyond the first hold their own.
 */
interface Held {
  customerId: number
  /** What a server in the bin still holds: its disks and its address. */
  lasting: Amounts
  /** What only a server outside of it holds. */
  working: Amounts
  isParked: boolean
}

interface Turn {
  holds_limits?: boolean
  limits_parked?: boolean
}

const turn = async (trx: Db, key: VmHostKey, from: Turn, to: Turn): Promise<Held | undefined> => {
  let query = updateVmHost(trx, key).set(to)
  if (from.holds_limits !== undefined) query = query.where('holds_limits', '=', from.holds_limits)
  if (from.limits_parked !== undefined) query = query.where('limits_parked', '=', from.limits_parked)
  const row = await query
    .returning(['cpu', 'memory_gb', 'disk_gb', 'wants_ipv4', 'limits_parked'])
    .returning((eb) => [
      eb
        .selectFrom('projects')
        .whereRef('projects.id', '=', 'vm_hosts.project_id')
        .select('customer_id')
        .$asScalar()
        .$notNull()
        .as('customer_id'),
      eb
        .selectFrom('vm_host_disks as d')
        .whereRef('d.project_id', '=', 'vm_hosts.project_id')
        .whereRef('d.vm_host_id', '=', 'vm_hosts.id')
        .where('d.deleted_at', 'is', null)
        .select(sql<number>`coalesce(sum(d.size_gb), 0)::int`.as('gb'))
        .$asScalar()
        .$notNull()
        .as('data_disk_gb'),
    ])
    .executeTakeFirst()
  if (!row) return undefined
  return {
    customerId: row.customer_id,
    lasting: { diskGb: row.disk_gb + row.data_disk_gb, ip: row.wants_ipv4 ? 1 : 0 },
    working: { cpu: row.cpu, memoryGb: row.memory_gb, vm: 1 },
    isParked: row.limits_parked,
  }
}

/** All that it holds, in the bin or not. Before its disks end: their size is part of it. */
export const giveLimitsBack = async (trx: Db, key: VmHostKey): Promise<void> => {
  const held = await turn(trx, key, { holds_limits: true }, { holds_limits: false })
  if (held) await releaseLimit(trx, held.customerId, { ...held.lasting, ...(!held.isParked && held.working) })
}

/** For a server that is tried again; `more` is taken in the same breath. After its disks are written. */
export const takeLimitsAgain = async (trx: Db, key: VmHostKey, more: Amounts): Promise<void> => {
  const missing = await turn(trx, key, { holds_limits: false }, { holds_limits: true, limits_parked: false })
  if (missing) await takeLimit(trx, missing.customerId, { ...missing.lasting, ...missing.working, ...more })
}

/** Into the bin: what is not kept for it is free for others. */
export const parkLimits = async (trx: Db, key: VmHostKey): Promise<void> => {
  const held = await turn(trx, key, { holds_limits: true, limits_parked: false }, { limits_parked: true })
  if (held) await releaseLimit(trx, held.customerId, held.working)
}

/** Out of the bin again; refused where the customer has used it up meanwhile. */
export const unparkLimits = async (trx: Db, key: VmHostKey): Promise<void> => {
  const held = await turn(trx, key, { holds_limits: true, limits_parked: true }, { limits_parked: false })
  if (held) await takeLimit(trx, held.customerId, held.working)
}
