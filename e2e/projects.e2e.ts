import { named } from '@sarv/contract/direction'
import { toasts } from './account.ts'
import { expect, test } from './journey.ts'
import { makeServers } from './servers.ts'

/** A refused call is also an error of the console. */
const refused = (status: number, path: string) => new RegExp(`status of ${status} .*${path}`)

test('a project is renamed; with a server in it it stays, empty it goes', async ({
  open,
  product,
  customer,
  trouble,
}) => {
  trouble.expect(refused(400, 'project/delete'))
  trouble.allow(refused(404, ''))
  const { projectId } = customer
  const page = await open(customer, '/')
  await page.getByRole('button', { name: /^پروژه:/ }).click()
  await page.getByRole('link', { name: /^تنظیمات پروژه/ }).click()
  await expect(page).toHaveURL(`${product.url}/project/${projectId}/specification`)
  await expect(page.getByText('محیط آزمایشی').first()).toBeVisible()
  await page.getByRole('button', { name: 'ویرایش' }).click()
  const name = page.getByRole('textbox', { name: 'نام پروژه' })
  await name.fill('ab')
  await page.getByRole('button', { name: 'ذخیره تغییرات' }).click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('فروشگاه ۲')
  await page.getByRole('textbox', { name: 'توضیح' }).fill('سرورهای فروشگاه')
  await page.getByRole('button', { name: 'ذخیره تغییرات' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'فروشگاه ۲' })).toBeVisible()
  await expect(page.getByText('سرورهای فروشگاه')).toBeVisible()
  await expect(page.getByRole('button', { name: /^پروژه: فروشگاه ۲/ })).toBeVisible()

  const openDeletion = async () => {
    await page.getByRole('button', { name: 'کارهای دیگر پروژه' }).click()
    await page.getByRole('menuitem', { name: 'حذف پروژه' }).click()
    await page.getByRole('alertdialog').getByRole('textbox').fill('فروشگاه 2')
  }
  // A server comes while the dialog is open: the server of the product says so.
  await openDeletion()
  const serverId = await makeServers(product, customer, ['shop-web-01'])
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف پروژه' }).click()
  await expect(toasts(page)).toContainText('این پروژه خالی نیست')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'کارهای دیگر پروژه' }).click()
  const refusal = page.getByRole('menuitem', { name: 'حذف پروژه' })
  await expect(refusal).toBeDisabled()
  await expect(refusal).toContainText('shop-web-01')
  await page.keyboard.press('Escape')

  await product.call(customer, 'DELETE', `/vm/${projectId}/host/delete/${serverId}?Now=true`)
  await expect
    .poll(async () => (await product.call<unknown[]>(customer, 'GET', `/vm/${projectId}/host/list`)).length)
    .toBe(0)
  await page.getByRole('button', { name: 'کارهای دیگر پروژه' }).click()
  await expect(refusal).toBeEnabled()
  await page.keyboard.press('Escape')
  await openDeletion()
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف پروژه' }).click()
  await expect(page).toHaveURL(`${product.url}/`)
  await expect(toasts(page)).toContainText(`${named('فروشگاه ۲')} حذف شد`)
  await expect(page.getByRole('button', { name: 'انتخاب پروژه' }).first()).toBeVisible()
})
