import type { Insertable } from 'kysely'
import type { Db } from '../db/connection.ts'
import type { AuditLogTable } from '../db/tables.generated.ts'
import type { SecretBox } from '../secrets.ts'
import { begunMac } from '../db/begun-mac.ts'

export type NewAuditRow = Omit<Insertable<AuditLogTable>, 'id' | 'hash'>

const emptyHash = Buffer.alloc(32)

/** Keyed, so that whoever can write to the database still cannot make a row that fits. */
export const hashOf = (secrets: SecretBox, previous: Uint8Array, id: number, row: NewAuditRow): Buffer =>
  secrets.mac(
    'audit',
    previous,
    JSON.stringify([
      id,
      row.at.toISOString(),
      row.event,
      row.status,
      row.user_id,
      row.customer_id,
      row.project_id,
      row.session_id,
      row.api_token_id,
      row.target,
      row.data,
      row.ip,
      row.user_agent,
      row.request_id,
    ]),
  )

/** The next links. Needs a transaction: writers take turns at the head, so keep it short. */
export const appendToChain = async (trx: Db, secrets: SecretBox, rows: readonly NewAuditRow[]): Promise<void> => {
  if (rows.length === 0) return
  let head = await trx.selectFrom('audit_head').select(['id', 'hash']).forUpdate().executeTakeFirstOrThrow()
  const links = rows.map((row) => {
    const id = head.id + 1
    head = { id, hash: hashOf(secrets, head.hash, id, row) }
    return { ...row, ...head }
  })
  await trx.insertInto('audit_log').values(links).execute()
  await trx.updateTable('audit_head').set(head).execute()
}

export interface ChainReport {
  rows: number
  /** Keep it elsewhere: `sarv audit verify --head` then proves that nothing was cut off the end either. */
  head: string
  /** What does not fit, and where. */
  fault?: { id: number; kind: 'changed' | 'missing' | 'end' | 'head' | 'begun' }
}

const pageRows = 1000

/** Whether everything that waits to be written to the chain was begun by Sarv. */
const isBegunOurs = async (db: Db, secrets: SecretBox): Promise<boolean> => {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const page = await db
      .selectFrom('audit_begun')
      .selectAll()
      .where('key', '>', after)
      .orderBy('key')
      .limit(pageRows)
      .execute()
    if (page.some(({ mac, ...row }) => !begunMac(secrets, row).equals(mac))) return false
    const last = page.at(-1)
    if (!last || page.length < pageRows) return true
    after = last.key
  }
}

/**
 * Follows the chain from its beginning, page by page. `expectedHead` is a head noted earlier: it must be a link of the
 * chain, or the rows up to it have been replaced since.
 */
export const verifyChain = async (db: Db, secrets: SecretBox, expectedHead?: string): Promise<ChainReport> => {
  let [previous, id, seenExpected]: [Uint8Array, number, boolean] = [emptyHash, 0, expectedHead === undefined]
  const report = (fault?: ChainReport['fault']): ChainReport => ({
    rows: id,
    head: Buffer.from(previous).toString('hex'),
    ...(fault && { fault }),
  })

  for (;;) {
    const page = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('id', '>', id)
      .orderBy('id')
      .limit(pageRows)
      .execute()
    for (const { hash, ...row } of page) {
      if (row.id !== id + 1) return report({ id: id + 1, kind: 'missing' })
      if (!hashOf(secrets, previous, row.id, row).equals(hash)) return report({ id: row.id, kind: 'changed' })
      ;[previous, id] = [hash, row.id]
      seenExpected ||= hash.toString('hex') === expectedHead
    }
    if (page.length < pageRows) break
  }
  const head = await db.selectFrom('audit_head').select(['id', 'hash']).executeTakeFirstOrThrow()
  // Rows may have been added meanwhile; fewer than the head says means that the end was cut off.
  if (head.id < id || (head.id === id && !head.hash.equals(previous))) return report({ id, kind: 'head' })
  if (head.id > id) return report({ id: id + 1, kind: 'end' })
  if (!seenExpected) return report({ id, kind: 'head' })
  return (await isBegunOurs(db, secrets)) ? report() : report({ id: id + 1, kind: 'begun' })
}
