import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import autocannon from 'autocannon'
import { Client } from 'pg'
import { startTemporaryPostgres } from '../../tools/postgres.ts'
import { insertCustomer, type BenchCustomer, type Query } from './fixture.ts'
import { startScript, type Started } from './processes.ts'
import { startRecorder } from './recording.ts'
import { median } from './report.ts'

const rounds = 5
const secondsPerRound = 4
export const connections = 16

/** A call as it is sent, the `n`th time. */
export interface Sent {
  path: string
  body?: (n: number) => object
  headers?: (n: number) => Record<string, string>
}

export interface Bench {
  client: Client
  query: Query
  customer: BenchCustomer
  /** Requests per second of the product alone. */
  measure(sent: Sent): Promise<number>
  /** Requests per second of the product and of its floor. */
  compare(sent: Sent, floor?: FloorOptions): Promise<{ ours: number; floor: number }>
}

interface FloorOptions {
  /** Of what is made: it must be another one each time. */
  name?: string
}

let sentSoFar = 0

const headersOf = ({ token }: BenchCustomer) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
})

const requestsPerSecond = async (
  server: Started,
  { path, body, headers }: Sent,
  customer: BenchCustomer,
): Promise<number> => {
  const withBody = body && {
    method: 'POST' as const,
    setupRequest: (request: autocannon.Request) => {
      const n = (sentSoFar += 1)
      return { ...request, headers: { ...request.headers, ...headers?.(n) }, body: JSON.stringify(body(n)) }
    },
  }
  let refusal = ''
  const { requests, non2xx, errors } = await autocannon({
    url: server.url,
    connections,
    duration: secondsPerRound,
    headers: headersOf(customer),
    requests: [{ path, ...withBody, onResponse: (status, text) => void (status === 200 || (refusal ||= text)) }],
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${path}: ${non2xx} refused, ${errors} failed: ${refusal}`)
  return requests.average
}

/** Rounds take turns, so that whatever else the machine does falls on both. */
const takeTurns = async (servers: Started[], sent: Sent, customer: BenchCustomer): Promise<number[]> => {
  const results: number[][] = servers.map(() => [])
  for (const server of servers) await requestsPerSecond(server, sent, customer) // warm
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, server] of servers.entries())
      results[index]!.push(await requestsPerSecond(server, sent, customer))
  }
  return results.map(median)
}

const recordCall = async (env: Record<string, string>, { path, body }: Sent, customer: BenchCustomer) => {
  const recorder = await startRecorder(env)
  const call = (server: Started) =>
    fetch(server.url + path, {
      headers: headersOf(customer),
      ...(body && { method: 'POST', body: JSON.stringify(body(0)) }),
    })
  try {
    if (!body) await recorder.record(call) // the first use of a session is noted, the second is not
    return await recorder.record(call)
  } finally {
    await recorder.stop()
  }
}

/** The product on PostgreSQL with one customer, for one measurement. */
export const onBench = async (work: (bench: Bench) => Promise<number>): Promise<number> => {
  const postgres = await startTemporaryPostgres()
  const client = new Client({ connectionString: postgres.url })
  const query: Query = (sql, params) => client.query(sql, params)
  const env = {
    DATABASE_URL: postgres.url,
    SARV_ROLE: 'api',
    SARV_DEMO: '0',
    SARV_RATE_LIMITS: '0',
    SARV_LOG_LEVEL: 'warn',
    SARV_TRUSTED_PROXIES: '127.0.0.1',
  }
  const folder = mkdtempSync(join(tmpdir(), 'sarv-bench-'))
  const started: Started[] = []
  try {
    const api = await startScript('apps/api/src/main.ts', { env, readyPath: '/readyz' })
    started.push(api)
    await client.connect()
    const customer = await insertCustomer(query, 'measured')
    return await work({
      client,
      query,
      customer,
      measure: async (sent) => (await takeTurns([api], sent, customer))[0]!,
      compare: async (sent, { name } = {}) => {
        const file = join(folder, 'call')
        writeFileSync(file, serialize(await recordCall(env, sent, customer)))
        const floor = await startScript('bench/lib/floor-server.ts', {
          env: { ...env, BENCH_CALL: file, ...(name && { BENCH_NAME: name }) },
          readyPath: '/healthz',
        })
        started.push(floor)
        const [ours, floorsOwn] = await takeTurns([api, floor], sent, customer)
        return { ours: ours!, floor: floorsOwn! }
      },
    })
  } finally {
    await client.end()
    await Promise.all(started.map((server) => server.stop()))
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The product must reach this share of its floor: less where the answer is small and what stands around it shows more. */
export const figuresOf = ({ ours, floor }: { ours: number; floor: number }, share = 0.7) => [
  { name: 'raw node:http', value: floor, shown: `${floor.toFixed(0)} req/s` },
  { name: 'ours', value: ours, shown: `${ours.toFixed(0)} req/s` },
  { name: 'ours / raw', value: ours / floor, shown: (ours / floor).toFixed(2), limit: { atLeast: share } },
]
