import { expect, test } from './journey.ts'
import { makeVolume } from './things.ts'

test('a project gets a cap, says how much of it is used, and loses it again', async ({ open, customer }) => {
  const page = await open(customer, '/portal/wallet/cap')
  await expect(page.getByRole('heading', { level: 2, name: 'سقف هزینه پروژه‌ها' })).toBeVisible()
  await page.getByRole('button', { name: 'گذاشتن سقف' }).click()
  const dialog = page.getByRole('dialog', { name: 'سقف هزینه پروژه‌ها' })
  await dialog.getByRole('textbox', { name: 'سقف ماهانه، با مالیات' }).fill('5000000')
  await dialog.getByRole('radio', { name: 'سفارش تازه نپذیر' }).check({ force: true })
  await dialog.getByRole('button', { name: 'ذخیره' }).click()
  await expect(page.getByText(/از.*۵٬۰۰۰٬۰۰۰/)).toBeVisible()
  await expect(page.getByText(/^با رسیدن به سقف:/)).toBeVisible()
  await page.getByRole('button', { name: 'تغییر سقف' }).click()
  await dialog.getByRole('button', { name: 'برداشتن سقف' }).click()
  await expect(page.getByText(/سقفی ندارد/)).toBeVisible()

  // The same beside the rest of the money.
  const tab = await open(customer, '/portal/financial?tab=costs')
  await tab.getByRole('link', { name: 'سقف هزینه', exact: true }).click()
  await expect(tab).toHaveURL(/\/portal\/financial\?tab=caps$/)
  await expect(tab.getByRole('heading', { level: 2, name: 'سقف هزینه پروژه‌ها' })).toBeVisible()
  await expect(tab.getByText(/سقفی ندارد/)).toBeVisible()
})

test('more than the limits allow is asked for from the dashboard, and taken back', async ({
  open,
  product,
  customer,
}) => {
  await makeVolume(product, customer, 'archive')
  const page = await open(customer, '/')
  await page.getByRole('button', { name: 'درخواست سهمیه بیشتر' }).click()
  const dialog = page.getByRole('dialog', { name: 'درخواست سهمیه بیشتر' })
  await expect(dialog.getByText('سقف امروز: ۲۰')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'سقف تازه' }).fill('50')
  await dialog.getByRole('textbox', { name: 'برای چه کاری؟' }).fill('نوروز چند فروشگاه تازه باز می‌شود.')
  await dialog.getByRole('button', { name: 'ارسال درخواست' }).click()
  await expect(page.getByText('درخواست شما فرستاده شد.')).toBeVisible()
  await page.getByRole('button', { name: 'درخواست سهمیه بیشتر' }).click()
  await expect(dialog.getByText('سرور مجازی: از ۲۰ به ۵۰')).toBeVisible()
  await dialog.getByRole('button', { name: 'پس گرفتن' }).click()
  await expect(dialog.getByText('پس‌گرفته‌شده')).toBeVisible()
})
