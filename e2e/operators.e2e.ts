import { limitedItem } from '@sarv/contract/enums'
import { typeCode } from './account.ts'
import { expect, test } from './journey.ts'
import { becomeOperator, codeOf, operatorPassword } from './operators.ts'

test('an operator sets up, signs in with the second factor and grants a request; the customer is told at once', async ({
  open,
  page,
  product,
  customer,
}) => {
  const { email, secret } = await becomeOperator(page, product, {
    name: 'مریم کریمی',
    role: 'support',
  })
  await page.getByRole('button', { name: 'خروج' }).click()

  await page.getByLabel('ایمیل').fill(email)
  await page.getByLabel('گذرواژه', { exact: true }).fill(operatorPassword)
  await typeCode(page, codeOf(secret, 0))
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'میز کار' })).toBeVisible()

  const portal = await open(customer, '/')
  await expect(portal.getByRole('button', { name: 'اعلان‌ها', exact: true })).toBeVisible()
  const wanted = { itemId: limitedItem.id.cpu, wanted: 1000, reason: 'a hundred shops open' }
  await product.call(customer, 'POST', '/portal/limit-request/create', wanted)

  await page.getByRole('link', { name: 'در انتظار اقدام' }).first().click()
  const row = page.getByRole('row', { name: /a hundred shops open/ })
  await expect(row).toContainText('پردازنده')
  await row.getByRole('button', { name: 'پذیرفتن' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'پذیرفتن' }).click()
  await expect(dialog.getByLabel(/^دلیل/)).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(/^دلیل/).fill('by phone, they are a good customer')
  await dialog.getByRole('button', { name: 'پذیرفتن' }).click()
  await expect(row).toBeHidden()

  // Nobody has loaded the customer's page again.
  await expect(portal.getByRole('button', { name: 'اعلان‌ها، ۱ خوانده‌نشده' })).toBeVisible()
})

test('support sees the portal as a customer, who is told before; nothing can be changed, and the own sessions stay', async ({
  open,
  page,
  product,
  customer,
}) => {
  await becomeOperator(page, product, { name: 'سینا راد', role: 'support' })
  const portal = await open(customer, '/')
  await expect(portal.getByRole('button', { name: 'اعلان‌ها', exact: true })).toBeVisible()

  await page.goto(`${product.url}/operator/customers/${customer.customerId}`)
  await page.getByRole('button', { name: 'دیدن از دید مشتری' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^دلیل/).fill('they cannot find their project')
  await dialog.getByRole('button', { name: 'دیدن از دید مشتری' }).click()

  const banner = page.getByRole('region', { name: 'دیدن پنل از دید مشتری' })
  await expect(banner).toContainText(/فقط خواندنی است.*مانده/)
  await expect(portal.getByRole('button', { name: 'اعلان‌ها، ۱ خوانده‌نشده' })).toBeVisible()

  // What the tab may do, and what the rest of the browser still has.
  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('sarv.session')!) as { accessToken: string }).accessToken,
  )
  expect(token).toMatch(/^sarvview_/)
  expect(await page.evaluate(() => localStorage.getItem('sarv.session'))).toBeNull()
  const create = await page.request.post(`${product.url}/api/my/create`, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/problem+json' },
    data: { name: 'taken over' },
  })
  expect([create.status(), await create.json()]).toEqual([403, expect.objectContaining({ type: 'view_may_not' })])
  await page.goto(`${product.url}/vm/${customer.projectId}/list`)
  await expect(banner).toBeVisible()

  await banner.getByRole('button', { name: 'پایان' }).click()
  await expect(page.getByRole('button', { name: 'دیدن از دید مشتری' })).toBeVisible()
  const after = await page.request.get(`${product.url}/api/my/account/session/get`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(after.status()).toBe(401)
})
