import { chromium } from '@playwright/test'
import { expect, sessionOf, test } from './journey.ts'
import { makeServers } from './servers.ts'

const soon = { timeout: 20_000 }

/** A browser that keeps left pages in its back/forward cache, as people's browsers do; Playwright's own does not. */
const launchWithCache = async (launchOptions: object) =>
  chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })

test('ten tabs and twelve typed addresses share one event stream, and another tab takes it over', async ({
  product,
  customer,
  launchOptions,
}) => {
  const browser = await launchWithCache(launchOptions)
  const context = await browser.newContext({ locale: 'fa-IR', storageState: sessionOf(product.url, customer) })
  let streams = 0
  context.on('request', (request) => (streams += Number(request.url().endsWith('/api/my/events'))))
  const list = `${product.url}/vm/${customer.projectId}/list`
  const tabs = []
  for (let tab = 0; tab < 10; tab += 1) {
    // oxlint-disable no-await-in-loop -- one after the other, as people open them
    const page = await context.newPage()
    await page.goto(list)
    await expect(page.getByText('هنوز سروری در این پروژه نیست')).toBeVisible(soon)
    tabs.push(page)
  }
  const [first, last] = [tabs[0], tabs.at(-1)]
  if (!first || !last) throw new Error('there are ten tabs')
  await expect.poll(() => streams, soon).toBe(1)

  const addresses = [list, `${product.url}/volume/${customer.projectId}`]
  for (let load = 0; load < 12; load += 1) {
    await last.goto(addresses[load % 2] ?? list)
    await expect(last.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible(soon)
  }
  // oxlint-enable no-await-in-loop
  expect(streams).toBe(1)

  await first.close()
  const second = tabs[1]
  if (!second) throw new Error('there are ten tabs')
  await makeServers(product, customer, ['after-the-leader'])
  await expect(second.getByRole('row', { name: /after-the-leader/ })).toContainText('فعال', soon)
  expect(streams).toBe(2)
  await browser.close()
})
