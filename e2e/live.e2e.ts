import { named } from '@sarv/contract/direction'
import type { Page } from '@playwright/test'
import { pressAndConfirm } from './controls.ts'
import { expect, test } from './journey.ts'
import type { Owner, Product } from './product.ts'
import { makeServers } from './servers.ts'
import { readsOfDeletedServer } from './trouble.ts'

const soon = { timeout: 20_000 }
const noCapacity = 'ظرفیت این دیتاسنتر برای مشخصات خواسته‌شده کافی نیست.'

const orderServer = (product: Product, customer: Owner, name: string) =>
  product.call<{ id: number }>(customer, 'POST', `/vm/${customer.projectId}/host/create`, {
    vmImageId: 41,
    name,
    password: customer.password,
    isPredefined: true,
    productBundleId: 1,
  })

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const emptyList = (page: Page) => page.getByText('هنوز سروری در این پروژه نیست')

test.afterEach(({ product }) => product.mendEngine())

test('what one window does is seen in the other, without a reload', async ({ open, product, customer, trouble }) => {
  // The page of a server that is gone asks for it once more, and then goes to the list.
  trouble.allow(readsOfDeletedServer)
  const { projectId } = customer
  const id = await makeServers(product, customer, ['seen-by-two'])
  const detail = await open(customer, `/vm/${projectId}/${id}/specification`)
  const list = await open(customer, `/vm/${projectId}/list`)
  await expect(rowOf(list, 'seen-by-two')).toContainText('فعال')

  await pressAndConfirm(detail, 'خاموش کردن')
  await expect(rowOf(list, 'seen-by-two')).toContainText('خاموش', soon)

  await list.getByRole('button', { name: /کارهای دیگر.*seen-by-two/ }).click()
  await list.getByRole('menuitem', { name: 'روشن کردن' }).click()
  await expect(detail.getByRole('heading', { level: 1 })).toContainText('فعال', soon)

  await orderServer(product, customer, 'made-elsewhere')
  await expect(rowOf(list, 'made-elsewhere')).toContainText('فعال', soon)

  await list.getByRole('button', { name: /کارهای دیگر.*seen-by-two/ }).click()
  await list.getByRole('menuitem', { name: 'حذف سرور' }).click()
  await list.getByRole('alertdialog').getByRole('textbox').fill('seen-by-two')
  await list.getByRole('alertdialog').getByRole('button', { name: 'حذف سرور' }).click()
  await expect(rowOf(list, 'seen-by-two')).toHaveCount(0, soon)
  await expect(detail).toHaveURL(/\/list$/)
})

