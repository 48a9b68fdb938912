import { expect, test } from './journey.ts'
import type { Owner } from './product.ts'
import { makeServers } from './servers.ts'
import { readsOfDeletedServer } from './trouble.ts'

const specificationOf = (customer: Owner, id: number) => `/vm/${customer.projectId}/${id}/specification`

test('a server that vanishes from the cloud says so on its page, costs nothing and can be deleted', async ({
  open,
  product,
  customer,
  trouble,
}) => {
  // There is nothing to wait for when it is deleted: its page may ask for it once more.
  trouble.allow(readsOfDeletedServer)
  const id = await makeServers(product, customer, ['shop-web-01'])
  const page = await open(customer, specificationOf(customer, id))
  await expect(page.getByText(/^ssh root@/)).toBeVisible()

  await product.actOutside('delete', customer, id)
  await expect(page.getByText('این سرور در دسترس نیست')).toBeVisible()
  await expect(page.getByText(/این سرور دیگر در زیرساخت وجود ندارد/)).toBeVisible()
  await expect(page.getByText(/^ssh root@/)).toBeHidden()
  await expect(page.getByRole('link', { name: 'کنسول' })).toBeHidden()
  await expect(page.getByText('راهی برای اتصال به آن نمانده است')).toBeVisible()
  const activity = page.getByRole('region', { name: 'فهرست فعالیت‌های این سرور' })
  const line = activity.getByRole('row', { name: /ناپدید شدن سرور از زیرساخت/ })
  await expect(line).toContainText('سامانه')
  await expect(line).not.toContainText('پذیرفته')

  await page.getByRole('button', { name: 'کارهای دیگر', exact: true }).click()
  await page.getByRole('menuitem', { name: 'حذف سرور' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog).toContainText('چیزی در زیرساخت نمانده است که نگه داشته شود')
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await dialog.getByRole('textbox').fill('shop-web-01')
  await dialog.getByRole('button', { name: 'حذف همیشگی' }).click()
  await expect(page).toHaveURL(/\/list$/)
  await expect(page.getByRole('row', { name: /shop-web-01/ })).toBeHidden()
})

test('a server that somebody stopped on the cloud is off on its page, and can be started', async ({
  open,
  product,
  customer,
}) => {
  const id = await makeServers(product, customer, ['shop-web-01'])
  const page = await open(customer, specificationOf(customer, id))
  await expect(page.getByRole('button', { name: 'خاموش کردن', exact: true })).toBeVisible()

  await product.actOutside('stop', customer, id)
  await expect(page.getByRole('row', { name: /خاموش شدن سرور بیرون از پنل/ })).toBeVisible()
  await page.getByRole('button', { name: 'روشن کردن', exact: true }).click()
  await expect(page.getByRole('button', { name: 'خاموش کردن', exact: true })).toBeVisible()
})
