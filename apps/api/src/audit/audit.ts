import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Logger } from '../db/connection.ts'
import { inPlainTransaction } from '../db/transaction.ts'
import { repeat } from '../operations/loops.ts'
import type { SecretBox } from '../secrets.ts'
import { inBatches } from './batches.ts'
import { begunMac } from '../db/begun-mac.ts'
import { appendToChain, type NewAuditRow } from './chain.ts'
import { findBy, type FindObject } from './objects.ts'
import type { Lookups } from './objects.store.ts'

/** What a call did, without how it ended. */
export type AuditEntry = Omit<NewAuditRow, 'status'>

/** Something that has begun: it will stand in the chain, even if the process ends here. */
export interface Begun {
  key: string
  entry: AuditEntry
}

export interface Audit {
  /** What the things are called that a line is about. */
  findObject: FindObject
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

export const createAudit = (db: Db, secrets: SecretBox, log: Logger, lookups: Lookups = {}): Audit => {
  const writeLines = inBatches<{ key?: string; row: NewAuditRow }>((lines) =>
    inPlainTransaction(db, async (trx) => {
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
    findObject: findBy(db, lookups),
    begin: async (entry) => {
      const key = randomUUID()
      const row = { ...entry, key }
      await db
        .insertInto('audit_begun')
        .values({ ...row, mac: begunMac(secrets, row) })
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

/**
 * Writes what a crash left open, with an unknown outcome. What Sarv did not write stays where it is and never enters the
 * chain: `sarv audit verify` names it. Answers how many of both there were.
 */
export const sweepBegun = (db: Db, secrets: SecretBox, olderThan = new Date(Date.now() - abandonedAfterMs)) =>
  inPlainTransaction(db, async (trx) => {
    const left = await trx
      .selectFrom('audit_begun')
      .where('at', '<', olderThan)
      .selectAll()
      .orderBy('at')
      .forUpdate()
      .execute()
    const ours = left.filter(({ mac, ...row }) => begunMac(secrets, row).equals(mac))
    if (ours.length > 0) {
      const keys = ours.map(({ key }) => key)
      await trx
        .deleteFrom('audit_begun')
        .where('key', '=', sql<string>`any(${keys})`)
        .execute()
    }
    await appendToChain(
      trx,
      secrets,
      ours.map(({ key: _key, mac: _mac, ...entry }) => ({ ...entry, status: unknownStatus })),
    )
    return { written: ours.length, forged: left.length - ours.length }
  })

export const startAuditSweep = (db: Db, secrets: SecretBox, log: Logger): (() => Promise<void>) =>
  repeat(
    sweepEveryMs,
    async () => {
      const { forged } = await sweepBegun(db, secrets)
      if (forged > 0) log.error({ rows: forged }, 'audit_begun holds rows that Sarv did not write: sarv audit verify')
    },
    log,
  )
