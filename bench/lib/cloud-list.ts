import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { powerStatus } from '@sarv/contract/enums'
import autocannon from 'autocannon'
import { Client } from 'pg'
import { serverTag } from '../../apps/api/src/ports/compute/hosts.engine.ts'
import { reconcileWork } from '../../apps/api/src/areas/vm/reconcile/reconcile.service.ts'
import type { ByHand } from './by-hand.ts'
import { openByHand, placesOf, smallest, type BenchCloud } from './cloud-places.ts'
import { insertServers, type BenchCustomer, type Query } from './fixture.ts'
import { startScript } from './processes.ts'
import { median, type Figure } from './report.ts'

const connections = 4
const rounds = 3
/** The cloud answers so seldom that it needs longer to be counted. */
const seconds = { ours: 4, nova: 12 }

/** Ids of those with this status, or of all. */
const idsByHand = async ({ call, nova }: ByHand, status?: 'ACTIVE' | 'ERROR'): Promise<string[]> => {
  const { servers } = await call<{ servers: { id: string }[] }>(
    'GET',
    `${nova}/servers${status === undefined ? '' : `?status=${status}`}`,
  )
  return servers.map(({ id }) => id)
}

const nameOf = ({ projectPrefix, customer }: BenchCloud, id: number): string =>
  `${projectPrefix}${serverTag(customer.projectId, id)}`

/** Nova makes all of them in one call, and without networks, which makes its list shorter. */
const makeServers = async (cloud: BenchCloud, hand: ByHand, count: number): Promise<string[]> => {
  const { imageId, flavorId, zone } = await placesOf(cloud)
  const size = { imageRef: imageId, flavorRef: flavorId, availability_zone: zone, networks: 'none' }
  const tags = [nameOf(cloud, 0)]
  await hand.call('POST', `${hand.nova}/servers`, {
    server: { name: 'listed', ...size, tags, min_count: count, max_count: count },
  })
  for (;;) {
    const made = await idsByHand(hand, 'ACTIVE')
    if (made.length === count) return made
    const [failed] = await idsByHand(hand, 'ERROR')
    if (failed !== undefined) throw new Error(`server ${failed} failed`)
    await sleep(2_000)
  }
}

/** Without our engine, which would look for ports, disks and copies of each. */
const removeServers = async (hand: ByHand): Promise<void> => {
  console.log('removing them')
  for (const id of await idsByHand(hand)) await hand.call('DELETE', `${hand.nova}/servers/${id}`)
  while ((await idsByHand(hand)).length > 0) await sleep(1_000)
}

/** The same servers in our tables, and our tags on those of the cloud. */
const makeOurs = async (cloud: BenchCloud, hand: ByHand, query: Query, refs: readonly string[]): Promise<void> => {
  await insertServers(query, cloud.customer.projectId, refs.length)
  await query('delete from vm_network_nodes')
  await query('delete from vm_networks')
  const { vcpus, memoryGb, diskGb } = smallest
  const { rows } = await query(
    `with numbered as (select id, row_number() over (order by id) as n from vm_hosts)
    update vm_hosts h set cpu = $1, memory_gb = $2, disk_gb = $3, ipv4 = null, engine_ref = ($4::text[])[numbered.n]
    from numbered where numbered.id = h.id returning h.id::integer, h.engine_ref as ref`,
    [vcpus, memoryGb, diskGb, refs],
  )
  for (const { id, ref } of rows as { id: number; ref: string }[]) {
    await hand.call('PUT', `${hand.nova}/servers/${ref}/tags`, { tags: [nameOf(cloud, id)] })
  }
}

