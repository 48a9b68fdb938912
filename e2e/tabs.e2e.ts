import { chromium, type Page } from '@playwright/test'
import { expect, sessionOf, test } from './journey.ts'
import { makeServers } from './servers.ts'

const soon = { timeout: 20_000 }

/** A browser that keeps left pages in its back/forward cache, as people's browsers do; Playwright's own does not. */
const launchWithCache = async (launchOptions: object) =>
  chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })

test('twelve typed addresses in one tab load, ten tabs share one event stream, and another takes it over', async ({
  product,
  customer,
  launchOptions,
}) => {
  test.setTimeout(120_000)
  const browser = await launchWithCache(launchOptions)
  const context = await browser.newContext({ locale: 'fa-IR', storageState: sessionOf(product.url, customer) })
  let streams = 0
  context.on('request', (request) => (streams += Number(request.url().endsWith('/api/my/events'))))
  const list = `${product.url}/vm/${customer.projectId}/list`
  const isEmpty = (page: Page) => expect(page.getByText('هنوز سروری در این پروژه نیست')).toBeVisible(soon)

  // Alone: each load leaves a page that had the stream, and that may not keep its connection.
  const first = await context.newPage()
  const addresses = [`${product.url}/volume/${customer.projectId}`, list]
  for (let load = 0; load < 12; load += 1) {
    // oxlint-disable no-await-in-loop -- one after the other, as people open them
    // Counted anew, so that what is waited for below is the stream of the last load.
    streams = 0
    await first.goto(addresses[load % 2] ?? list)
    await expect(first.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible(soon)
  }
  await isEmpty(first)
  await expect.poll(() => streams, soon).toBeGreaterThan(0)

  streams = 0
  let second: Page | undefined
  for (let tab = 1; tab < 10; tab += 1) {
    const page = await context.newPage()
    await page.goto(list)
    await isEmpty(page)
    second ??= page
  }
  // oxlint-enable no-await-in-loop
  expect(streams).toBe(0)

  await first.close()
  await makeServers(product, customer, ['after-the-leader'])
  await expect(second!.getByRole('row', { name: /after-the-leader/ })).toContainText('فعال', soon)
  expect(streams).toBe(1)
  await browser.close()
})
