import { chromium, type Browser } from '@playwright/test'
import { Client } from 'pg'
import { ensureChromium, ensurePortalBuilt } from '../tools/prepare.mjs'
import { startTemporaryPostgres } from '../tools/postgres.ts'
import { insertCustomer, type BenchCustomer, type Query } from './lib/fixture.ts'
import { drawPlain, pictureWatch, thingsInView, type Drawn } from './lib/picture-watch.ts'
import { startScript, type Started } from './lib/processes.ts'
import { median, report, type Figure } from './lib/report.ts'
import { signInPage } from './lib/session.ts'

const servers = 200
const networks = 12
const clouds = 2
const networksPerCloud = 3
const addressesPerCloud = 4
/** With the cloud, its load balancer, and the place that its broken forward leads to. */
const things = servers + networks + clouds * (addressesPerCloud + 3)
const slowdown = 4
const rounds = 7
const limitMs = 300
/** What is in view, against as many plain boxes as there are things: it holds on a slower machine too. */
const mostTimesPlain = 2
/** All of it, whose further pieces come in the frames behind the first: nobody waits for these, but they must not pile up. */
const mostTimesPlainWhole = 5

/** Servers in networks, every second one with a public address and rules of its own, some of them in a second network. */
const insertProject = async (query: Query, projectId: number): Promise<void> => {
  await query(
    `with made_network as (
      insert into vm_networks (project_id, name, cidr, gateway_ip, status_id)
      select $1, 'network-' || n, ('10.0.' || n || '.0/24')::cidr, '10.0.' || n || '.1', 1 from generate_series(1, $3::integer) n
      returning id),
    network as (select id, row_number() over (order by id) - 1 as place from made_network),
    made_server as (
      insert into vm_hosts (project_id, name, vm_image_id, cpu, memory_gb, disk_gb, status_id, power_status, network_status, monthly_price_rials)
      select $1, 'server-' || n, (select min(id) from vm_images), 4, 8, 100, 2, 'POWERED_ON', 'CONNECTED', 6600000
      from generate_series(1, $2::integer) n returning id),
    server as (select id, row_number() over (order by id) as place from made_server),
    node as (
      insert into vm_network_nodes (project_id, vm_network_id, vm_host_id, address, status_id)
      select $1, network.id, server.id, '10.0.' || network.place + 1 || '.' || server.place + 10, 1
      from server join network on network.place = server.place % $3::integer
        or (server.place % 20 = 0 and network.place = (server.place + 1) % $3::integer)),
    address as (
      insert into vm_host_ips (project_id, vm_host_id, is_v4, is_primary, address, status_id)
      select $1, id, true, true, '203.0.113.' || place, 1 from server where place % 2 = 0)
    insert into vm_firewall_rules (project_id, vm_host_id, position, protocol_id, direction_id, remote_ip, min_port, max_port, is_ipv4)
    select $1, server.id, rule.port, 1, 1, rule.remote, rule.port, rule.port, true
    from server cross join (values (22, '198.51.100.0/24'), (80, '0.0.0.0/0'), (443, '0.0.0.0/0')) rule (port, remote)`,
    [projectId, servers, networks],
  )
}

/**
 * Private clouds on the first networks, each with its primary address and further ones: forwards to servers, one of them to
 * an address that nobody has, and a load balancer before three servers.
 */
const insertClouds = async (query: Query, projectId: number): Promise<void> => {
  await query(
    `with network as (
      select id, host(cidr) as base, row_number() over (order by id) - 1 as place from vm_networks where project_id = $1),
    made_cloud as (
      insert into vpc_hosts (project_id, name, ipv4, ten_rules, monthly_price_rials, status_id, engine_ref, address, snat_enabled)
      select $1, 'cloud-' || n, 4, 2, 2800000, 2, 'cloud-' || n, '198.51.100.' || n, true from generate_series(1, $2::integer) n
      returning id),
    cloud as (select id, row_number() over (order by id) - 1 as place from made_cloud),
    interface as (
      insert into vpc_interfaces (project_id, vpc_host_id, vm_network_id, status_id)
      select $1, cloud.id, network.id, 1 from cloud join network on network.place / $3::integer = cloud.place),
    made_address as (
      insert into vpc_host_ips (project_id, vpc_host_id, address, is_primary, status_id)
      select $1, cloud.id, case when n > 0 then '198.51.' || 101 + cloud.place || '.' || n end, n = 0, 1
      from cloud cross join generate_series(0, $4::integer - 1) n returning id, vpc_host_id),
    address as (
      select *, row_number() over (partition by vpc_host_id order by id) - 1 as place from made_address),
    target as (
      select network.id as network_id, network.place, c.vm_host_id, c.address, network.base,
        row_number() over (partition by network.id order by c.id) as turn
      from network join vm_network_nodes c on c.vm_network_id = network.id and c.project_id = $1),
    forward as (
      insert into vpc_nats (project_id, vpc_host_id, vpc_host_ip_id, vm_network_id, name, protocol, port, port_end, destination_ip, destination_port, status_id)
      select $1, cloud.id, address.id, target.network_id, 'forward-' || target.network_id || '-' || turn, 'tcp',
        9000 + target.network_id * 10 + turn, 9000 + target.network_id * 10 + turn,
        case when target.place % $3::integer = 0 and turn = 1 then regexp_replace(target.base, '0$', '254') else target.address end, 443, 1
      from cloud join address on address.vpc_host_id = cloud.id and address.place = 1
      join target on target.place / $3::integer = cloud.place and turn <= 3),
    balancer as (
      insert into vm_load_balancers (project_id, vm_network_id, name, algorithm_id, revision, monthly_price_rials, status_id, engine_ref, address, vpc_host_ip_id)
      select $1, network.id, 'balancer-' || cloud.id, 1, 1, 900000, 2, 'balancer-' || cloud.id, regexp_replace(network.base, '0$', '253'), address.id
      from cloud join network on network.place = cloud.place * $3::integer
      join address on address.vpc_host_id = cloud.id and address.place = 2 returning id, vm_network_id),
    listener as (
      insert into vm_lb_listeners (project_id, load_balancer_id, revision, protocol_id, source_port, destination_port, session_id)
      select $1, id, 1, 2, 443, 443, 1 from balancer returning id, load_balancer_id)
    insert into vm_lb_members (project_id, listener_id, vm_host_id, weight)
    select $1, listener.id, target.vm_host_id, 1 from listener join balancer on balancer.id = listener.load_balancer_id
    join target on target.network_id = balancer.vm_network_id and turn <= 3`,
    [projectId, clouds, networksPerCloud, addressesPerCloud],
  )
}