const requestsPerSecond = async (url: string, headers: Record<string, string>, duration: number): Promise<number> => {
  const from = performance.now()
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections, duration, timeout: 60 })
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`)
  return requests.total / ((performance.now() - from) / 1000)
}

const measureRates = async (ourList: string, { token }: BenchCustomer, hand: ByHand) => {
  const rates = { ours: [] as number[], nova: [] as number[] }
  const ours = () => requestsPerSecond(ourList, { authorization: `Bearer ${token}` }, seconds.ours)
  const nova = () =>
    requestsPerSecond(
      `${hand.nova}/servers/detail`,
      { 'x-auth-token': hand.token, 'openstack-api-version': 'compute 2.93' },
      seconds.nova,
    )
  await ours() // warm
  for (let round = 0; round < rounds; round += 1) {
    rates.nova.push(await nova())
    rates.ours.push(await ours())
  }
  return { ours: median(rates.ours), nova: median(rates.nova) }
}

/**
 * How long our list shows what is no longer so, when somebody stops a server on the cloud itself. Nothing else makes it
 * old: what Sarv does is in the tables in the moment it is done.
 */
const measureAge = async (ourList: string, { token }: BenchCustomer, hand: ByHand, query: Query): Promise<number> => {
  const { rows } = await query('select engine_ref as ref from vm_hosts order by id limit 1')
  const { ref } = rows[0] as { ref: string }
  await hand.call('POST', `${hand.nova}/servers/${ref}/action`, { 'os-stop': null })
  const from = performance.now()
  const isShown = async () => {
    const answer = await fetch(ourList, { headers: { authorization: `Bearer ${token}` } })
    const servers = (await answer.json()) as { powerStatus: string }[]
    return servers.some((server) => server.powerStatus === powerStatus.id.poweredOff)
  }
  while (!(await isShown())) await sleep(500)
  return (performance.now() - from) / 1000
}

const expectAgreement = async (query: Query): Promise<void> => {
  const looked = async () =>
    (await query(`select from drift_rounds where datacenter_id = 1 and scope = 'compute' and completed_at is not null`))
      .rows
  while ((await looked()).length === 0) await sleep(500)
  const { rows } = await query('select kind, details from drift_findings where datacenter_id = 1')
  if (rows.length > 0) throw new Error(`our rows are not what the cloud has: ${JSON.stringify(rows.slice(0, 3))}`)
}

/** Our list of servers and Nova's own, of the same servers of the same project. */
export const compareLists = async (cloud: BenchCloud, count: number): Promise<Figure[]> => {
  const { databaseUrl, settings, customer } = cloud
  const database = new Client({ connectionString: databaseUrl })
  const query: Query = (sql, params) => database.query(sql, params)
  const env = {
    DATABASE_URL: databaseUrl,
    SARV_CONFIG: settings,
    SARV_DEMO: '0',
    SARV_RATE_LIMITS: '0',
    SARV_LOG_LEVEL: 'warn',
  }
  const hand = await openByHand(cloud)
  await database.connect()
  const api = await startScript('apps/api/src/main.ts', { env: { ...env, SARV_ROLE: 'api' }, readyPath: '/readyz' })
  let worker
  try {
    console.log(`making ${count} servers`)
    const refs = await makeServers(cloud, hand, count)
    await makeOurs(cloud, hand, query, refs)
    const ourList = `${api.url}/api/my/vm/${customer.projectId}/host/list`
    const rates = await measureRates(ourList, customer, hand)
    console.log(`our list ${rates.ours.toFixed(0)} req/s, Nova's ${rates.nova.toFixed(2)} req/s`)
    // Not before: it asks the cloud, too.
    worker = await startScript('apps/api/src/main.ts', { env: { ...env, SARV_ROLE: 'worker' }, readyPath: '/healthz' })
    await expectAgreement(query)
    const age = await measureAge(ourList, customer, hand, query)
    console.log(`what was done past Sarv was shown after ${age.toFixed(0)} s`)
    return figuresOf(rates, age, count)
  } finally {
    await worker?.stop()
    await api.stop()
    await database.end()
    await removeServers(hand)
  }
}

/** Seen in one round, believed in the next: two rounds, and the time that these take. */
const oldestSeconds = (2 * reconcileWork.everyMs) / 1000 + 30

const figuresOf = ({ ours, nova }: { ours: number; nova: number }, age: number, count: number): Figure[] => [
  { name: `Nova's list of ${count} servers`, value: nova, shown: `${nova.toFixed(2)} req/s` },
  { name: 'our list of them', value: ours, shown: `${ours.toFixed(0)} req/s` },
  { name: 'ours / Nova', value: ours / nova, shown: `${(ours / nova).toFixed(0)}x`, limit: { atLeast: 20 } },
  {
    name: 'until ours shows what was done past Sarv',
    value: age,
    shown: `${age.toFixed(0)} s`,
    limit: { atMost: oldestSeconds },
  },
]
