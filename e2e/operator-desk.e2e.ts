import type { Locator, Page } from '@playwright/test'
import { serviceStatus } from '@sarv/contract/enums'
import { expect, test } from './journey.ts'
import { becomeOperator } from './operators.ts'
import { makeVolume } from './things.ts'

const soon = { timeout: 30_000 }

/** One act of a row, with what it asks for. */
const actOn = async (desk: Page, row: Locator, name: string, fields: Readonly<Record<string, string>>) => {
  await row.getByRole('button').last().click()
  await desk.getByRole('menuitem', { name, exact: true }).click()
  const dialog = desk.getByRole('dialog')
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(new RegExp(`^${label}`)).fill(value)
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog).toBeHidden(soon)
}

test.afterEach(({ product }) => product.mendEngine())

test('an account is closed with a word to its owner and a reason that stays inside, and opened again', async ({
  open,
  page,
  product,
  customer,
  trouble,
}) => {
  trouble.allow(/401/)
  await becomeOperator(page, product, { name: 'نگار رستمی', role: 'support' })
  const portal = await open(customer, '/')
  await expect(portal.getByRole('button', { name: 'اعلان‌ها', exact: true })).toBeVisible()

  await page.goto(`${product.url}/operator/customers/${customer.customerId}`)
  await expect(page.getByRole('region', { name: 'آخرین عملیات' })).toBeVisible()
  await page.getByRole('button', { name: 'بستن حساب' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^پیام به مشتری/).fill('به درخواست خودتان بسته شد.')
  await dialog.getByRole('button', { name: 'بستن حساب' }).click()
  await expect(dialog.getByLabel(/^دلیل/)).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(/^دلیل/).fill('ticket 4411')
  await dialog.getByRole('button', { name: 'بستن حساب' }).click()
  await expect(page.getByRole('main')).toContainText('این حساب بسته است')
  await expect(portal.getByLabel('گذرواژه', { exact: true })).toBeVisible(soon)

  await page.getByRole('button', { name: 'باز کردن حساب' }).click()
  await dialog.getByLabel(/^دلیل/).fill('ticket 4411, they wrote again')
  await dialog.getByRole('button', { name: 'باز کردن حساب' }).click()
  await expect(page.getByRole('main')).not.toContainText('این حساب بسته است')

  await page.getByRole('link', { name: 'کارهای اپراتورها' }).click()
  await expect(page).toHaveURL(new RegExp(`customer=${customer.customerId}`))
  await expect(page.getByRole('row', { name: /بستن حساب.*ticket 4411/ })).toContainText('نگار رستمی')
})

test('work that failed is done again by an engineer who says why; nothing is promised of what still goes on', async ({
  page,
  product,
  customer,
}) => {
  await product.breakEngine({ method: 'createServer', kind: 'error', code: 'no_capacity', count: 1 })
  await product.call(customer, 'POST', `/vm/${customer.projectId}/host/create`, {
    vmImageId: 41,
    name: 'second-chance',
    password: customer.password,
    isPredefined: true,
    productBundleId: 1,
  })
  await becomeOperator(page, product, { name: 'بهرام ملکی', role: 'engineer' })
  await page.goto(`${product.url}/operator/operations`)
  const row = page.getByRole('row', { name: /second-chance/ })
  await expect(row).toContainText('ظرفیت', soon)
  await expect(page.getByRole('main')).toContainText('چیزی نیمه‌کاره نمانده است')
  await product.mendEngine()
  await actOn(page, row, 'تلاش دوباره', { دلیل: 'the host has room again' })
  const host = async () => {
    const all = await product.call<{ name: string; statusId: number }[]>(
      customer,
      'GET',
      `/vm/${customer.projectId}/host/list`,
    )
    return all.find(({ name }) => name === 'second-chance')?.statusId
  }
  await expect.poll(host, soon).toBe(serviceStatus.id.active)

  await page.getByRole('radio', { name: 'در جریان' }).click()
  await expect(page.getByRole('main')).not.toContainText('چیزی نیمه‌کاره نمانده است')
})

test('an incident that an editor publishes is seen by a customer at once, and ends when the editor says so', async ({
  open,
  page,
  product,
  customer,
}) => {
  await becomeOperator(page, product, { name: 'لیلا صفری', role: 'editor' })
  // The first page of an account without services has its first steps and nothing else.
  await makeVolume(product, customer, 'archive')
  const portal = await open(customer, '/')
  await expect(portal.getByRole('button', { name: 'اعلان‌ها', exact: true })).toBeVisible()
  const subject = 'کندی شبکه تهران برای آزمون'

  await page.goto(`${product.url}/operator/incidents`)
  await page.getByRole('button', { name: 'انتشار رخداد' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^عنوان/).fill(subject)
  await dialog.getByLabel(/^شرح/).fill('یکی از مسیرها کند است.')
  await dialog.getByLabel(/^دلیل/).fill('the uplink is full')
  await dialog.getByRole('button', { name: 'انتشار رخداد' }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row', { name: new RegExp(subject) })
  await expect(row).toBeVisible()

  // Nobody has loaded the customer's page again.
  await portal.getByRole('link', { name: new RegExp(subject) }).click()
  await expect(portal.getByRole('main')).toContainText('یکی از مسیرها کند است.')
  await expect(portal.getByRole('main')).not.toContainText('the uplink is full')

  await actOn(page, row, 'پایان رخداد', { 'متن به‌روزرسانی': 'مسیر درست شد.', دلیل: 'the uplink was widened' })
  await expect(portal.getByRole('main')).toContainText('مسیر درست شد.')
})

test('more money than one may move waits for a second operator, who is never the one that asked', async ({
  browser,
  page,
  product,
  customer,
}) => {
  const balance = () => product.call<number>(customer, 'GET', '/financial/wallet/get-balance')
  const before = await balance()
  await becomeOperator(page, product, { name: 'کاوه امینی', role: 'finance' })
  await page.goto(`${product.url}/operator/customers/${customer.customerId}`)
  await page.getByRole('button', { name: 'اصلاح کیف پول' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^مبلغ/).fill('90000000')
  await dialog.getByLabel(/^پیام به مشتری/).fill('جبران قطعی هفته گذشته')
  await dialog.getByLabel(/^دلیل/).fill('outage of Monday')
  await dialog.getByRole('button', { name: 'اصلاح کیف پول' }).click()
  await expect(page.getByText('این مبلغ منتظر تأیید اپراتور مالی دیگری است.')).toBeVisible()

  await page.goto(`${product.url}/operator/waiting`)
  const own = page.getByRole('row', { name: /جبران قطعی هفته گذشته/ })
  const approve = own.getByRole('button', { name: 'تأیید', exact: true })
  await expect(approve).toBeDisabled()
  await expect(approve).toHaveAccessibleDescription('درخواست‌دهنده نمی‌تواند خودش تأیید کند.')

  const context = await browser.newContext()
  const colleague = await context.newPage()
  await becomeOperator(colleague, product, { name: 'هما فرزین', role: 'finance' })
  await colleague.goto(`${product.url}/operator/waiting`)
  const asked = colleague.getByRole('row', { name: /جبران قطعی هفته گذشته/ })
  await asked.getByRole('button', { name: 'تأیید', exact: true }).click()
  await colleague.getByRole('dialog').getByLabel(/^دلیل/).fill('seen in the log of Monday')
  await colleague.getByRole('dialog').getByRole('button', { name: 'تأیید', exact: true }).click()
  await expect(asked).toBeHidden()
  await context.close()

  // Nobody has loaded this page again.
  await expect(own).toBeHidden()
  expect(await balance()).toBe(before + 90_000_000)
})
