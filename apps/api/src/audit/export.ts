import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '../db/connection.ts'
import type { SecretBox } from '../secrets.ts'
import { hashOf, type NewAuditRow } from './chain.ts'

/**
 * Lines of the audit log as a file that proves itself: JSON lines, the first says what it is, each further one is a link
 * of the chain with the link before it, and the last is a MAC of everything above. Only the installation's key makes or
 * checks either, so it is checked by `sarv audit verify FILE` or by the portal.
 */
const Head = z.object({
  sarv: z.literal('activity-log'),
  version: z.literal(1),
  customerId: z.int(),
  userId: z.int(),
  madeAt: z.iso.datetime(),
  lines: z.int(),
  /** False: there were more, and these are the newest. */
  isComplete: z.boolean(),
})
export type ExportHead = z.infer<typeof Head>

const hex = z.string().regex(/^[0-9a-f]{64}$/)
const Line = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  title: z.string(),
  event: z.string(),
  status: z.int(),
  userId: z.int().nullable(),
  customerId: z.int().nullable(),
  projectId: z.int().nullable(),
  sessionId: z.int().nullable(),
  apiTokenId: z.int().nullable(),
  target: z.string().nullable(),
  data: z.string().nullable(),
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  requestId: z.string().nullable(),
  previous: hex,
  hash: hex,
})
const Seal = z.object({ mac: hex })

export interface ExportedRow extends NewAuditRow {
  id: number
  hash: Uint8Array
  previous: Uint8Array | null
  /** What people read; the MAC covers it, the chain does not. */
  title: string
}

const asHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

const lineOf = (row: ExportedRow): z.infer<typeof Line> => ({
  id: row.id,
  at: row.at.toISOString(),
  title: row.title,
  event: row.event,
  status: row.status,
  userId: row.user_id ?? null,
  customerId: row.customer_id ?? null,
  projectId: row.project_id ?? null,
  sessionId: row.session_id ?? null,
  apiTokenId: row.api_token_id ?? null,
  target: row.target ?? null,
  data: row.data ?? null,
  ip: row.ip ?? null,
  userAgent: row.user_agent ?? null,
  requestId: row.request_id ?? null,
  previous: asHex(row.previous ?? Buffer.alloc(32)),
  hash: asHex(row.hash),
})

const rowOf = (line: z.infer<typeof Line>): NewAuditRow => ({
  at: new Date(line.at),
  event: line.event,
  status: line.status,
  user_id: line.userId,
  customer_id: line.customerId,
  project_id: line.projectId,
  session_id: line.sessionId,
  api_token_id: line.apiTokenId,
  target: line.target,
  data: line.data,
  ip: line.ip,
  user_agent: line.userAgent,
  request_id: line.requestId,
})

const macOf = (secrets: SecretBox, text: string): Buffer => secrets.mac('audit export', text)

/** The whole file. */
export const writeExport = (
  secrets: SecretBox,
  about: Pick<ExportHead, 'customerId' | 'userId' | 'isComplete'>,
  rows: readonly ExportedRow[],
): string => {
  const { customerId, userId, isComplete } = about
  const head: ExportHead = {
    sarv: 'activity-log',
    version: 1,
    customerId,
    userId,
    madeAt: new Date().toISOString(),
    lines: rows.length,
    isComplete,
  }
  const text = [head, ...rows.map(lineOf)].map((line) => `${JSON.stringify(line)}\n`).join('')
  return `${text}${JSON.stringify({ mac: asHex(macOf(secrets, text)) })}\n`
}

/** `unreadable`: no such file at all. `changed`: not as it was made. `missing`: the log no longer has this line, or another. */
export type ExportFault = { kind: 'unreadable' | 'changed' | 'missing'; line: number }

export interface ExportReport {
  head: ExportHead | undefined
  fault?: ExportFault
}

const parse = <T>(schema: z.ZodType<T>, text: string | undefined): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other)

const fitsChain = (secrets: SecretBox, line: z.infer<typeof Line>): boolean =>
  isSame(hashOf(secrets, Buffer.from(line.previous, 'hex'), line.id, rowOf(line)), Buffer.from(line.hash, 'hex'))

/** What is wrong with the file itself, whatever the log says today. */
const faultInFile = (secrets: SecretBox, texts: readonly string[], sealText: string, whole: string) => {
  const lines = texts.map((text) => parse(Line, text))
  const wrong = lines.findIndex((line) => line === undefined || !fitsChain(secrets, line))
  const seal = parse(Seal, sealText)
  const isSealed = seal !== undefined && isSame(macOf(secrets, whole), Buffer.from(seal.mac, 'hex'))
  // A line is named where one can be; else something between them was changed, taken out or put in.
  if (wrong >= 0) return { fault: { kind: 'changed', line: wrong + 2 } as const }
  if (!isSealed) return { fault: { kind: 'changed', line: texts.length + 2 } as const }
  return { lines: lines as z.infer<typeof Line>[] }
}

const pageRows = 1000

/** Holds a file against the key, and against the log as it is today. */
export const verifyExport = async (db: Db, secrets: SecretBox, file: string): Promise<ExportReport> => {
  const [headText, ...rest] = file.replace(/^\uFEFF/, '').split('\n')
  const head = parse(Head, headText)
  if (!head) return { head: undefined, fault: { kind: 'unreadable', line: 1 } }
  while (rest.at(-1)?.trim() === '') rest.pop()
  const sealText = rest.pop() ?? ''
  const whole = [headText, ...rest].map((line) => `${line}\n`).join('')
  const found = faultInFile(secrets, rest, sealText, whole)
  if (found.fault) return { head, fault: found.fault }

  for (let from = 0; from < found.lines.length; from += pageRows) {
    const page = found.lines.slice(from, from + pageRows)
    const rows = await db
      .selectFrom('audit_log')
      .where(
        'id',
        'in',
        page.map(({ id }) => id),
      )
      .select(['id', 'hash'])
      .execute()
    const hashes = new Map(rows.map(({ id, hash }) => [id, asHex(hash)]))
    const missing = page.findIndex(({ id, hash }) => hashes.get(id) !== hash)
    if (missing >= 0) return { head, fault: { kind: 'missing', line: from + missing + 2 } }
  }
  return { head }
}
