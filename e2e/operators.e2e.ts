import type { Page } from '@playwright/test'
import { limitedItem } from '@sarv/contract/enums'
import { generateSync } from 'otplib'
import { violationsOn } from './axe.ts'
import { expect, test } from './journey.ts'

const password = 'Peymankar-1405!'

/** What the app shows; one that was used works no more, so each sign-in takes a later one. */
const codeOf = (secret: string, stepsAhead: number) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + stepsAhead * 30 })

const typeCode = async (page: Page, code: string) => {
  await page.getByLabel('رقم ۱').click()
  await page.getByLabel('رقم ۱').pressSequentially(code)
}

test('an operator sets up, signs in with the second factor and grants a request; the customer is told at once', async ({
  open,
  page,
  product,
  customer,
}) => {
  const email = 'maryam@sarv.example'
  const said = await product.sarv('operator', 'add', email, '--name', 'مریم کریمی', '--roles', 'support')
  const [, setUpCode] = /\/operator\/set-up#(\S+)/.exec(said)!

  await page.goto(`${product.url}/operator/set-up#${setUpCode}`)
  const secret = await page.getByLabel('کلید برنامه رمزساز', { exact: true }).textContent()
  expect(await violationsOn(page, 'setting up an operator')).toEqual([])
  await page.getByLabel('گذرواژه', { exact: true }).fill(password)
  await typeCode(page, codeOf(secret!, -1))
  await page.getByRole('button', { name: 'پایان راه‌اندازی و ورود' }).click()
  await expect(page.getByRole('heading', { name: 'میز کار' })).toBeVisible()
  await page.getByRole('button', { name: 'خروج' }).click()

  await page.getByLabel('ایمیل').fill(email)
  await page.getByLabel('گذرواژه', { exact: true }).fill(password)
  await typeCode(page, codeOf(secret!, 0))
  expect(await violationsOn(page, 'signing in as an operator')).toEqual([])
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'میز کار' })).toBeVisible()

  const portal = await open(customer, '/')
  await expect(portal.getByRole('button', { name: 'اعلان‌ها', exact: true })).toBeVisible()
  const wanted = { itemId: limitedItem.id.cpu, wanted: 1000, reason: 'a hundred shops open' }
  await product.call(customer, 'POST', '/portal/limit-request/create', wanted)

  await page.getByRole('link', { name: 'منتظر یک نفر' }).first().click()
  const row = page.getByRole('row', { name: /a hundred shops open/ })
  await expect(row).toContainText('پردازنده')
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'پذیرفتن' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'پذیرفتن' }).click()
  await expect(dialog.getByText(/دلیل|دست‌کم|پر کنید|بنویسید/).first()).toBeVisible()
  await dialog.getByLabel(/^دلیل/).fill('by phone, they are a good customer')
  await dialog.getByRole('button', { name: 'پذیرفتن' }).click()
  await expect(row).toBeHidden()
  expect(await violationsOn(page, 'what waits for an operator')).toEqual([])

  // Nobody has loaded the customer's page again.
  await expect(portal.getByRole('button', { name: 'اعلان‌ها، ۱ خوانده‌نشده' })).toBeVisible()
})
