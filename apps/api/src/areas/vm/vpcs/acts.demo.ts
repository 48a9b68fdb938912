import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { poll } from '../../../ports/waiting.ts'
import type { Started } from '../../../services/service.ts'

const minuteMs = 60_000

/** What an order or an act of the demo makes. */
const tables = [
  'vm_firewall_rules',
  'vm_host_disks',
  'vm_host_ips',
  'vm_load_balancers',
  'vm_network_nodes',
  'vm_networks',
  'vm_volumes',
  'vpc_host_ips',
  'vpc_hosts',
  'vpc_interfaces',
  'vpc_nats',
] as const

/** Rows are as old as what is told of them; `since` when they were made, absent: in this transaction. */
export const dateNewRows = async (
  trx: Db,
  { projectId, at, since }: { projectId: number; at: Date; since?: Date },
): Promise<void> => {
  const from = since ? sql<Date>`${since}::timestamptz` : sql<Date>`now()`
  for (const table of tables) {
    await sql`update ${sql.table(table)} set created_at = ${at}
      where project_id = ${projectId} and created_at >= ${from}`.execute(trx)
  }
}

/** A worker does it by the real clock: the operation is over, and it and what it made are dated with the moment it is told of. */
const dateAct = async (db: Db, operationId: number, at: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { since, projectId } = await trx
      .selectFrom('operations')
      .where('id', '=', operationId)
      .select(['created_at as since', 'project_id as projectId'])
      .executeTakeFirstOrThrow()
    if (projectId !== null) await dateNewRows(trx, { projectId, at, since })
    const shift = sql`${since}::timestamptz - ${at}::timestamptz`
    await sql`update operation_steps set started_at = started_at - (${shift}), ended_at = ended_at - (${shift})
      where operation_id = ${operationId}`.execute(trx)
    await sql`update operations set created_at = ${at}, started_at = started_at - (${shift}), ended_at = ended_at - (${shift})
      where id = ${operationId}`.execute(trx)
  })

export const untilFound =
  (signal: AbortSignal) =>
  <Found>(look: () => Promise<Found | undefined>): Promise<Found> =>
    poll({ signal, pollMs: 100 }, look)

/**
 * For a demo that does one thing after the other, as soon as a worker has built what it needs; told as if it began at `from`,
 * a minute for each.
 */
export const demoActs = (db: Db, { signal, from }: { signal: AbortSignal; from: Date }) => {
  let acts = 0
  const until = untilFound(signal)
  const isOver = async (operationId: number) =>
    (await db.selectFrom('operations').where('id', '=', operationId).select('ended_at as endedAt').executeTakeFirst())
      ?.endedAt ?? undefined
  return {
    /** `at`: when it was, where that is known. */
    act: async (start: (trx: Db) => Promise<Started>, at?: Date): Promise<void> => {
      const { operationId } = await inTransaction(db, start)
      acts += 1
      if (operationId === null) return
      await until(() => isOver(operationId))
      await dateAct(db, operationId, at ?? new Date(from.getTime() + acts * minuteMs))
    },
  }
}

/** Where nobody works, or too slowly, a demo without this is fine. */
export const unlessLate = async (withinMs: number, build: (signal: AbortSignal) => Promise<void>): Promise<void> => {
  const signal = AbortSignal.timeout(withinMs)
  try {
    await build(signal)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
