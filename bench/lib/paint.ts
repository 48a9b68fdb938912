import { chromium, type BrowserContextOptions, type Page } from '@playwright/test'

/** Times since the page was asked for. */
export interface Paint {
  /** The first text or picture of ours; the empty page in our colours does not count. */
  firstMs: number
  largestMs: number
  /** What the page is opened for is there. */
  usableMs: number
  /** The sum of all layout shifts that nobody asked for. */
  shift: number
}

/** Lets the browser note what it paints from the very beginning. */
const paintWatch = `
  globalThis.paint = { largestMs: 0, shift: 0 }
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paint.largestMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) paint.shift += value
  }).observe({ type: 'layout-shift', buffered: true })`

const readPaint = (page: Page) =>
  page.evaluate<Omit<Paint, 'usableMs'>>(
    `({ ...paint, firstMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 })`,
  )

interface Visit {
  executablePath: string
  address: string
  slowdown: number
  /** Answers once the page shows what it is for. */
  untilReady: (page: Page) => Promise<unknown>
  context?: BrowserContextOptions | undefined
}

/** How long the last of it may take to arrive and be drawn, after it is there. */
const settleMs = 1500

/** One visit by a browser that has never been here, on a slow processor. */
export const visit = async ({ executablePath, address, slowdown, untilReady, context }: Visit): Promise<Paint> => {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, ...context })
    await page.addInitScript(paintWatch)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(address, { waitUntil: 'commit' })
    await untilReady(page)
    const usableMs = await page.evaluate(() => performance.now())
    await page.waitForTimeout(settleMs)
    return { ...(await readPaint(page)), usableMs }
  } finally {
    await browser.close()
  }
}
