import { expect, test } from './journey.ts'
import { addressIn, deleteDialog, rowOf, vmListPage } from './vm-list.ts'
import { makeServers } from './servers.ts'

test('a deleted server waits in the bin, says what that costs, and comes back as it was', async ({
  open,
  product,
  customer,
}) => {
  await makeServers(product, customer, ['shop-web-01', 'shop-web-02'], { dataDisk: 75 })
  const page = await open(customer, `/vm/${customer.projectId}/list`)
  const list = vmListPage(page)
  const address = await addressIn(page, 'shop-web-01')

  await list.act('shop-web-01', 'حذف سرور')
  const dialog = deleteDialog(page)
  await expect(dialog.root).toContainText('۷۲ ساعت در سطل بازیافت می‌ماند')
  await expect(dialog.root).toContainText('در ماه پیش از مالیات، حساب می‌شود')
  const [told] = /[۰-۹٬]{5,}/.exec(await dialog.root.innerText())!
  await dialog.typed.fill('shop-web-01')
  await dialog.root.getByRole('button', { name: 'حذف سرور' }).click()
  await expect(rowOf(page, 'shop-web-01')).toBeHidden({ timeout: 20_000 })
  await expect(rowOf(page, 'shop-web-02')).toBeVisible()

  await page
    .getByRole('main')
    .getByRole('link', { name: /سطل بازیافت/ })
    .click()
  const binned = rowOf(page, 'shop-web-01')
  await expect(binned).toContainText('۲ روز و ۲۳ ساعت دیگر')
  await expect(binned).toContainText(address)
  // What the dialog said is what is paid here, for both disks.
  await expect(binned).toContainText(told)
  await expect(binned).toContainText('توسط')

  await binned.getByRole('button', { name: 'بازگرداندن' }).click()
  await expect(page.getByText('سطل بازیافت خالی است')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('main').getByRole('link', { name: 'سرورهای مجازی' }).click()
  await expect(rowOf(page, 'shop-web-01')).toContainText(address, { timeout: 20_000 })
})

test('a server is deleted at once from the list and from the bin, and taken back by the message', async ({
  open,
  product,
  customer,
}) => {
  await makeServers(product, customer, ['gone-at-once', 'gone-from-the-bin'])
  const page = await open(customer, `/vm/${customer.projectId}/list`)
  const list = vmListPage(page)
  const dialog = deleteDialog(page)

  await list.act('gone-at-once', 'حذف سرور')
  await dialog.chooseNow()
  await expect(dialog.root).toContainText('قابل بازگشت نیست')
  const forEver = dialog.root.getByRole('button', { name: 'حذف همیشگی' })
  await dialog.typed.fill('gone-at-onc')
  await expect(forEver).toBeDisabled()
  await dialog.typed.fill('gone-at-once')
  await forEver.click()
  await expect(rowOf(page, 'gone-at-once')).toBeHidden({ timeout: 20_000 })
  await expect(page.getByRole('main').getByRole('link', { name: /سطل بازیافت/ })).toBeHidden()

  // The message after a delete takes it back.
  const messages = page.getByRole('region', { name: 'پیام‌ها' })
  const deleteLater = async () => {
    await list.act('gone-from-the-bin', 'حذف سرور')
    await dialog.typed.fill('gone-from-the-bin')
    await dialog.root.getByRole('button', { name: 'حذف سرور' }).click()
  }
  await deleteLater()
  await messages.getByRole('button', { name: 'بازگرداندن' }).click()
  await expect(messages).toContainText('بازگردانده می‌شود')
  await expect(rowOf(page, 'gone-from-the-bin')).toContainText('فعال', { timeout: 30_000 })

  await deleteLater()
  await page
    .getByRole('main')
    .getByRole('link', { name: /سطل بازیافت/ })
    .click({ timeout: 20_000 })
  await expect(rowOf(page, 'gone-from-the-bin')).toContainText('ساعت دیگر')
  await page.getByRole('button', { name: /کارهای دیگر.*gone-from-the-bin/ }).click()
  await page.getByRole('menuitem', { name: 'حذف همیشگی' }).click()
  await dialog.typed.fill('gone-from-the-bin')
  await forEver.click()
  await expect(page.getByText('سطل بازیافت خالی است')).toBeVisible({ timeout: 20_000 })
  expect(await product.call<unknown[]>(customer, 'GET', `/vm/${customer.projectId}/host/list`)).toEqual([])
})