test('a failed order says why, and is tried again from the list and from its page', async ({
  portal: page,
  product,
  customer,
}) => {
  await product.breakEngine({ method: 'createServer', kind: 'error', code: 'no_capacity', count: 2 })
  await orderServer(product, customer, 'unlucky-one')
  const row = rowOf(page, 'unlucky-one')
  await expect(row).toContainText('خطا', soon)
  await expect(row).toContainText(noCapacity)
  await row.getByRole('button', { name: 'تلاش دوباره' }).click()
  await expect(page.getByRole('region', { name: 'پیام‌ها' })).toContainText('ناموفق بود', soon)

  await row.getByRole('link', { name: 'unlucky-one' }).click()
  await expect(page.getByRole('main')).toContainText(/ساخت سرور «.*» ناموفق بود/)
  await expect(page.getByRole('main')).toContainText(noCapacity)
  await page.getByRole('main').getByRole('button', { name: 'تلاش دوباره' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('فعال', soon)
  await expect(page.getByRole('button', { name: /^اعلان‌ها، ۳ خوانده‌نشده$/ })).toBeVisible()
})

test('an order under way is followed step by step, keeps its server busy, and is taken back', async ({
  open,
  product,
  customer,
  trouble,
}) => {
  trouble.allow(readsOfDeletedServer)
  await product.breakEngine({ method: 'createServer', kind: 'slow', slowMs: 60_000 })
  const { id } = await orderServer(product, customer, 'second-thoughts')
  const page = await open(customer, `/vm/${customer.projectId}/${id}/specification`)
  const detail = page.getByRole('main')
  await expect(detail.getByRole('button', { name: 'خاموش کردن', exact: true })).toHaveAccessibleDescription(
    '«ساخت سرور» در حال انجام است؛ تا پایان آن شکیبا باشید.',
  )

  // The same words beside the steps, above the other tabs, in the drawer and in the list's row.
  const stepAndTime = /گام [۰-۹]+ از [۰-۹]+: سفارش سرور به زیرساخت(حدود .+|تا چند لحظه دیگر|.+ گذشته)/
  await expect(detail).toContainText(stepAndTime)
  await detail.getByRole('link', { name: 'نمودار مصرف' }).click()
  await expect(detail).toContainText(stepAndTime)
  await detail.getByRole('link', { name: 'سرورهای مجازی' }).click()
  const row = rowOf(page, 'second-thoughts')
  await expect(row).toContainText(stepAndTime)
  await row.getByRole('link', { name: 'second-thoughts' }).click()

  await page.getByRole('button', { name: 'عملیات، ۱ در حال انجام' }).click()
  const drawer = page.getByRole('complementary', { name: 'عملیات' })
  const operation = drawer.getByRole('listitem').filter({ hasText: 'second-thoughts' })
  await expect(operation).toContainText(stepAndTime)
  await operation.getByRole('button', { name: 'گام‌ها' }).click()
  for (const step of ['آماده‌سازی دیسک و سیستم‌عامل', 'دریافت نشانی شبکه', 'تحویل سرور']) {
    await expect(operation).toContainText(step)
  }

  await operation.getByRole('button', { name: 'لغو عملیات' }).click()
  await expect(page).toHaveURL(/\/list$/, soon)
  await expect(emptyList(page)).toBeVisible(soon)
  await expect(operation).toContainText('لغوشده', soon)
  await expect(page.getByRole('button', { name: 'عملیات', exact: true })).toBeVisible()
})

test('the bell tells that a server is ready, until it is read', async ({ portal: page, product, customer }) => {
  await expect(emptyList(page)).toBeVisible()
  await orderServer(product, customer, 'ring-the-bell')
  await page.getByRole('button', { name: 'اعلان‌ها، ۱ خوانده‌نشده' }).click(soon)
  const notifications = page.getByRole('dialog', { name: 'اعلان‌ها' })
  await expect(notifications).toContainText(`سرور ${named('ring-the-bell')} آماده است`)
  await expect(notifications).toContainText(/نشانی آن .?203\.0\.113\.\d+.? است/)
  await notifications.getByRole('button', { name: 'علامت‌گذاری همه به‌عنوان خوانده‌شده' }).click()
  await expect(notifications.getByRole('button', { name: 'علامت‌گذاری همه به‌عنوان خوانده‌شده' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'اعلان‌ها', exact: true })).toBeVisible()
})

test('a lost stream is marked in the header, and nothing is missed when it is back', async ({
  portal: page,
  product,
  customer,
  trouble,
}) => {
  trouble.expect(/ERR_FAILED .*\/api\/my\/events/)
  await page.route('**/api/my/events', (route) => route.abort())
  await page.reload()
  const mark = page.getByRole('banner').getByText('اتصال زنده قطع است', { exact: true })
  await expect(mark).toBeVisible()
  await makeServers(product, customer, ['made-in-silence'])
  await expect(emptyList(page)).toBeVisible()
  // What the list says of itself is true only while the stream is up.
  const foot = page.getByText('فهرست زنده است')
  await page.getByRole('button', { name: 'بازخوانی' }).first().click()
  await expect(rowOf(page, 'made-in-silence')).toBeVisible()
  await expect(foot).toBeHidden()

  await page.unroute('**/api/my/events')
  await expect(mark).toBeHidden(soon)
  await expect(rowOf(page, 'made-in-silence')).toContainText('فعال')
  await expect(foot).toBeVisible()
})
