import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { security } from './account.ts'
import { pick } from './controls.ts'
import { expect, test } from './journey.ts'
import { makeServers } from './servers.ts'

const logOf = (page: Page) => page.getByRole('region', { name: 'گزارش فعالیت‌ها' })

test('the activity log is paged by the server and narrowed by days and by user', async ({
  open,
  product,
  customer,
}) => {
  const colleague = await product.newColleague(customer, 'reporter')
  const toggle = (who: { token: string }, emailNotify: boolean) =>
    product.call(who, 'PUT', '/account/profile/edit-email-notification', { emailNotify })
  for (let time = 0; time < 22; time += 1) await toggle(customer, time % 2 === 0)
  await product.call(colleague, 'PUT', '/account/profile/edit-phone-notification', { phoneNotify: false })

  const page = await open(customer, security)
  const log = logOf(page)
  const rows = log.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(20)
  await expect(rows.first()).toContainText('تغییر اعلان ایمیلی')
  await expect(rows.first()).toContainText('انجام‌شده')
  await log.getByRole('button', { name: 'صفحه بعد' }).click()
  await expect(page).toHaveURL(/log-page=2/)
  await expect(rows).toHaveCount(2)

  await log.getByRole('button', { name: /تقویم/ }).click()
  await page.getByRole('button', { name: 'ماه گذشته' }).click()
  await expect(page).toHaveURL(/log-from=.*log-to=/)
  await expect(page).not.toHaveURL(/log-page/)
  await expect(log.getByText('چیزی پیدا نشد')).toBeVisible()
  await log.getByRole('button', { name: /تقویم/ }).click()
  await page.getByRole('button', { name: '۷ روز گذشته' }).click()
  await expect(rows).toHaveCount(20)
  await page.reload()
  await expect(rows).toHaveCount(20)

  await pick(log.getByRole('button', { name: /کاربر/ }), page.getByRole('option').last())
  await expect(rows.first()).toContainText('تغییر اعلان پیامکی')
  await log.getByRole('button', { name: 'پاک کردن پالایش' }).click()
  await expect(page).toHaveURL(/tab=security$/)
})

test('an activity opens to what was done, to what, and what it was before', async ({ open, product, customer }) => {
  const id = await makeServers(product, customer, ['shop-web-01'])
  await product.call(customer, 'PUT', `/vm/${customer.projectId}/host/edit/${id}`, { name: 'shop-front' })
  const page = await open(customer, security)
  const renaming = logOf(page).getByRole('row', { name: /^تغییر نام سرور/ })
  await expect(renaming).toContainText(/سرور.? «.?shop-web-01/)
  // The whole line opens it.
  await renaming.getByText('انجام‌شده').click()
  const detail = page.getByRole('dialog', { name: 'تغییر نام سرور' })
  await expect(detail).toContainText('127.0.0.1')
  await expect(detail.getByRole('row', { name: /نام/ }).last()).toContainText(/shop-web-01.*shop-front/)
  await expect(detail.getByRole('link', { name: 'رفتن به صفحه آن' })).toHaveAttribute(
    'href',
    `/vm/${customer.projectId}/${id}/specification`,
  )

  await detail.getByRole('button', { name: 'همه فعالیت‌های همین' }).click()
  await expect(detail).toBeHidden()
  const rows = logOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveText([/^تغییر نام سرور/, /^ساخت سرور/])
})

test('the log is taken away as a file that proves itself, and one that was changed is found out', async ({
  open,
  product,
  customer,
}) => {
  for (const emailNotify of [false, true]) {
    await product.call(customer, 'PUT', '/account/profile/edit-email-notification', { emailNotify })
  }
  const page = await open(customer, security)
  const log = logOf(page)
  const downloading = page.waitForEvent('download')
  await log.getByRole('button', { name: 'دریافت فایل' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('sarv-activity.jsonl')
  const content = await readFile(await download.path(), 'utf8')

  await log.getByRole('button', { name: 'بررسی فایل' }).click()
  const dialog = page.getByRole('dialog', { name: 'بررسی فایل گزارش' })
  const check = async (text: string) => {
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'sarv-activity.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) })
    await dialog.getByRole('button', { name: 'بررسی', exact: true }).click()
  }
  await expect(dialog.getByRole('button', { name: 'بررسی', exact: true })).toHaveAccessibleDescription('فایل گزارش')
  await check(content)
  await expect(dialog).toContainText(/این فایل اصیل است: هر [۰-۹]+ سطر آن/)
  await dialog.getByRole('button', { name: /sarv-activity\.jsonl/ }).click()
  await check(content.replace('127.0.0.1', '127.0.0.9'))
  await expect(dialog).toContainText('این فایل دست‌کاری شده است')
})
