import { chromium, type BrowserContextOptions, type Page } from '@playwright/test'

export interface Paint {
  firstMs: number
  largestMs: number
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
  page.evaluate<Paint>(
    `({ ...paint, firstMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 })`,
  )

interface Visit {
  executablePath: string
  address: string
  slowdown: number
  /** Answers once the page shows what it is for. */
  untilReady: (page: Page) => Promise<unknown>
  context?: BrowserContextOptions
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
    await page.goto(address)
    await untilReady(page)
    await page.waitForTimeout(settleMs)
    return await readPaint(page)
  } finally {
    await browser.close()
  }
}
