import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { becomeOperator } from './operators.ts'

test('a large withdrawal is taken in hand with a second person before the bank, and the customer reads how it goes', async ({
  browser,
  open,
  page,
  product,
}) => {
  const customer = await product.newCustomer({ rials: 900_000_000 })
  const portal = await open(customer, '/portal/wallet/payment')
  await portal.getByRole('button', { name: 'برداشت از کیف پول' }).click()
  const form = portal.getByRole('dialog', { name: 'برداشت از کیف پول' })
  await form.getByRole('textbox', { name: 'مبلغ' }).fill('800000000')
  await form.getByRole('textbox', { name: 'شماره شبا' }).fill('IR062960000000100324200001')
  await form.getByRole('textbox', { name: 'نام صاحب حساب' }).fill('سارا آزاد')
  await form.getByRole('button', { name: 'ثبت درخواست' }).click()
  await expect(form).toBeHidden()
  const request = portal.getByRole('listitem').filter({ hasText: 'سارا آزاد' })
  await expect(request).toContainText('در حال بررسی')

  const act = async (desk: Page, row: Locator, name: string, reference?: string) => {
    await row.getByRole('button', { name, exact: true }).click()
    const dialog = desk.getByRole('dialog')
    if (reference !== undefined) await dialog.getByLabel(/^شماره پیگیری بانک/).fill(reference)
    await dialog.getByLabel(/^دلیل/).fill('the list of Monday')
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await becomeOperator(page, product, { name: 'مینا صدر', role: 'finance' })
  await page.goto(`${product.url}/operator/waiting`)
  const row = page.getByRole('row', { name: /برداشت از کیف پول.*سارا آزاد/ })
  await act(page, row, 'آغاز پرداخت')
  await expect(row).toContainText('در انتظار تأیید دوم')
  // Nobody has agreed and nothing was sent: it is still the customer's to take back.
  await expect(request.getByRole('button', { name: 'پس گرفتن' })).toBeVisible()

  const context = await browser.newContext()
  const colleague = await context.newPage()
  await becomeOperator(colleague, product, { name: 'رضا کیان', role: 'finance' })
  await colleague.goto(`${product.url}/operator/waiting`)
  const asked = colleague.getByRole('row', { name: /درخواست‌دهنده: .*مینا صدر/ })
  await act(colleague, asked, 'تأیید')
  await context.close()

  // Nobody has loaded these pages again.
  await expect(row).toContainText('در حال پرداخت')
  await expect(request).toContainText('در حال پرداخت')
  await expect(request.getByRole('button', { name: 'پس گرفتن' })).toHaveCount(0)
  await act(page, row, 'ثبت واریز', 'PAYA-9001')
  await expect(row).toBeHidden()
  await expect(request).toContainText('واریزشده')
  await expect(request).toContainText('PAYA-9001')
})
