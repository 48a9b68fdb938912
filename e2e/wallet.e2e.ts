import { violationsInBothSchemes } from './axe.ts'
import { expect, test } from './journey.ts'

test('the wallet says what there is and until when it lasts', async ({ open, customer }) => {
  const page = await open(customer, '/portal')
  await expect(page).toHaveURL(/\/portal\/wallet$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('گردش کیف پول')
  await expect(page.getByRole('region', { name: 'موجودی', exact: true })).toContainText('کافی تا')
  await expect(page.getByRole('img', { name: /نمودار موجودی/ })).toBeVisible()
  await page.getByRole('button', { name: 'نمایش به صورت جدول' }).click()
  await expect(page.getByRole('table').first()).toContainText('موجودی')
  expect(await violationsInBothSchemes(page, 'wallet')).toEqual([])
  await page.getByRole('button', { name: 'کد هدیه' }).click()
  const dialog = page.getByRole('dialog', { name: 'کد هدیه' })
  await dialog.getByRole('textbox', { name: 'کد' }).fill('ab')
  await dialog.getByRole('button', { name: 'استفاده از کد' }).click()
  await expect(dialog.getByRole('alert').or(dialog.locator('[aria-invalid=true]')).first()).toBeVisible()
  expect(await violationsInBothSchemes(page, 'gift code')).toEqual([])
})

test('money is shown in toman for whoever wants it, and stays so', async ({ open, customer }) => {
  const page = await open(customer, '/portal/calculator?tab=storage&disk=200')
  const receipt = page.getByRole('region', { name: 'رسید' })
  await expect(receipt).toContainText(/مبلغ ماهانه.*۱٬۹۸۰٬۰۰۰.ریال/s)
  await page.getByRole('button', { name: 'حساب کاربری' }).click()
  await page.getByRole('menuitem', { name: 'نمایش مبلغ‌ها: تومان' }).click()
  await expect(receipt).toContainText(/مبلغ ماهانه.*۱۹۸٬۰۰۰.تومان/s)
  await page.reload()
  await expect(receipt).toContainText(/مبلغ ماهانه.*۱۹۸٬۰۰۰.تومان/s)
})

test('who may not see the money is told whom to ask', async ({ open, product, customer }) => {
  const reporter = await product.newColleague(customer, 'reporter')
  const page = await open(reporter, '/portal/wallet')
  await expect(page.getByText('برای نقش شما باز نیست')).toBeVisible()
})
