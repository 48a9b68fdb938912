import type { Page } from '@playwright/test'
import { failUntilPressed } from './controls.ts'
import { expect, test } from './journey.ts'
import { tooWide } from './layout.ts'
import type { Owner } from './product.ts'
import { addressOf, routes, type Route } from './routes.ts'
import { makeThings, type Things } from './things.ts'

/** What a page about one thing reads it by, its title while nothing is known of it, and the list it leads back to. */
interface Detail {
  isOf: (route: Route) => boolean
  read: string | RegExp
  title: RegExp
  back: (customer: Owner, things: Things) => string
}

const details: readonly Detail[] = [
  {
    isOf: ({ name }) => name === 'vm-console',
    read: /\/host\/(?:get|console)\/\d+$/,
    title: /^کنسول سرور$/,
    back: ({ projectId }, { serverId }) => `/vm/${projectId}/${serverId}/specification`,
  },
  {
    isOf: ({ pattern }) => pattern.startsWith('/vm/:projectId/:id/'),
    read: '**/host/get/*',
    title: /^سرور مجازی$/,
    back: ({ projectId }) => `/vm/${projectId}/list`,
  },
  {
    isOf: ({ pattern }) => pattern.includes(':networkId'),
    read: '**/network/list',
    title: /^سرورهای شبکه$/,
    back: ({ projectId }) => `/network/${projectId}`,
  },
  {
    isOf: ({ pattern }) => pattern.startsWith('/vpc/:projectId/:id/'),
    read: '**/vpc/get/*',
    title: /^ابر خصوصی$/,
    back: ({ projectId }) => `/vpc/${projectId}`,
  },
  {
    isOf: ({ pattern }) => pattern === '/storage/:projectId/:id',
    read: '**/host/get/*',
    title: /^باکت$/,
    back: ({ projectId }) => `/storage/${projectId}`,
  },
  {
    isOf: ({ pattern }) => pattern.startsWith('/project/:projectId/'),
    read: '**/project/get/*',
    title: /^پروژه$/,
    back: () => '/',
  },
]

const problem = { type: 'internal', status: 500, errorMessage: 'انبار داده پاسخ نمی‌دهد.', traceId: 'trace-1405' }

/** Whatever names one thing in its address, and no form or list. */
const detailRoutes = routes.flatMap((route) => {
  const detail = details.find(({ isOf }) => isOf(route))
  return detail ? [{ route, ...detail }] : []
})

/** Above the title, or on a phone in the header of the frame; the menu has one too, and does not count. */
const waysTo = (page: Page, href: string) =>
  page.getByRole('main').or(page.getByRole('banner')).locator(`a[href="${href}"]:visible`)

test('every page about one thing that cannot be read keeps its title and the way back', async ({
  open,
  product,
  customer,
  trouble,
}) => {
  test.slow()
  trouble.expect(/500 .*host\/get/, /500 .*project\/get/, /500 .*vpc\/get/, /500 .*network\/list/)
  trouble.allow(/500 .*console/)
  expect(detailRoutes.map(({ route }) => route.name)).toEqual(expect.arrayContaining(['vm-firewall', 'storage']))
  const things = await makeThings(product, customer)
  const page = await open(customer, '/')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const { route, read, title, back } of detailRoutes) {
      await test.step(`${route.name} at ${width}`, async () => {
        await page.route(read, (request) => request.fulfill({ status: 500, json: problem }))
        await page.goto(product.url + addressOf(route, customer, things))
        await expect(page.getByText('انبار داده پاسخ نمی‌دهد.').first()).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(waysTo(page, back(customer, things)).first()).toBeVisible()
        expect(await tooWide(page)).toMatchObject({ beyondPx: 0 })
        await page.unroute(read)
      })
    }
  }
})

test('a volume that cannot be read says so in its drawer, which can be closed', async ({
  open,
  product,
  customer,
  trouble,
}) => {
  trouble.expect(/500 .*volume\/get/)
  await makeThings(product, customer)
  const page = await open(customer, `/volume/${customer.projectId}`)
  await page.getByRole('link', { name: 'files-01' }).focus()
  await failUntilPressed(page, '**/volume/get/*', { status: 500, json: problem })
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'جزئیات دیسک' })
  await expect(drawer.getByText('خواندن ناموفق بود')).toBeVisible()
  await expect(drawer.getByRole('heading', { name: 'جزئیات دیسک' })).toBeVisible()
  await drawer.getByRole('button', { name: 'تلاش دوباره' }).click()
  await expect(drawer.getByText('files-01').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})
