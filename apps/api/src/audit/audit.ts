import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Logger } from '../db/connection.ts'
import { repeat } from '../jobs/loops.ts'
import type { SecretBox } from '../secrets.ts'
import { inBatches } from './batches.ts'
import { appendToChain, type NewAuditRow } from './chain.ts'

/** What a call did, without how it ended. */
export type AuditEntry = Omit<NewAuditRow, 'status'>

/** Something that has begun: it will stand in the chain, even if the process ends here. */
export interface Begun {
  key: string
  entry: AuditEntry
}

export interface Audit {
  /** Before the work: throws where it cannot be written, so that nothing happens unseen. */
  begin(entry: AuditEntry): Promise<Begun>
  /** After it, with what became known meanwhile. Never throws: what is left open is written by the sweep. */
  finish(begun: Begun, status: number): Promise<void>
  /** Nothing was decided about it: no line is written. */
  forget(begun: Begun): Promise<void>
  /** In one go, for what needs no beginning: a sign-in that failed. */
  write(entry: AuditEntry, status: number): Promise<void>
}

/** What the kept outcome means when the process ended in the middle. */
export const unknownStatus = 0

export const createAudit = (db: Db, secrets: SecretBox, log: Logger): Audit => {
  const writeLines = inBatches<{ key?: string; row: NewAuditRow }>((lines) =>
    db.transaction().execute(async (trx) => {
      const keys = lines.flatMap(({ key }) => key ?? [])
      if (keys.length > 0)
        await trx
          .deleteFrom('audit_begun')
          .where('key', '=', sql<string>`any(${keys})`)
          .execute()
      await appendToChain(
        trx,
        secrets,
        lines.map(({ row }) => row),
      )
    }),
  )
  const write = (entry: AuditEntry, status: number, key?: string) =>
    writeLines({ ...(key !== undefined && { key }), row: { ...entry, status } })
  return {
    begin: async (entry) => {
      const key = randomUUID()
      await db
        .insertInto('audit_begun')
        .values({ ...entry, key })
        .execute()
      return { key, entry }
    },
    finish: ({ key, entry }, status) =>
      write(entry, status, key).catch((error: unknown) =>
        log.error({ err: error, event: entry.event }, 'not written to the audit log; the sweep will'),
      ),
    forget: async ({ key }) => {
      await db.deleteFrom('audit_begun').where('key', '=', key).execute()
    },
    write,
  }
}

const sweepEveryMs = 60_000
/** Longer than any request lives. */
const abandonedAfterMs = 10 * 60_000

/** Writes what a crash left open, with an unknown outcome. Answers how many. */
export const sweepBegun = (db: Db, secrets: SecretBox, olderThan = new Date(Date.now() - abandonedAfterMs)) =>
  db.transaction().execute(async (trx) => {
    const left = await trx.deleteFrom('audit_begun').where('at', '<', olderThan).returningAll().execute()
    const inOrder = left.toSorted((a, b) => a.at.getTime() - b.at.getTime())
    await appendToChain(
      trx,
      secrets,
      inOrder.map(({ key: _key, ...entry }) => ({ ...entry, status: unknownStatus })),
    )
    return left.length
  })

export const startAuditSweep = (db: Db, secrets: SecretBox, log: Logger): (() => Promise<void>) =>
  repeat(sweepEveryMs, () => sweepBegun(db, secrets), log)
