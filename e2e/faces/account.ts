import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { apiTokens, card, security } from '../account.ts'
import { choose, pressUntilOpen } from '../controls.ts'
import { type Face, over, within } from './face.ts'

const billing = '/portal/account?tab=billing'
const webhooks = '/portal/account?tab=webhook'

const fillPassword = async (page: Page, next: string) => {
  await page.getByLabel('گذرواژه تازه', { exact: true }).fill(next)
  await page.getByRole('button', { name: 'تغییر گذرواژه' }).click()
}

/** What opens over the tabs of the account, of one with a second factor, a colleague and a webhook. */
export const accountFaces: readonly Face[] = [
  over('authenticator app', 'account', security, (page) =>
    pressUntilOpen(page.getByRole('switch', { name: 'برنامه رمزساز' }), page.getByRole('dialog')),
  ),
  over('sign another device out', 'account', security, (page) =>
    page
      .getByRole('button', { name: /^خارج کردن (?!همه)/ })
      .first()
      .click(),
  ),
  over('new recovery codes', 'account', security, async (page) => {
    await page.getByRole('button', { name: 'ساخت کدهای تازه' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'ساخت کدهای تازه' }).click()
    await page.getByRole('alertdialog').waitFor()
  }),
  over('token form, refused', 'account', apiTokens, async (page) => {
    await page.getByRole('button', { name: 'ساخت توکن' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'پروژه‌های انتخاب‌شده' }).press('Space')
    await dialog.getByRole('button', { name: 'ساخت توکن' }).click()
  }),
  over('invite to the account', 'account', '/portal/account?tab=users', (page) =>
    page.getByRole('button', { name: 'دعوت کاربر' }).click(),
  ),
  over('member of the account', 'account', '/portal/account?tab=users', (page) =>
    page.getByRole('button', { name: 'جزئیات' }).first().click(),
  ),
  over(
    'add user to the project',
    'owner',
    ({ customer }) => `/project/${customer.projectId}/users`,
    (page) => page.getByRole('button', { name: 'افزودن کاربر' }).click(),
  ),
  over(
    'edit project',
    'owner',
    ({ customer }) => `/project/${customer.projectId}/specification`,
    (page) => page.getByRole('button', { name: 'ویرایش' }).click(),
  ),
  within('password, refused', 'account', '/portal/account?tab=change-password', (page) => fillPassword(page, 'weak')),
  over('billing form, refused', 'account', billing, async (page) => {
    await page.getByRole('main').getByRole('button', { name: 'ویرایش' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'کد پستی' }).fill('۱۲۳')
    await dialog.getByRole('button', { name: 'ذخیره تغییرات' }).click()
  }),
  over('account of a company', 'account', billing, (page) =>
    page.getByRole('button', { name: 'تبدیل به حساب حقوقی' }).click(),
  ),
  over('new webhook', 'account', webhooks, (page) => page.getByRole('button', { name: 'ساخت وب‌هوک' }).first().click()),
  over('edit webhook', 'account', webhooks, async (page) => {
    await page
      .getByRole('button', { name: /کارهای دیگر/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'تغییر' }).click()
    await page.getByRole('dialog', { name: /تغییر وب‌هوک/ }).waitFor()
  }),
  within('deliveries of a webhook', 'account', webhooks, async (page) => {
    await page.getByRole('link', { name: 'billing' }).click()
    await expect(page.getByRole('button', { name: 'webhook.test' }).first()).toBeVisible()
  }),
  over('delivery of a webhook', 'account', webhooks, async (page) => {
    await page.getByRole('link', { name: 'billing' }).click()
    await page.getByRole('button', { name: 'webhook.test' }).first().click()
  }),
  over('activity', 'account', security, (page) =>
    page.getByRole('region', { name: 'گزارش فعالیت‌ها' }).getByText('انجام‌شده').first().click(),
  ),
  over('proof of a file', 'account', security, async (page) => {
    const log = page.getByRole('region', { name: 'گزارش فعالیت‌ها' })
    const downloading = page.waitForEvent('download')
    await log.getByRole('button', { name: 'دریافت فایل' }).click()
    const buffer = await readFile(await (await downloading).path())
    await log.getByRole('button', { name: 'بررسی فایل' }).click()
    const dialog = page.getByRole('dialog', { name: 'بررسی فایل گزارش' })
    const file = { name: 'sarv-activity.jsonl', mimeType: 'text/plain', buffer }
    await dialog.locator('input[type=file]').setInputFiles(file)
    await dialog.getByRole('button', { name: 'بررسی', exact: true }).click()
    await expect(dialog).toContainText('این فایل اصیل است')
  }),
  within(
    'seen as a reader',
    'account',
    '/',
    async (page) => {
      await page.getByRole('button', { name: 'حساب کاربری' }).click()
      await page.getByRole('menuitem', { name: 'نمایش از دید نقش دیگر' }).click()
      await choose(page.getByRole('dialog').getByRole('radio', { name: 'ناظر' }))
      await page.getByRole('button', { name: 'آغاز' }).click()
      await expect(page.getByRole('region', { name: 'نمایش از دید نقش دیگر' })).toBeVisible()
    },
    (page) => page.keyboard.press('Escape'),
  ),
  over('choice of a role to see as', 'account', '/', async (page) => {
    await page.getByRole('button', { name: 'حساب کاربری' }).click()
    await page.getByRole('menuitem', { name: 'نمایش از دید نقش دیگر' }).click()
    await page.getByRole('dialog').waitFor()
  }),
  over('asked who is there', 'account', security, async (page, { product }) => {
    const { userId } = await page.evaluate<{ userId: number }>(`JSON.parse(localStorage.getItem('sarv.session'))`)
    await product.forgetProof({ userId })
    await card(page, 'کدهای بازیابی').getByRole('button', { name: 'ساخت کدهای تازه' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'ساخت کدهای تازه' }).click()
    await page.getByRole('dialog', { name: 'تأیید دوباره هویت' }).waitFor()
  }),
]