interface Drawing {
  /** From the end of the answer to the screen: all that is in view, and all that there is. */
  viewMs: number
  allMs: number
  plainMs: number
  /** How much of the picture is in view, and what of that came later than its first frame. */
  inView: number
  late: number
}

const draw = async (browser: Browser, url: string, customer: BenchCustomer): Promise<Drawing> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await signInPage(page, customer)
  await page.addInitScript(pictureWatch(things))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(`${url}/topology/${customer.projectId}`)
  const { firstAt, firstIds, allAt } = await page.evaluate<Drawn>('drawn')
  const answered = await page.evaluate<number>(
    `performance.getEntriesByType('resource').find(({ name }) => name.includes('/topology/get')).responseEnd`,
  )
  const inView = await page.evaluate<string[]>(thingsInView)
  const plainMs = await page.evaluate<number>(drawPlain(things))
  await page.close()
  return {
    viewMs: firstAt - answered,
    allMs: allAt - answered,
    plainMs,
    inView: inView.length,
    late: inView.filter((id) => !firstIds.includes(id)).length,
  }
}

export const run = async (): Promise<number> => {
  await ensurePortalBuilt()
  const postgres = await startTemporaryPostgres()
  const client = new Client({ connectionString: postgres.url })
  const query: Query = (sql, params) => client.query(sql, params)
  const env = { DATABASE_URL: postgres.url, SARV_DEMO: '0', SARV_RATE_LIMITS: '0', SARV_LOG_LEVEL: 'warn' }
  let product: Started | undefined
  let browser: Browser | undefined
  try {
    product = await startScript('apps/api/src/main.ts', { env, readyPath: '/readyz' })
    await client.connect()
    const customer = await insertCustomer(query, 'measured')
    await insertProject(query, customer.projectId)
    await insertClouds(query, customer.projectId)
    browser = await chromium.launch({
      executablePath: await ensureChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    const drawings: Drawing[] = []
    for (let round = 0; round < rounds; round += 1) drawings.push(await draw(browser, product.url, customer))
    const milliseconds = (name: string, timeOf: (drawing: Drawing) => number, limit?: Figure['limit']): Figure => {
      const times = drawings.map(timeOf)
      const [least, most] = [Math.min(...times), Math.max(...times)]
      const shown = `${median(times).toFixed(0)} ms (${least.toFixed(0)} to ${most.toFixed(0)})`
      return { name, value: median(times), shown, ...(limit && { limit }) }
    }
    const times = (name: string, ratioOf: (drawing: Drawing) => number, limit?: Figure['limit']): Figure => {
      const ratio = median(drawings.map(ratioOf))
      return { name, value: ratio, shown: `${ratio.toFixed(2)} times`, ...(limit && { limit }) }
    }
    const inView = Math.min(...drawings.map((drawing) => drawing.inView))
    const late = Math.max(...drawings.map((drawing) => drawing.late))
    return report(
      `the network of ${servers} servers in ${networks} networks and ${clouds} clouds, CPU ${slowdown}x slower, ${rounds} times`,
      [
        { name: 'things in view', value: inView, shown: String(inView), limit: { atLeast: 1 } },
        { name: 'of them later than the first', value: late, shown: String(late), limit: { atMost: 0 } },
        milliseconds('answer to all in view, on the screen', ({ viewMs }) => viewMs, { atMost: limitMs }),
        milliseconds(`answer to all ${things} things`, ({ allMs }) => allMs),
        milliseconds('as many plain boxes and words', ({ plainMs }) => plainMs),
        times('in view against plain boxes', ({ viewMs, plainMs }) => viewMs / plainMs, { atMost: mostTimesPlain }),
        times('all against plain boxes', ({ allMs, plainMs }) => allMs / plainMs, { atMost: mostTimesPlainWhole }),
      ],
    )
  } finally {
    await browser?.close()
    await client.end()
    await product?.stop()
    await postgres.stop()
  }
}
