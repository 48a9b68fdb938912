import { chromium, type Browser } from '@playwright/test'
import { Client } from 'pg'
import { ensureChromium, ensurePortalBuilt } from '../tools/prepare.mjs'
import { startTemporaryPostgres } from '../tools/postgres.ts'
import { insertCustomer, type BenchCustomer, type Query } from './lib/fixture.ts'
import { startScript, type Started } from './lib/processes.ts'
import { median, report } from './lib/report.ts'
import { signInPage } from './lib/session.ts'

const servers = 200
const networks = 12
const slowdown = 4
const rounds = 7
const limitMs = 300

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

/** Notes when the picture has been painted: two frames after it is in the document. */
const paintWatch = `
  globalThis.paintedAt = new Promise((resolve) => {
    const look = () => document.querySelector('svg[role=group] [data-node]')
      ? requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))
      : requestAnimationFrame(look)
    requestAnimationFrame(look)
  })`

interface Drawing {
  /** From the end of the answer to the painted picture. */
  milliseconds: number
  things: number
}

const draw = async (browser: Browser, url: string, customer: BenchCustomer): Promise<Drawing> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await signInPage(page, customer)
  await page.addInitScript(paintWatch)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(`${url}/topology/${customer.projectId}`)
  const painted = await page.evaluate<number>('paintedAt')
  const answered = await page.evaluate<number>(
    `performance.getEntriesByType('resource').find(({ name }) => name.includes('/topology/get')).responseEnd`,
  )
  const things = await page.locator('svg [data-node]').count()
  await page.close()
  return { milliseconds: painted - answered, things }
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
    const times = drawings.map(({ milliseconds }) => milliseconds)
    const things = drawings[0]!.things
    return report(`the network of ${servers} servers in ${networks} networks, CPU ${slowdown}x slower`, [
      { name: 'things in the picture', value: things, shown: String(things), limit: { atLeast: servers + networks } },
      {
        name: `answer to painted picture, median of ${rounds}`,
        value: median(times),
        shown: `${median(times).toFixed(0)} ms`,
        limit: { atMost: limitMs },
      },
      { name: 'the slowest', value: Math.max(...times), shown: `${Math.max(...times).toFixed(0)} ms` },
    ])
  } finally {
    await browser?.close()
    await client.end()
    await product?.stop()
    await postgres.stop()
  }
}
