import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { startTemporaryPostgres } from '../tools/postgres.ts'
import { insertCustomer, type BenchCustomer, type Query } from './lib/fixture.ts'
import { checkOut } from './lib/other-build.ts'
import { startScript } from './lib/processes.ts'
import { report, type Figure } from './lib/report.ts'
import { ratioOf, showSpread, spreadOf, takeTurns } from './lib/turns.ts'

const rounds = 5
/** Enough that the first moments of a new worker, whose code is not warm yet, do not decide. */
const orders = 300
const ordersAtOnce = 20

/** As the worker's own pool. */
const committers = 10
const commitSeconds = 2

/** A product with a PostgreSQL of its own, whose worker runs only while it is measured. */
interface Plant {
  name: string
  /** Orders servers, works them off, and answers how many were made per second. */
  operationsPerSecond(): Promise<number>
  /** What the worker computed for each in the last round, in milliseconds. */
  workerMs(): number
  /** How often the database under it commits one small change: what no queue on it can exceed. */
  commitsPerSecond(): Promise<number>
}

const commitsPerSecond = async (databaseUrl: string): Promise<number> => {
  const clients = Array.from({ length: committers }, () => new Client({ connectionString: databaseUrl }))
  await Promise.all(clients.map((client) => client.connect()))
  try {
    await clients[0]!.query('create table if not exists bench_commits (id integer primary key, count bigint not null)')
    const from = performance.now()
    const until = from + commitSeconds * 1000
    const counts = clients.map(async (client, id) => {
      let count = 0
      for (; performance.now() < until; count += 1) {
        await client.query(
          'insert into bench_commits values ($1, 1) on conflict (id) do update set count = bench_commits.count + 1',
          [id],
        )
      }
      return count
    })
    const total = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
    return total / ((performance.now() - from) / 1000)
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

interface Order {
  url: string
  customer: BenchCustomer
  imageId: number
}

const order = async ({ url, customer: { projectId, token }, imageId }: Order, n: number): Promise<void> => {
  const answer = await fetch(`${url}/api/my/vm/${projectId}/host/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': `order-${n}` },
    body: JSON.stringify({
      vmImageId: imageId,
      name: `server-${n}`,
      password: 'Correct1!horse',
      isPredefined: false,
      usedPublicIpV4: false,
      usedPublicIpV6: true,
      cpu: 1,
      memory: 4,
      disk: 50,
    }),
  })
  if (!answer.ok) throw new Error(`an order was refused: ${answer.status} ${await answer.text()}`)
}

/** Waits until everything has ended that came after this operation; answers the seconds from first to last. */
const workedOff = async (client: Client, after: number): Promise<number> => {
  for (;;) {
    const { rows } = await client.query<{ done: number; failed: number; seconds: number }>(
      `select count(*) filter (where status = 'done')::integer as done, count(*) filter (where status = 'failed')::integer as failed,
        extract(epoch from max(ended_at) - min(started_at))::float as seconds from operations where id > $1`,
      [after],
    )
    const { done, failed, seconds } = rows[0]!
    if (failed > 0) throw new Error(`${failed} of ${orders} operations failed`)
    if (done === orders) return seconds
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const countDone = async (client: Client, after: number): Promise<number> => {
  const { rows } = await client.query<{ done: number }>(
    `select count(*)::integer as done from operations where id > $1 and status = 'done'`,
    [after],
  )
  return rows[0]!.done
}

/** What a process has computed until now, in milliseconds. */
const computedMs = (pid: number | undefined): number => {
  // Behind the name, which may hold spaces: user and system time in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

type Ending = (() => Promise<unknown>)[]

const startPlant = async (name: string, ending: Ending, folder?: string): Promise<Plant> => {
  const postgres = await startTemporaryPostgres()
  ending.unshift(() => postgres.stop())
  const env = {
    DATABASE_URL: postgres.url,
    SARV_DEMO: '0',
    SARV_RATE_LIMITS: '0',
    SARV_LOG_LEVEL: 'warn',
    SARV_SANDBOX_SPEED: '0',
  }
  const start = (role: 'api' | 'worker') =>
    startScript('apps/api/src/main.ts', {
      env: { ...env, SARV_ROLE: role },
      readyPath: role === 'api' ? '/readyz' : '/healthz',
      folder,
    })
  const api = await start('api')
  ending.unshift(() => api.stop())
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  ending.unshift(() => client.end())
  const query: Query = (sql, params) => client.query(sql, params)
  const customer = await insertCustomer(query, 'measured')
  const image = await client.query<{ id: number }>('select min(id)::integer as id from vm_images')
  const imageId = image.rows[0]!.id
  let ordered = 0
  let lastMs = 0
  return {
    name,
    commitsPerSecond: () => commitsPerSecond(postgres.url),
    workerMs: () => lastMs,
    operationsPerSecond: async () => {
      const { rows } = await client.query<{ id: number }>('select coalesce(max(id), 0)::integer as id from operations')
      for (let first = 0; first < orders; first += ordersAtOnce) {
        await Promise.all(
          Array.from({ length: ordersAtOnce }, () => order({ url: api.url, customer, imageId }, (ordered += 1))),
        )
      }
      const worker = await start('worker')
      try {
        // It has begun before it answers: what it did until then is left out on both sides of the division.
        const doneBefore = await countDone(client, rows[0]!.id)
        const msBefore = computedMs(worker.child.pid)
        const seconds = await workedOff(client, rows[0]!.id)
        lastMs = (computedMs(worker.child.pid) - msBefore) / (orders - doneBefore)
        return orders / seconds
      } finally {
        await worker.stop()
      }
    },
  }
}

const perSecond = (values: readonly number[]) => showSpread(spreadOf(values), (value) => value.toFixed(0))

const figuresOf = (
  name: string,
  operations: readonly number[],
  commits: readonly number[],
  ms: readonly number[],
): Figure[] => {
  const share = ratioOf(operations, commits)
  return [
    {
      name: `${name}: operations per second`,
      value: spreadOf(operations).median,
      shown: perSecond(operations),
    },
    {
      name: `${name}: worker's CPU time for each, ms`,
      value: spreadOf(ms).median,
      shown: showSpread(spreadOf(ms), (value) => value.toFixed(1)),
    },
    { name: `${name}: commits per second of its database`, value: spreadOf(commits).median, shown: perSecond(commits) },
    {
      name: `${name}: operations per 1000 commits`,
      value: share.median * 1000,
      shown: showSpread(share, (value) => (value * 1000).toFixed(2)),
    },
  ]
}

/** Create-server operations through the queue: `-- operations [--against <commit>]` */
export const run = async (args: string[]): Promise<number> => {
  const { against } = parseArgs({ args, options: { against: { type: 'string' } } }).values
  const ending: Ending = []
  try {
    const plants = [await startPlant('ours', ending)]
    if (against !== undefined) {
      const checkout = await checkOut(against)
      ending.push(checkout.remove)
      plants.push(await startPlant(against, ending, checkout.folder))
    }
    const measures = plants.flatMap((plant) => [plant.operationsPerSecond, plant.commitsPerSecond])
    await takeTurns(measures, 1, (measure) => measure()) // warm
    const computed = plants.map((): number[] => [])
    const seen = await takeTurns(measures, rounds, async (measure) => {
      const value = await measure()
      const plant = plants.findIndex(({ operationsPerSecond }) => operationsPerSecond === measure)
      if (plant >= 0) computed[plant]!.push(plants[plant]!.workerMs())
      return value
    })
    const sides = plants.map(({ name }, index) => ({
      name,
      operations: seen[index * 2]!,
      commits: seen[index * 2 + 1]!,
      ms: computed[index]!,
    }))
    const [ours, other] = sides
    const ratio = other && ratioOf(ours!.operations, other.operations)
    return report(`create-server operations, ${orders} orders a round, PostgreSQL, sandbox without delays`, [
      ...sides.flatMap(({ name, operations, commits, ms }) => figuresOf(name, operations, commits, ms)),
      ...(ratio
        ? [{ name: `ours / ${other.name}`, value: ratio.median, shown: showSpread(ratio, (value) => value.toFixed(2)) }]
        : []),
    ])
  } finally {
    for (const end of ending) await end()
  }
}
