import { expect, test } from './journey.ts'
import { becomeOperator } from './operators.ts'

const soon = { timeout: 20_000 }

test('finance makes a gift code, a customer uses it, and the counter shows at once by whom', async ({
  page,
  product,
  customer,
}) => {
  await becomeOperator(page, product, { name: 'مینا صدر', role: 'finance' })
  await page.getByRole('link', { name: 'هدیه‌ها', exact: true }).click()

  await page.getByRole('button', { name: 'ساخت کد هدیه' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^هدیه هر بار/).fill('500000')
  await dialog.getByLabel(/^سقف استفاده/).fill('2')
  await dialog.getByLabel(/^کد دلخواه/).fill('nowruz-1406')
  await dialog.getByRole('combobox', { name: /مشتری/ }).fill(customer.email)
  await page.getByRole('option', { name: customer.email }).click()
  await dialog.getByLabel(/^دلیل/).fill('campaign of Nowruz')
  await expect(dialog.getByText(/روی هم تا/)).toBeVisible()
  await dialog.getByRole('button', { name: 'ساخت کد هدیه' }).click()
  await expect(dialog.getByText('NOWRUZ-1406')).toBeVisible()
  await dialog.getByRole('button', { name: 'بستن', exact: true }).last().click()

  await product.call(customer, 'POST', '/financial/voucher/use', { voucherCode: 'nowruz-1406' })
  const row = page.getByRole('row', { name: /NOWRUZ-1406/ })
  // Nobody has loaded the list again.
  await expect(row).toContainText('۱ از ۲', soon)
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'چه کسانی استفاده کردند' }).click()
  await expect(dialog.getByRole('link')).toHaveCount(1)

  await page.goto(`${product.url}/operator/vouchers/offers`)
  await expect(page.getByRole('row', { name: /شارژ نقره‌ای/ })).toContainText('در حال فروش')
  await expect(page.getByText(/offers\.yaml/)).toBeVisible()

  await page.goto(`${product.url}/operator/audit`)
  await page.getByRole('combobox', { name: 'مشتری' }).fill(customer.email)
  await page.getByRole('option', { name: customer.email }).click()
  await expect(page).toHaveURL(new RegExp(`customer=${customer.customerId}`))
  // After a reload the field says whose it is, not only a number.
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'مشتری' })).not.toHaveValue('')
})
