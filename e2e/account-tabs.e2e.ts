import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const tab = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'بخش‌های حساب کاربری' }).getByRole('link', { name: title })

const tabTitles = [
  'مشخصات کاربری',
  'اطلاعات مالی مشتری',
  'کاربران حساب',
  'امنیت حساب',
  'تغییر گذرواژه',
  'توکن API',
  'اعلان‌ها',
  'تنظیمات اعلان',
  'وب‌هوک',
]

const openTab = async (page: Page, title: string) => {
  await tab(page, title).click()
  await expect(page).toHaveTitle(`${title} · سرو`)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

test('on a phone the open tab of the account is in sight', async ({ open, customer }) => {
  const page = await open(customer, '/portal/account', { viewport: { width: 390, height: 844 }, hasTouch: true })
  for (const title of tabTitles) {
    await openTab(page, title)
    await expect(tab(page, title)).toBeInViewport({ ratio: 0.95 })
  }
})

test('the account menu leads to the page and to the password', async ({ open, customer }) => {
  const page = await open(customer, '/')
  await page.getByRole('button', { name: 'حساب کاربری' }).click()
  await page.getByRole('menuitem', { name: 'تغییر گذرواژه' }).click()
  await expect(page).toHaveURL(/\/portal\/account\?tab=change-password$/)
  await page.getByRole('button', { name: 'حساب کاربری' }).click()
  await page.getByRole('menuitem', { name: 'مدیریت حساب کاربری' }).click()
  await expect(tab(page, 'مشخصات کاربری')).toHaveAttribute('aria-current', 'page')
  // By keyboard alone: the tabs are links.
  await tab(page, 'اعلان‌ها').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=notification$/)
})
