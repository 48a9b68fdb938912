import { choose, pressAndConfirm } from './controls.ts'
import { expect, test } from './journey.ts'
import { readsOfDeletedServer } from './trouble.ts'

// The main road is walked with everything that moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a server is ordered, built before our eyes, turned off and on, and deleted by its name', async ({
  portal: page,
  trouble,
}) => {
  // The page of a server that is gone asks for it once more, and then goes to the list.
  trouble.allow(readsOfDeletedServer)
  await expect(page.getByText('هنوز سروری در این پروژه نیست')).toBeVisible()
  await page.getByRole('link', { name: 'ساخت سرور' }).first().click()

  await expect(page.getByRole('heading', { name: 'ساخت سرور مجازی' })).toBeVisible()
  await choose(page.getByRole('radio', { name: /Ubuntu/ }))
  await choose(page.getByRole('radio', { name: /M1/ }))
  await expect(page.getByText('۷٬۲۶۰٬۰۰۰').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'نام سرور' }).fill('shop-web-01')
  await page.getByLabel('گذرواژه', { exact: true }).fill('Correct1!horse')
  await page.getByRole('button', { name: 'ساخت سرور' }).first().click()

  // One server leads to its own page; the list has it as well.
  await page.waitForURL(/\/vm\/\d+\/\d+\/specification$/)
  await page.getByRole('link', { name: 'سرورهای مجازی' }).first().click()
  await page.waitForURL(/\/vm\/\d+\/list$/)
  const row = page.getByRole('row', { name: /shop-web-01/ })
  await expect(row).toContainText('فعال', { timeout: 20_000 })
  await expect(row).toContainText('203.0.113.')

  await row.getByRole('link', { name: 'shop-web-01' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'shop-web-01' })).toBeVisible()
  // Of the server, and of the operation that made it: the same.
  await page.getByRole('link', { name: 'رسید سفارش' }).first().click()
  const receipt = page.getByRole('dialog').getByRole('region', { name: 'رسید' })
  await expect(receipt).toContainText(/شماره سفارش.*سفارش‌دهنده.*پلن «.?M1.?».*مالیات.*۷٬۲۶۰٬۰۰۰/s)
  await page.keyboard.press('Escape')
  await expect(receipt).toBeHidden()
  await pressAndConfirm(page, 'خاموش کردن')
  await expect(page.getByText('خاموش', { exact: true }).first()).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'روشن کردن', exact: true }).click()
  await expect(page.getByText('فعال', { exact: true }).first()).toBeVisible({ timeout: 20_000 })

  await page.getByRole('button', { name: 'کارهای دیگر' }).click()
  await page.getByRole('menuitem', { name: 'حذف سرور' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  const confirm = dialog.getByRole('button', { name: 'حذف سرور' })
  await expect(confirm).toBeDisabled()
  await dialog.getByRole('textbox').fill('shop-web-0')
  await expect(confirm).toBeDisabled()
  await dialog.getByRole('textbox').fill('shop-web-01')
  await confirm.click()
  await page.waitForURL(/\/vm\/\d+\/list/)
  await expect(page.getByText('هنوز سروری در این پروژه نیست')).toBeVisible({ timeout: 20_000 })
})
