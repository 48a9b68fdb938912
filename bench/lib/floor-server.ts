import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { deserialize } from 'node:v8'
import { Pool, types, type PoolClient } from 'pg'
import type { RecordedCall, Statement } from './recording.ts'

/**
 * The floor of a call: no framework, no checks, nothing but the statements that the call needs, as prepared statements on
 * one connection, and `JSON.stringify` of the same answer. A create is repeated with a name and ids of its own.
 */
types.setTypeParser(types.builtins.INT8, Number)
const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  options: '-c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0 -c jit=off',
})
const { statements, answer } = deserialize(readFileSync(process.env['BENCH_CALL'] ?? '')) as RecordedCall
const recordedName = process.env['BENCH_NAME']

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What stood in the recording, and what stands for it in this request. */
type Stand = Map<unknown, unknown>

/** The bench sees to it that ids of what is made begin here: found inside of texts as well, they mean nothing else. */
const firstId = 700_000_000

const standIn = (value: unknown, stand: Stand): unknown => {
  if (stand.has(value)) return stand.get(value)
  if (typeof value !== 'string') return value
  if (uuid.test(value)) stand.set(value, randomUUID())
  if (stand.has(value)) return stand.get(value)
  let text = value
  for (const [was, is] of stand) text = text.replaceAll(String(was), String(is))
  return text
}

const send = async (client: PoolClient, { text, values, rows }: Statement, place: number, stand: Stand) => {
  const given = stand.size === 0 ? values : values.map((value) => standIn(value, stand))
  const result = await (given.length === 0
    ? client.query(text)
    : client.query<Record<string, unknown>>({ name: `s${place}`, text, values: given }))
  const id = rows[0]?.['id']
  if (typeof id !== 'number' || id < firstId) return
  const [row] = result.rows as { id: number }[]
  // Where a row tells the last id, the next one is used.
  stand.set(id, row!.id).set(id + 1, row!.id + 1)
}

let count = 0

const answerTo = async (request: IncomingMessage): Promise<string> => {
  if (request.url === '/healthz') return '"ok"'
  if (request.method === 'POST') await json(request)
  const stand: Stand = new Map()
  if (recordedName !== undefined) stand.set(recordedName, `floor-${process.pid}-${(count += 1)}`)
  const client = await pool.connect()
  try {
    for (const [place, statement] of statements.entries()) await send(client, statement, place, stand)
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
  return JSON.stringify(answer)
}

const server = createServer((request, response) => {
  answerTo(request).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    (error: Error) => response.writeHead(500).end(error.message),
  )
})
server.listen(Number(process.env['SARV_PORT']), '127.0.0.1')
process.on('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
  void pool.end()
})
