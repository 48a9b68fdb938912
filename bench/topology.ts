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
const slowdown = 4
const rounds = 7
const limitMs = 300
/** What is in view, against as many plain boxes as there are things: it holds on a slower machine too. */
const mostTimesPlain = 2

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
  await page.addInitScript(pictureWatch(servers + networks))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(`${url}/topology/${customer.projectId}`)
  const { firstAt, firstIds, allAt } = await page.evaluate<Drawn>('drawn')
  const answered = await page.evaluate<number>(
    `performance.getEntriesByType('resource').find(({ name }) => name.includes('/topology/get')).responseEnd`,
  )
  const inView = await page.evaluate<string[]>(thingsInView)
  const plainMs = await page.evaluate<number>(drawPlain(servers + networks))
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
      `the network of ${servers} servers in ${networks} networks, CPU ${slowdown}x slower, ${rounds} times`,
      [
        { name: 'things in view', value: inView, shown: String(inView), limit: { atLeast: 1 } },
        { name: 'of them later than the first', value: late, shown: String(late), limit: { atMost: 0 } },
        milliseconds('answer to all in view, on the screen', ({ viewMs }) => viewMs, { atMost: limitMs }),
        milliseconds(`answer to all ${servers + networks} things`, ({ allMs }) => allMs),
        milliseconds('as many plain boxes and words', ({ plainMs }) => plainMs),
        times('in view against plain boxes', ({ viewMs, plainMs }) => viewMs / plainMs, { atMost: mostTimesPlain }),
        times('all against plain boxes', ({ allMs, plainMs }) => allMs / plainMs),
      ],
    )
  } finally {
    await browser?.close()
    await client.end()
    await product?.stop()
    await postgres.stop()
  }
}
