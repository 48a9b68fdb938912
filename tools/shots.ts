import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, expect, type Browser, type Page } from '@playwright/test'
import { createServer } from 'vite'
import type { Customer } from '../apps/api/src/testing/api.ts'
import { signInAs } from '../e2e/journey.ts'
import { startProduct } from '../e2e/product.ts'
import { addressOf, routes } from '../e2e/routes.ts'
import { makeThings, type Things } from '../e2e/things.ts'
import { ensureChromium, ensurePortalBuilt } from './prepare.mjs'

/** Pictures of every route, wide and narrow, light and dark, and one page that shows them all. */
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'shots')
const widths = [1440, 390]
const schemes = ['light', 'dark'] as const

const variants = widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme, ending: `${width}-${scheme}` })))
type Variant = (typeof variants)[number]

const newPage = async (browser: Browser, { width, scheme }: Variant): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

const take = async (page: Page, name: string, { ending }: Variant): Promise<string> => {
  await page.waitForLoadState('load')
  await page.evaluate('document.fonts.ready')
  await page.waitForTimeout(400)
  const file = `${name}-${ending}.png`
  await page.screenshot({ path: join(folder, file), fullPage: true })
  console.log(file)
  return file
}

const shootComponents = async (browser: Browser): Promise<string[]> => {
  const vite = await createServer({ root: join(root, 'apps/portal'), logLevel: 'error', server: { port: 0 } })
  await vite.listen()
  const files: string[] = []
  for (const variant of variants) {
    const page = await newPage(browser, variant)
    await page.goto(new URL('/dev/ui', vite.resolvedUrls?.local[0]).href)
    await page.getByRole('heading').first().waitFor()
    files.push(await take(page, 'dev-ui', variant))
    await page.context().close()
  }
  await vite.close()
  return files
}

/** Not while it loads: the gallery alone shows that on purpose. */
const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await page.waitForTimeout(400)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

const shootRoutes = async (browser: Browser, server: { url: string }, customer: Customer, things: Things) => {
  const files: string[] = []
  for (const variant of variants) {
    const page = await newPage(browser, variant)
    for (const route of routes.filter(({ isPublic }) => isPublic)) {
      await open(page, server.url + addressOf(route, customer, things))
      files.push(await take(page, route.name, variant))
    }
    await signInAs(page, server, customer)
    for (const route of routes.filter(({ isPublic }) => !isPublic)) {
      const address = server.url + addressOf(route, customer, things)
      await open(page, address)
      files.push(await take(page, route.name, variant))
      for (const tab of route.tabs ?? []) {
        await open(page, address + tab.search)
        files.push(await take(page, `${route.name}-${tab.name}`, variant))
      }
    }
    await page.context().close()
  }
  return files
}

const contactSheet = (files: readonly string[]): string => `<!doctype html>
<meta charset="utf-8"><title>Sarv: every page</title>
<style>body{font:14px sans-serif;margin:24px;background:#ddd}figure{display:inline-block;margin:0 16px 24px 0;vertical-align:top}img{inline-size:320px;display:block;border:1px solid #999}</style>
${files.map((file) => `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${file}</figcaption></figure>`).join('\n')}
`

await ensurePortalBuilt()
const executablePath = await ensureChromium()
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const { product, stop } = await startProduct()
try {
  const customer = await product.newCustomer()
  const things = await makeThings(product, customer)
  const files = [...(await shootComponents(browser)), ...(await shootRoutes(browser, product, customer, things))]
  await writeFile(join(folder, 'index.html'), contactSheet(files))
  console.log(`${files.length} pictures; open ${join('shots', 'index.html')}`)
} finally {
  await browser.close()
  await stop()
}
