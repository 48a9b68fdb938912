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
import { median, type Figure } from './report.ts'
import { ratioOf, showSpread, spreadOf, takeTurns } from './turns.ts'

export const rounds = 7
const secondsPerRound = 3
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
  /** Requests per second of the product, once. */
  measure(sent: Sent): Promise<number>
  /** Requests per second of the product and of its floor, round by round. */
  compare(sent: Sent, floor?: FloorOptions): Promise<Compared>
}

interface Compared {
  ours: readonly number[]
  floor: readonly number[]
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

interface BenchOptions {
  /** The checkout whose product it is, where it is not this one. */
  folder?: string | undefined
}

/** The product on a PostgreSQL of its own with one customer, for one measurement. */
export const onBench = async (
  work: (bench: Bench) => Promise<number>,
  { folder: checkout }: BenchOptions = {},
): Promise<number> => {
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
    const api = await startScript('apps/api/src/main.ts', { env, readyPath: '/readyz', folder: checkout })
    started.push(api)
    await client.connect()
    const customer = await insertCustomer(query, 'measured')
    return await work({
      client,
      query,
      customer,
      measure: (sent) => requestsPerSecond(api, sent, customer),
      compare: async (sent, { name } = {}) => {
        const file = join(folder, 'call')
        writeFileSync(file, serialize(await recordCall(env, sent, customer)))
        const floor = await startScript('bench/lib/floor-server.ts', {
          env: { ...env, BENCH_CALL: file, ...(name && { BENCH_NAME: name }) },
          readyPath: '/healthz',
        })
        started.push(floor)
        const measure = (server: Started) => requestsPerSecond(server, sent, customer)
        await takeTurns([api, floor], 1, measure) // warm
        const [ours = [], floors = []] = await takeTurns([api, floor], rounds, measure)
        return { ours, floor: floors }
      },
    })
  } finally {
    await client.end()
    await Promise.all(started.map((server) => server.stop()))
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const showRate = (rates: readonly number[]): string =>
  showSpread(spreadOf(rates), (rate) => `${rate.toFixed(0)} req/s`)

/** The product must reach this share of its floor: less where the answer is small and what stands around it shows more. */
export const figuresOf = ({ ours, floor }: Compared, share = 0.7): Figure[] => {
  const ratio = ratioOf(ours, floor)
  return [
    { name: 'raw node:http', value: median(floor), shown: showRate(floor) },
    { name: 'ours', value: median(ours), shown: showRate(ours) },
    {
      name: 'ours / raw',
      value: ratio.median,
      shown: showSpread(ratio, (value) => value.toFixed(2)),
      limit: { atLeast: share },
    },
  ]
}
