import { expect, test } from './journey.ts'
import { makeServers } from './servers.ts'

test('parts that come late fail alone: the page, an open dialog and what is typed there stand', async ({
  open,
  product,
  customer,
  trouble,
}) => {
  trouble.expect(/ERR_FAILED .*assets/)
  trouble.allow(/dynamically imported module/)
  await makeServers(product, customer, ['stands-still'])
  const page = await open(customer, `/vm/${customer.projectId}/list`)
  const row = page.getByRole('row', { name: /stands-still/ })
  await expect(row).toContainText('فعال')
  await page.getByRole('button', { name: 'اعلان‌ها' }).waitFor()
  await page.goto(`${product.url}/key/${customer.projectId}`)
  await page.getByRole('button', { name: 'افزودن کلید' }).first().click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByRole('textbox').first()
  await name.fill('typed-before')

  // A deployment: nothing that was not loaded yet can be loaded.
  await page.route('**/assets/*', (route) => route.abort())
  const toasts = page.getByRole('region', { name: 'پیام‌ها' })
  await dialog.getByRole('button', { name: 'بستن' }).hover()
  await expect(toasts).toContainText('بخشی از برنامه بارگذاری نشد')
  await expect(toasts.getByRole('button', { name: 'بارگذاری دوباره صفحه' })).toBeVisible()
  await name.fill('typed-before-and-after')
  await expect(name).toHaveValue('typed-before-and-after')

  await page.unrouteAll()
  await page.goto(`${product.url}/vm/${customer.projectId}/list`)
  await expect(row).toContainText('فعال')
  await page.route('**/assets/*', (route) => route.abort())
  await row.getByRole('checkbox').check({ force: true })
  await expect(row.getByRole('checkbox')).toBeChecked()
  await row.getByRole('button', { name: /کارهای دیگر/ }).click()
  await page.getByRole('button', { name: /^اعلان‌ها/ }).click()
  await expect(toasts).toContainText('بخشی از برنامه بارگذاری نشد')
  await expect(row).toBeVisible()
})
