import { expect, type Page } from '@playwright/test'
import { choose } from '../controls.ts'
import { orderPage } from '../order.ts'
import { type Face, over, within } from './face.ts'

const bill = '/portal/financial?tab=current-bill'

const openWhy = async (page: Page) => {
  await page.getByRole('button', { name: 'باز کردن همه' }).click()
  await page
    .getByRole('button', { name: /این خط از کجا آمد/ })
    .first()
    .click()
  const why = page.getByRole('dialog', { name: 'این خط از کجا آمد؟' })
  await expect(why.getByRole('list', { name: 'بازه‌هایی که شمرده شده است' }).getByRole('listitem').first()).toBeVisible()
}

/** Dialogs and choices of the pages about money. */
export const moneyFaces: readonly Face[] = [
  over('deposit', 'owner', '/portal/wallet', (page) =>
    page.getByRole('main').getByRole('button', { name: 'افزایش موجودی' }).first().click(),
  ),
  over('gift code, refused', 'owner', '/portal/wallet', async (page) => {
    await page.getByRole('button', { name: 'کد هدیه' }).click()
    const dialog = page.getByRole('dialog', { name: 'کد هدیه' })
    await dialog.getByRole('textbox', { name: 'کد' }).fill('ab')
    await dialog.getByRole('button', { name: 'استفاده از کد' }).click()
  }),
  over('order of services', 'owner', '/portal/wallet', (page) =>
    page.getByRole('button', { name: 'اگر موجودی کم شد، نخست کدام خاموش شود؟' }).click(),
  ),
  within('balance as a table', 'owner', '/portal/wallet', (page) =>
    page.getByRole('button', { name: 'نمایش به صورت جدول' }).click(),
  ),
  over('cap of a project', 'owner', '/portal/wallet/cap', (page) =>
    page
      .getByRole('button', { name: /^(?:تغییر|گذاشتن) سقف/ })
      .first()
      .click(),
  ),
  over('request for more', 'owner', '/', (page) =>
    page.getByRole('button', { name: 'درخواست سهمیه بیشتر' }).first().click(),
  ),
  over('withdrawal', 'owner', '/portal/wallet/payment', (page) =>
    page.getByRole('button', { name: 'برداشت از کیف پول' }).click(),
  ),
  over(
    'paying an invoice',
    'owner',
    ({ things }) => `/portal/wallet/invoice/${things.invoiceId}`,
    (page) => page.getByRole('button', { name: /^پرداخت [۰-۹]/ }).click(),
  ),
  over('quote of a calculation', 'owner', '/portal/calculator?tab=storage&disk=200', async (page) => {
    await page.getByRole('button', { name: 'گرفتن پیش‌فاکتور' }).click()
    await expect(page.getByRole('dialog', { name: 'پیش‌فاکتور' })).toContainText('تا پایان')
  }),
  over('where a line of the bill is from', 'owner', bill, openWhy),
  within('order without money', 'poor', '/', async (page) => {
    await page.getByRole('main').getByRole('link', { name: 'ساخت سرور' }).first().click()
    const order = orderPage(page)
    await choose(order.system('Ubuntu'))
    await choose(order.plan('S1'))
    await order.password.fill('Correct1!horse')
    await expect(order.receipt).toContainText('موجودی شما کافی نیست')
  }),
  over('services that are labelled', 'owner', '/portal/customer-products', async (page) => {
    await page.getByRole('checkbox', { name: /files-01/ }).check()
    await page.getByRole('checkbox', { name: /archive-of/ }).check()
    await page.getByRole('button', { name: 'برچسب', exact: true }).click()
  }),
  over('services that move', 'owner', '/portal/customer-products', async (page) => {
    await page.getByRole('checkbox', { name: /toranj-media/ }).check()
    await page.getByRole('button', { name: 'انتقال', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: /انتقال/ })
    await dialog.getByRole('combobox', { name: 'پروژه مقصد' }).click()
    await page.getByRole('option', { name: 'production' }).click()
    await expect(dialog).toContainText('toranj-media')
  }),
  within('new ticket with a file', 'owner', '/portal/support/add-ticket', async (page) => {
    await page.getByRole('textbox', { name: 'شرح' }).fill('از **ساعت ۸** خطای `502` می‌دهد.')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'پیوست' }).click()
    const file = { name: 'nginx.log', mimeType: 'text/plain', buffer: Buffer.from('upstream timed out\n') }
    await (await chooser).setFiles([file])
    await expect(page.getByRole('list', { name: 'پیوست‌ها' }).getByText('بارگذاری شد')).toHaveCount(1)
  }),
]
