import { named } from '@sarv/contract/direction'
import type { Locator, Page } from '@playwright/test'
import { confirmByEnter } from './controls.ts'
import { expect, test } from './journey.ts'
import { readsOfDeletedServer } from './trouble.ts'

const mostStops = 80

const hasFocus = async (page: Page, target: Locator) => (await target.and(page.locator(':focus')).count()) > 0

/** Tab, until this is what the keyboard speaks to. */
const tabTo = async (page: Page, target: Locator, key = 'Tab') => {
  await target.waitFor({ state: 'attached' })
  for (let stops = 0; !(await hasFocus(page, target)); stops += 1) {
    if (stops === mostStops) throw new Error(`${target.toString()} is out of the keyboard's reach`)
    await page.keyboard.press(key)
  }
}

const press = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

const write = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

test('the keyboard alone signs in, orders a server, turns it off and deletes it', async ({
  page,
  product,
  customer,
  trouble,
}) => {
  // The page of a server that is gone asks for it once more, and then goes to the list.
  trouble.allow(readsOfDeletedServer)
  await test.step('sign in: the first field has the focus already', async () => {
    await page.goto(`${product.url}/account/login`)
    await expect(page.getByRole('textbox', { name: 'ایمیل' })).toBeFocused()
    await page.keyboard.type(customer.email)
    await write(page, page.getByLabel('گذرواژه', { exact: true }), customer.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'پیشخوان' })).toBeVisible()
  })

  await test.step('open the list of servers from the menu', async () => {
    const menu = page.getByRole('navigation', { name: 'منو' })
    await expect(page.getByRole('button', { name: /^پروژه:/ })).toBeVisible()
    await press(page, menu.getByRole('button', { name: 'زیرساخت ابری' }))
    await press(page, menu.getByRole('link', { name: 'سرورهای مجازی' }))
    await expect(page).toHaveURL(/\/vm\/\d+\/list$/)
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('order a server', async () => {
    await press(page, page.getByRole('main').getByRole('link', { name: 'ساخت سرور' }))
    await tabTo(page, page.getByRole('radio', { name: 'Ubuntu' }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Debian' })).toBeChecked()
    await press(page, page.getByRole('radio', { name: `پلن ${named('S1')}` }), 'ArrowDown')
    await expect(page.getByRole('radio', { name: `پلن ${named('S2')}` })).toBeChecked()
    await write(page, page.getByRole('textbox', { name: 'نام سرور' }), 'by-keyboard')
    await write(page, page.getByLabel('گذرواژه', { exact: true }), 'Correct1!horse')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/vm\/\d+\/\d+\/specification$/)
  })

  await test.step('see it become active on its page', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'by-keyboard' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'خاموش کردن', exact: true })).toBeEnabled({ timeout: 20_000 })
  })

  await test.step('shut it down', async () => {
    await press(page, page.getByRole('button', { name: 'خاموش کردن', exact: true }))
    await confirmByEnter(page, 'خاموش کردن')
    await expect(page.getByText('خاموش', { exact: true }).first()).toBeVisible({ timeout: 20_000 })
  })

  await test.step('delete it by its name; the dialog keeps the focus until then', async () => {
    await press(page, page.getByRole('button', { name: 'کارهای دیگر', exact: true }))
    const deletion = page.getByRole('menuitem', { name: 'حذف سرور' })
    await tabTo(page, deletion, 'ArrowDown')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await tabTo(page, dialog.getByRole('textbox'))
    await page.keyboard.type('by-keyboard')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/vm\/\d+\/list$/)
    await expect(page.getByText('هنوز سروری در این پروژه نیست')).toBeVisible({ timeout: 20_000 })
  })
})

test('escape closes what was opened, and the focus is back where it was', async ({ portal: page }) => {
  const account = page.getByRole('button', { name: 'حساب کاربری' })
  await press(page, account)
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(account).toBeFocused()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'جستجو و فرمان' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox', { name: 'جستجو و فرمان' })).toBeHidden()
  await expect(account).toBeFocused()
})

test('the first stop of the keyboard skips the frame', async ({ portal: page }) => {
  await expect(page.getByRole('heading', { name: 'سرورهای مجازی' })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'رفتن به محتوای صفحه' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
