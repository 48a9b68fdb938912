import { chromium, type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sessionOf } from '../e2e/journey.ts'
import { startProduct } from '../e2e/product.ts'
import { makeServers } from '../e2e/servers.ts'
import { ensureChromium, ensurePortalBuilt } from '../tools/prepare.mjs'
import { PortalChunks, type Chunk } from './lib/chunks.ts'
import { visit, type Paint } from './lib/paint.ts'
import { startScript } from './lib/processes.ts'
import { median, report, type Figure } from './lib/report.ts'

const dist = fileURLToPath(new URL('../apps/portal/dist', import.meta.url))
const rounds = 5
const slowdown = 4

const kilobytes = (chunks: readonly Chunk[]): number => chunks.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1000

const printTable = (title: string, chunks: readonly Chunk[]) => {
  console.log(`\n${title}`)
  for (const { file, gzipBytes } of chunks.toSorted((a, b) => b.gzipBytes - a.gzipBytes)) {
    console.log(`${(gzipBytes / 1000).toFixed(1).padStart(8)} kB  ${file}`)
  }
}

const firstPaintMs = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const find = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime
    for (;;) {
      const painted = find()
      if (painted !== undefined) return painted
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })

/** First paint, and the moment the e-mail field takes typing, on a cold cache and a slow processor. */
const openLogin = async (url: string, executablePath: string) => {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(`${url}/account/login`)
    await page.getByRole('textbox', { name: 'ایمیل' }).fill('a@b.example')
    const usableMs = await page.evaluate(() => performance.now())
    return { paintMs: await firstPaintMs(page), usableMs }
  } finally {
    await browser.close()
  }
}

/** The first is the one whose page is opened. */
const serverNames = ['shop-web-01', 'shop-web-02', 'db-primary', 'accounting', 'files']

/** The pages that people open every day, each with what it is opened for. */
const pages = [
  { name: 'server list', path: 'list', ready: (page: Page) => page.getByRole('row', { name: /shop-web-01/ }) },
  { name: 'order page', path: 'add-vm', ready: (page: Page) => page.getByRole('radio', { name: 'Ubuntu' }) },
  {
    name: 'page of a server',
    path: (id: number) => `${id}/specification`,
    ready: (page: Page) => page.getByRole('heading', { level: 1, name: /shop-web-01/ }),
  },
] as const

/** What is aimed at; not a limit, because another machine is not as fast. */
const goalMs = 1500
const mostShift = 0.05

const measurePages = async (executablePath: string): Promise<Figure[]> => {
  const { product, stop } = await startProduct()
  try {
    const customer = await product.newCustomer()
    const serverId = await makeServers(product, customer, serverNames)
    const context = { storageState: sessionOf(product.url, customer) }
    const figures: Figure[] = []
    for (const { name, path, ready } of pages) {
      const address = `${product.url}/vm/${customer.projectId}/${typeof path === 'string' ? path : path(serverId)}`
      const seen: Paint[] = []
      for (let round = 0; round < rounds; round += 1) {
        seen.push(
          await visit({
            executablePath,
            address,
            slowdown,
            context,
            untilReady: (page) => ready(page).first().waitFor(),
          }),
        )
      }
      figures.push(...figuresOf(name, seen))
    }
    return figures
  } finally {
    await stop()
  }
}

const figuresOf = (name: string, seen: readonly Paint[]): Figure[] => {
  const [firstMs, largestMs, shift] = (['firstMs', 'largestMs', 'shift'] as const).map((figure) =>
    median(seen.map((paint) => paint[figure])),
  ) as [number, number, number]
  const time = (what: string, ms: number): Figure => ({
    name: `${name}: ${what} paint, CPU ${slowdown}x slower (goal ${goalMs} ms)`,
    value: ms,
    shown: `${ms.toFixed(0)} ms`,
  })
  return [
    time('first', firstMs),
    time('largest', largestMs),
    { name: `${name}: layout shift`, value: shift, shown: shift.toFixed(3), limit: { atMost: mostShift } },
  ]
}

export const run = async (): Promise<number> => {
  await ensurePortalBuilt()
  const chromiumPath = await ensureChromium()
  const chunks = new PortalChunks(dist)
  const login = chunks.closure([...chunks.entries, chunks.page('/LoginPage.tsx')])
  const frame = [chunks.page('src/routes.tsx'), chunks.page('shell/Layout.tsx')]
  const list = chunks.closure([...chunks.entries, ...frame, chunks.page('/VmListPage.tsx')])
  const more = list.filter(({ file }) => !login.some((chunk) => chunk.file === file))
  const listMore = kilobytes(list) - kilobytes(login)
  printTable('login page', login)
  printTable('server list, what it adds', more)

  const dataFolder = await mkdtemp(join(tmpdir(), 'sarv-bytes-'))
  const server = await startScript('apps/api/src/main.ts', {
    env: { SARV_DATA: dataFolder, SARV_LOG_LEVEL: 'error' },
    readyPath: '/readyz',
  })
  try {
    const seen: Awaited<ReturnType<typeof openLogin>>[] = []
    for (let round = 0; round < rounds; round += 1) seen.push(await openLogin(server.url, chromiumPath))
    const paintMs = median(seen.map(({ paintMs }) => paintMs))
    const usableMs = median(seen.map(({ usableMs }) => usableMs))
    return report('bytes (gzip) and first paint', [
      {
        name: 'login page, JavaScript',
        value: kilobytes(login),
        shown: `${kilobytes(login).toFixed(1)} kB`,
        limit: { atMost: 150 },
      },
      {
        name: 'server list, JavaScript more than the login page',
        value: listMore,
        shown: `${listMore.toFixed(1)} kB`,
        limit: { atMost: 60 },
      },
      {
        name: 'server list, JavaScript that the login page has not loaded',
        value: kilobytes(more),
        shown: `${kilobytes(more).toFixed(1)} kB`,
      },
      {
        name: `first paint of the login page, CPU ${slowdown}x slower`,
        value: paintMs,
        shown: `${paintMs.toFixed(0)} ms`,
      },
      { name: `login usable, CPU ${slowdown}x slower`, value: usableMs, shown: `${usableMs.toFixed(0)} ms` },
      ...(await measurePages(chromiumPath)),
    ])
  } finally {
    await server.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}
