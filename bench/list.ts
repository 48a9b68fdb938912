import autocannon from 'autocannon'
import { Client } from 'pg'
import { thisMonthStart } from '../apps/api/src/areas/financial/usage/usage.service.ts'
import { listVmHosts } from '../apps/api/src/areas/vm/hosts/list.store.ts'
import { callerSql } from '../apps/api/src/http/authorize.store.ts'
import { startTemporaryPostgres } from '../tools/postgres.ts'
import { insertCustomer, insertServers, type Query } from './lib/fixture.ts'
import { startScript, type Started } from './lib/processes.ts'
import { median, report } from './lib/report.ts'
import { statementOf } from './lib/sql-of.ts'

const rounds = 5
const secondsPerRound = 4
const connections = 16
const pageOfServers = 50
const others = { few: 1_000, many: 1_000_000 }

const requestsPerSecond = async (server: Started, path: string, token: string): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({
    url: server.url + path,
    connections,
    duration: secondsPerRound,
    headers: { authorization: `Bearer ${token}` },
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${server.url}${path}: ${non2xx} refused, ${errors} failed`)
  return requests.average
}

/** Rounds take turns, so that whatever else the machine does falls on both. */
const compare = async (servers: Started[], path: string, token: string): Promise<number[]> => {
  const results: number[][] = servers.map(() => [])
  for (const server of servers) await requestsPerSecond(server, path, token) // warm
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, server] of servers.entries()) results[index]!.push(await requestsPerSecond(server, path, token))
  }
  return results.map(median)
}

/** Servers of many other customers, in a thousand projects of all sizes. */
const growOthers = async (client: Client, wanted: number): Promise<void> => {
  const { rows } = await client.query<{ count: string }>(`select count(*) from vm_hosts where name like 'other-%'`)
  await client.query('alter table vm_hosts disable trigger all')
  await client.query(
    `insert into vm_hosts (project_id, name, vm_image_id, cpu, memory_gb, disk_gb, status_id, monthly_price_rials)
    select others.ids[1 + (n * n) % cardinality(others.ids)], 'other-' || n, (select min(id) from vm_images), 1, 1, 25, 2, 0
    from generate_series($1::bigint + 1, $2::bigint) n,
      (select array_agg(id) as ids from projects where name like 'other-%') others`,
    [Number(rows[0]!.count), wanted],
  )
  await client.query('alter table vm_hosts enable trigger all')
  await client.query('vacuum analyze vm_hosts')
}

const otherProjects = 1_000

const insertOthers = async (client: Client): Promise<void> => {
  await client.query(
    `with others as (insert into customers (name) select 'other-' || n from generate_series(1, $1::integer) n returning id, name)
    insert into projects (customer_id, datacenter_id, name)
    select id, (select min(id) from datacenters where enabled), name from others`,
    [otherProjects],
  )
}

export const run = async (): Promise<number> => {
  const postgres = await startTemporaryPostgres()
  const client = new Client({ connectionString: postgres.url })
  const query: Query = (sql, params) => client.query(sql, params)
  const env = { DATABASE_URL: postgres.url, SARV_ROLE: 'api', SARV_DEMO: '0', SARV_LOG_LEVEL: 'warn' }
  let api: Started | undefined
  let raw: Started | undefined
  try {
    api = await startScript('apps/api/src/main.ts', { env, readyPath: '/readyz' })
    await client.connect()
    const customer = await insertCustomer(query, 'measured')
    await insertOthers(client)
    await insertServers(query, customer.projectId, pageOfServers)
    await growOthers(client, others.few)

    const list = await statementOf((db) => listVmHosts(db, customer.projectId, thisMonthStart()))
    raw = await startScript('bench/lib/raw-list-server.ts', {
      env: {
        ...env,
        BENCH_CALLER_SQL: callerSql,
        BENCH_LIST_SQL: list.sql,
        BENCH_LIST_VALUES: JSON.stringify(list.parameters),
      },
      readyPath: '/healthz',
    })
    const path = `/api/my/vm/${customer.projectId}/host/list`
    const [ours, floor] = await compare([api, raw], path, customer.token)
    const withFew = median(await compare([api], path, customer.token))
    console.log(`adding ${others.many} servers of other customers`)
    await growOthers(client, others.many)
    const withMany = median(await compare([api], path, customer.token))

    const ratio = ours! / floor!
    const growth = withFew / withMany
    return report(`server list, ${pageOfServers} rows, ${connections} connections, PostgreSQL`, [
      { name: 'raw node:http', value: floor!, shown: `${floor!.toFixed(0)} req/s` },
      { name: 'ours', value: ours!, shown: `${ours!.toFixed(0)} req/s` },
      { name: 'ours / raw', value: ratio, shown: ratio.toFixed(2), limit: { atLeast: 0.7 } },
      {
        name: `slower with ${others.many} other servers than with ${others.few}`,
        value: growth,
        shown: `${growth.toFixed(2)}x`,
        limit: { atMost: 1.3 },
      },
    ])
  } finally {
    await client.end()
    await Promise.all([api?.stop(), raw?.stop()])
    await postgres.stop()
  }
}
