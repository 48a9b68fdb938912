import { chromium, type Page } from '@playwright/test'
import { Client } from 'pg'
import { ensureChromium, ensurePortalBuilt } from '../tools/prepare.mjs'
import { startTemporaryPostgres } from '../tools/postgres.ts'
import { insertCustomer, insertServers, type BenchCustomer, type Query } from './lib/fixture.ts'
import { startScript, type Started } from './lib/processes.ts'
import { signInPage } from './lib/session.ts'
import { median, percentile, report, type Figure } from './lib/report.ts'

const servers = 2_000
const slowdown = 4
/** Someone who types fast. */
const keyPauseMs = 120
/** Long enough for the address to follow the search, as it does when the typing pauses. */
const wordPauseMs = 600
const words = ['server-19', '203.0.113.7', 'ubuntu', 'SERVER-۴۲']
const keystrokeLimitMs = 100
/** Shorter ones are not reported by the browser, and nobody sees them. */
const shortestMs = 16

/** Lets the browser note, for every key, the time from the press to the paint that follows it. */
const keyWatch = `
  globalThis.keyDurations = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      // The events of one press share a number; zero is a movement of the pointer and the like.
      if (interactionId) keyDurations.set(interactionId, Math.max(duration, keyDurations.get(interactionId) ?? 0))
    }
  }).observe({ type: 'event', durationThreshold: ${shortestMs} })`

const reportedDurations = (page: Page) => page.evaluate<number[]>('[...keyDurations.values()]')

const typeWord = async (page: Page, word: string): Promise<number> => {
  await page.keyboard.type(word, { delay: keyPauseMs })
  await page.waitForTimeout(wordPauseMs)
  for (const _ of word) await page.keyboard.press('Backspace', { delay: keyPauseMs })
  await page.waitForTimeout(wordPauseMs)
  return word.length * 2
}

interface Typing {
  /** Milliseconds from each press to the next paint. */
  keystrokes: number[]
  /** Rows that stand in the document while everything is shown. */
  rows: number
}

/** Opens the list on a slow processor and searches it as people do. */
const searchList = async (page: Page, address: string): Promise<Typing> => {
  await page.goto(address)
  await page
    .getByRole('row', { name: /server-/ })
    .first()
    .waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.getByRole('searchbox').focus()
  let pressed = 0
  for (const word of words) pressed += await typeWord(page, word)
  const reported = await reportedDurations(page)
  const unseen = Array.from({ length: Math.max(0, pressed - reported.length) }, () => shortestMs)
  return { keystrokes: [...reported, ...unseen], rows: await page.locator('tbody tr').count() }
}

const figuresOf = (shown: string, { keystrokes, rows }: Typing): Figure[] => {
  const p95 = percentile(keystrokes, 95)
  return [
    { name: `${shown}: rows in the document`, value: rows, shown: String(rows) },
    {
      name: `${shown}: key to paint, median`,
      value: median(keystrokes),
      shown: `${median(keystrokes).toFixed(0)} ms`,
    },
    {
      name: `${shown}: key to paint, 95th percentile of ${keystrokes.length}`,
      value: p95,
      shown: `${p95.toFixed(0)} ms`,
      limit: { atMost: keystrokeLimitMs },
    },
  ]
}

const openBrowser = async (url: string, customer: BenchCustomer) => {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const search = async (query: string): Promise<Typing> => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signInPage(page, customer)
    await page.addInitScript(keyWatch)
    const typing = await searchList(page, `${url}/vm/${customer.projectId}/list${query}`)
    await page.close()
    return typing
  }
  return { search, close: () => browser.close() }
}

export const run = async (): Promise<number> => {
  await ensurePortalBuilt()
  const postgres = await startTemporaryPostgres()
  const client = new Client({ connectionString: postgres.url })
  const query: Query = (sql, params) => client.query(sql, params)
  const env = { DATABASE_URL: postgres.url, SARV_DEMO: '0', SARV_RATE_LIMITS: '0', SARV_LOG_LEVEL: 'warn' }
  let product: Started | undefined
  try {
    product = await startScript('apps/api/src/main.ts', { env, readyPath: '/readyz' })
    await client.connect()
    const customer = await insertCustomer(query, 'measured')
    await insertServers(query, customer.projectId, servers)
    // As the database does by itself a minute after so many rows.
    await query('analyze')
    const browser = await openBrowser(product.url, customer)
    try {
      const usual = await browser.search('')
      const whole = await browser.search('?size=all')
      return report(`search in the list of ${servers} servers, CPU ${slowdown}x slower`, [
        ...figuresOf('page of 10', usual),
        ...figuresOf('all on one page', whole),
      ])
    } finally {
      await browser.close()
    }
  } finally {
    await client.end()
    await product?.stop()
    await postgres.stop()
  }
}
