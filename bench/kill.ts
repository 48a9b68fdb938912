import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../apps/api/src/db/connection.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { loadCatalogue } from '../apps/api/src/db/seed/catalogue.ts'
import { startTemporaryPostgres } from '../tools/postgres.ts'
import { disagreements } from './lib/agreement.ts'
import { insertCustomer, type BenchCustomer, type Query } from './lib/fixture.ts'
import { startScript, type Started } from './lib/processes.ts'
import { report } from './lib/report.ts'

/** One installation that is killed again and again: where its data is, and how its process is started. */
interface Victim {
  kind: string
  env: Record<string, string>
  /** Opens the database while no process has it. */
  inspect<Result>(work: (query: Query) => Promise<Result>): Promise<Result>
}

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const commonEnv = { SARV_DEMO: '0', SARV_LOG_LEVEL: 'error', SARV_SANDBOX_SPEED: '0.02' }
/** A little longer than a create takes at this speed, so that every step is hit, and sometimes none. */
const longestLifeMs = 1_600
const patienceMs = 60_000

const victimAt = (
  kind: string,
  where: { databaseUrl?: string; dataFolder?: string },
  env: Record<string, string>,
): Victim => ({
  kind,
  env: { ...commonEnv, ...env },
  inspect: async (work) => {
    const database = await openDatabase({ ...where, log: silent })
    try {
      return await work(database.rawQuery)
    } finally {
      await database.close()
    }
  },
})

const prepare = async (where: { databaseUrl?: string; dataFolder?: string }) => {
  const database = await openDatabase({ ...where, log: silent })
  await migrate(database.db)
  await loadCatalogue(database.db)
  await database.close()
}

const start = (victim: Victim) => startScript('apps/api/src/main.ts', { env: victim.env, readyPath: '/readyz' })

const request = async (server: Started, customer: BenchCustomer, method: string, path: string, body?: object) => {
  const answer = await fetch(`${server.url}/api/my${path}`, {
    method,
    headers: { authorization: `Bearer ${customer.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

interface Host {
  id: number
  statusId: number
}

const hostsOf = async (server: Started, customer: BenchCustomer) =>
  (await request(server, customer, 'GET', `/vm/${customer.projectId}/host/list`)) as Host[]

const act = async (server: Started, customer: BenchCustomer, round: number, imageId: number) => {
  const active = (await hostsOf(server, customer)).filter(({ statusId }) => statusId === 2)
  const victimHost = active.at(-1)
  if (round % 2 === 1 && victimHost) {
    return request(server, customer, 'DELETE', `/vm/${customer.projectId}/host/delete/${victimHost.id}`)
  }
  return request(server, customer, 'POST', `/vm/${customer.projectId}/host/create`, {
    vmImageId: imageId,
    name: `server-${round}`,
    password: 'Correct1!horse',
    isPredefined: false,
    cpu: 2,
    memory: 4,
    disk: 50,
  })
}

const untilQuiet = async (server: Started, customer: BenchCustomer) => {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const open = (await request(server, customer, 'GET', '/portal/operation/list?Active=true')) as unknown[]
    if (open.length === 0) return
    if (Date.now() > deadline)
      throw new Error(`operations are still open after ${patienceMs} ms: ${JSON.stringify(open)}`)
    await sleep(50)
  }
}

/** Ends the process without a word in the middle of one create or delete, then lets the next one tidy up. */
const round = async (victim: Victim, customer: BenchCustomer, number: number, imageId: number): Promise<string[]> => {
  const first = await start(victim)
  const lifeMs = Math.random() * longestLifeMs
  // The kill may hit the request itself: then nothing was promised, and either outcome is right.
  const acted = act(first, customer, number, imageId).catch(() => undefined)
  await sleep(lifeMs)
  await first.stop('SIGKILL')
  await acted

  const second = await start(victim)
  await untilQuiet(second, customer)
  await second.stop()
  return victim.inspect(disagreements)
}

const torture = async (victim: Victim, tries: number): Promise<number> => {
  const customer = await victim.inspect((query) => insertCustomer(query, `killed-${victim.kind}`))
  const { rows } = await victim.inspect((query) => query('select min(id)::integer as id from vm_images'))
  const imageId = (rows[0] as { id: number }).id
  let wrong = 0
  for (let number = 0; number < tries; number += 1) {
    const found = await round(victim, customer, number, imageId)
    if (found.length > 0) {
      wrong += 1
      console.error(`${victim.kind}, try ${number}: ${found.join('; ')}`)
    }
    if (number % 10 === 9) console.log(`${victim.kind}: ${number + 1} tries, ${wrong} wrong`)
  }
  return wrong
}

export const run = async ([tries = '100']: string[]): Promise<number> => {
  const half = Math.ceil(Number(tries) / 2)
  const dataFolder = await mkdtemp(join(tmpdir(), 'sarv-kill-'))
  const postgres = await startTemporaryPostgres()
  try {
    await prepare({ dataFolder })
    await prepare({ databaseUrl: postgres.url })
    const embedded = await torture(victimAt('embedded', { dataFolder }, { SARV_DATA: dataFolder }), half)
    const server = await torture(
      victimAt('postgres', { databaseUrl: postgres.url }, { DATABASE_URL: postgres.url }),
      half,
    )
    return report(`kill -9 at a random moment of create and delete, ${half} tries each`, [
      {
        name: 'embedded: tries where engine, rows and limits disagree',
        value: embedded,
        shown: String(embedded),
        limit: { atMost: 0 },
      },
      { name: 'PostgreSQL: the same', value: server, shown: String(server), limit: { atMost: 0 } },
    ])
  } finally {
    await postgres.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}
