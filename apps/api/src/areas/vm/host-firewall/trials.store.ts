import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import type { Due } from '../../../db/due.ts'
import { userTitle } from '../../../db/user-title.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'
import type { KeptRule } from './host-firewall.store.ts'

/** The most trials that one list answers. */
const listCeiling = 100

const trialOf = (db: Db, { projectId, id }: VmHostKey) =>
  db.selectFrom('vm_firewall_trials as t').where('t.project_id', '=', projectId).where('t.vm_host_id', '=', id)

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`

export interface NewTrial {
  previous: readonly KeptRule[]
  userId: number | null
  seconds: number
}

export const insertTrial = async (trx: Db, { projectId, id }: VmHostKey, { previous, userId, seconds }: NewTrial) => {
  await trx
    .insertInto('vm_firewall_trials')
    .values({
      project_id: projectId,
      vm_host_id: id,
      previous: JSON.stringify(previous),
      user_id: userId,
      revert_at: inSeconds(seconds),
    })
    .execute()
}

/** By the database's clock, which alone decides when it goes back. */
const secondsLeft = sql<number>`greatest(0, ceil(extract(epoch from t.revert_at - now())))::int`

export interface Trial {
  previous: KeptRule[]
  user: string | null
  revertAt: Date
  secondsLeft: number
}

export const findTrial = async (db: Db, key: VmHostKey): Promise<Trial | undefined> => {
  const row = await trialOf(db, key)
    .leftJoin('users as u', 'u.id', 't.user_id')
    .select(['t.previous', 't.revert_at', userTitle.as('user'), secondsLeft.as('seconds_left')])
    .executeTakeFirst()
  return (
    row && {
      previous: row.previous as KeptRule[],
      user: row.user,
      revertAt: row.revert_at,
      secondsLeft: row.seconds_left,
    }
  )
}

/** Of one customer, in the projects that someone sees; the most urgent first. */
export const listTrials = (
  db: Db,
  { customerId, visibleProjectIds }: { customerId: number; visibleProjectIds?: readonly number[] },
) =>
  db
    .selectFrom('vm_firewall_trials as t')
    .innerJoin('projects as p', 'p.id', 't.project_id')
    .innerJoin('vm_hosts as h', (join) =>
      join.onRef('h.project_id', '=', 't.project_id').onRef('h.id', '=', 't.vm_host_id'),
    )
    .leftJoin('users as u', 'u.id', 't.user_id')
    .where('p.customer_id', '=', customerId)
    .where('p.deleted_at', 'is', null)
    .where('h.deleted_at', 'is', null)
    .where('h.binned_at', 'is', null)
    .$if(visibleProjectIds !== undefined, (query) =>
      query.where('t.project_id', 'in', [0, ...(visibleProjectIds ?? [])]),
    )
    .select([
      't.project_id as projectId',
      't.vm_host_id as vmHostId',
      'h.name as vmHost',
      't.revert_at as revertAt',
      userTitle.as('user'),
      secondsLeft.as('secondsLeft'),
    ])
    .orderBy('t.revert_at')
    .limit(listCeiling)
    .execute()

/** The time to confirm begins anew. */
export const postponeRevert = async (trx: Db, { projectId, id }: VmHostKey, seconds: number): Promise<void> => {
  await trx
    .updateTable('vm_firewall_trials')
    .set({ revert_at: inSeconds(seconds) })
    .where('project_id', '=', projectId)
    .where('vm_host_id', '=', id)
    .execute()
}

export const deleteTrial = async (trx: Db, { projectId, id }: VmHostKey): Promise<void> => {
  await trx.deleteFrom('vm_firewall_trials').where('project_id', '=', projectId).where('vm_host_id', '=', id).execute()
}

/** Whose time is up. */
export const dueTrials = {
  table: 'vm_firewall_trials',
  key: ['project_id', 'vm_host_id'],
  at: sql.ref('revert_at'),
  join: sql`join vm_hosts as h on (h.project_id, h.id) = (vm_firewall_trials.project_id, vm_host_id)`,
  where: sql`h.deleted_at is null and h.binned_at is null`,
} as const satisfies Due<'vm_firewall_trials'>
