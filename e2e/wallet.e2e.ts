import { expect, test } from './journey.ts'
import { makeServers } from './servers.ts'

test('the wallet says what there is and until when it lasts', async ({ open, customer }) => {
  const page = await open(customer, '/portal')
  await expect(page).toHaveURL(/\/portal\/financial\?tab=wallet$/)
  await expect(page.getByRole('heading', { level: 2, name: 'گردش کیف پول' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'موجودی', exact: true })).toContainText('کافی تا')
  await expect(page.getByRole('img', { name: /نمودار موجودی/ })).toBeVisible()
  await page.getByRole('button', { name: 'نمایش به صورت جدول' }).click()
  await expect(page.getByRole('table').first()).toContainText('موجودی')
  await page.getByRole('button', { name: 'کد هدیه' }).click()
  const dialog = page.getByRole('dialog', { name: 'کد هدیه' })
  await dialog.getByRole('textbox', { name: 'کد' }).fill('ab')
  await dialog.getByRole('button', { name: 'استفاده از کد' }).click()
  await expect(dialog.getByRole('alert').or(dialog.locator('[aria-invalid=true]')).first()).toBeVisible()
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

test('the wallet warns when wanted, and services are put in order', async ({ open, product, customer }) => {
  await makeServers(product, customer)
  const page = await open(customer, '/portal/wallet')
  const warning = page.getByRole('switch', { name: /کمتر از ۷ روز/ })
  await expect(warning).toBeChecked()
  await warning.press('Space')
  await expect(warning).not.toBeChecked()
  await page.getByRole('button', { name: 'اگر موجودی کم شد، نخست کدام خاموش شود؟' }).click()
  const dialog = page.getByRole('dialog', { name: /ترتیب سرویس‌ها/ })
  const rows = dialog.getByRole('row')
  const second = (await rows.nth(1).getAttribute('aria-label')) ?? (await rows.nth(1).innerText()).split('\n')[0]!
  await rows.nth(1).getByRole('button', { name: /بالاتر/ }).click()
  await expect(rows.first()).toContainText(second)
  // By the keyboard: Enter on the grip, an arrow to the next place, Enter there.
  const grip = rows.first().getByRole('button', { name: /کشیدن/ })
  await grip.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(rows.first()).not.toContainText(second)
  await page.reload()
  await page.getByRole('button', { name: 'اگر موجودی کم شد، نخست کدام خاموش شود؟' }).click()
  await expect(rows.first()).not.toContainText(second)
})
