import { expect } from '@playwright/test'
import { choose } from '../controls.ts'
import { drop } from '../files.ts'
import { type Face, over, within } from './face.ts'
import type { Visited } from './visited.ts'

const list = ({ customer }: Visited) => `/storage/${customer.projectId}`
const section =
  (name: string, folder = '') =>
  ({ customer, things }: Visited) =>
    `/storage/${customer.projectId}/${things.bucketId}?section=${name}${folder && `&folder=${encodeURIComponent(folder)}`}`

const folder = 'products/1405/'

/** Orders, keys, settings and files of a bucket. */
export const storageFaces: readonly Face[] = [
  within(
    'order of a bucket',
    'owner',
    ({ customer }) => `/storage/${customer.projectId}/add`,
    async (page) => {
      await choose(page.getByRole('radio', { name: /اندازه دلخواه/ }))
      await expect(page.getByRole('region', { name: 'برآورد هزینه' })).toContainText('ریال')
      await page.getByRole('button', { name: 'ساخت باکت' }).first().click()
      await expect(page.getByRole('region', { name: 'پیام‌ها' })).toContainText('نام')
    },
  ),
  over('receipt of a bucket', 'owner', list, async (page) => {
    await page
      .getByRole('row', { name: /toranj-media/ })
      .getByRole('button', { name: /کارهای دیگر/ })
      .click()
    await page.getByRole('menuitem', { name: 'رسید سفارش' }).click()
    await page.getByRole('dialog', { name: /^رسید سفارش/ }).waitFor()
  }),
  over('key that is shown once', 'owner', section('keys'), async (page) => {
    await page.getByRole('button', { name: 'ساخت کلید' }).click()
    const form = page.getByRole('dialog', { name: 'ساخت کلید دسترسی' })
    await form.getByRole('textbox', { name: 'نام' }).fill(`web-${Date.now() % 100_000}`)
    await choose(form.getByRole('radio', { name: /خواندن و نوشتن/ }))
    await form.getByRole('button', { name: 'ساخت کلید' }).click()
    await page.getByRole('alertdialog').waitFor()
  }),
  over('key of a bucket', 'owner', section('keys'), (page) => page.getByRole('button', { name: 'ساخت کلید' }).click()),
  over('rule for the life of files', 'owner', section('settings'), async (page) => {
    await page.getByRole('button', { name: 'افزودن قانون' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'ذخیره قانون' }).click()
  }),
  over('site that may read', 'owner', section('settings'), (page) =>
    page.getByRole('button', { name: 'افزودن سایت' }).click(),
  ),
  over('folder that is opened, refused', 'owner', section('settings'), async (page) => {
    await page.getByRole('button', { name: 'عمومی کردن پوشه' }).click()
    const dialog = page.getByRole('dialog', { name: 'عمومی کردن پوشه' })
    await dialog.getByRole('textbox', { name: 'پوشه' }).fill('reports')
    await dialog.getByRole('button', { name: 'عمومی کردن' }).click()
    await expect(dialog).toContainText('این مورد را تأیید کنید.')
  }),
  within('another size of a bucket', 'owner', section('resize'), async (page) => {
    const size = page.getByRole('textbox', { name: /اندازه باکت/ })
    await size.fill('100')
    await size.press('Enter')
    await expect(page.getByRole('table', { name: /هزینه اکنون/ })).toContainText('ریال')
    // While a price is asked for, the old one stands faded.
    await expect(page.locator('[data-stale]')).toHaveCount(0)
  }),
  over('file', 'owner', section('files', folder), (page) => page.getByRole('link', { name: 'price-list.txt' }).click()),
  over('link to a file', 'owner', section('files', folder), (page) =>
    page.getByRole('button', { name: /پیوند «.*price-list/ }).click(),
  ),
  over('new folder', 'owner', section('files'), (page) => page.getByRole('button', { name: 'ساخت پوشه' }).click()),
  over('files that move', 'owner', section('files', folder), async (page) => {
    await page
      .getByRole('row', { name: /price-list/ })
      .getByRole('checkbox')
      .check()
    await page.getByRole('button', { name: 'جابه‌جایی' }).click()
    const dialog = page.getByRole('dialog', { name: /جابه‌جایی/ })
    await dialog.getByRole('button', { name: 'همه باکت' }).click()
    await expect(dialog.getByRole('button', { name: 'جابه‌جایی به اینجا' })).toBeVisible()
  }),
  over('files that are deleted', 'owner', section('files'), async (page) => {
    await page
      .getByRole('row', { name: /products/ })
      .getByRole('checkbox')
      .check()
    await page.getByRole('button', { name: 'حذف', exact: true }).click()
  }),
  within('files that were uploaded', 'owner', section('files', folder), async (page) => {
    const name = `note-${Date.now() % 100_000}.txt`
    await drop(page, page.getByRole('table', { name: 'فایل‌های باکت' }), [{ name, content: 'سلام' }])
    await expect(page.getByRole('region', { name: 'صف بارگذاری' })).toContainText('رسید')
    // What the bucket holds is counted anew, and stands faded meanwhile.
    await expect(page.locator('[data-stale]')).toHaveCount(0)
  }),
]
