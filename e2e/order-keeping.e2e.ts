import { choose } from './controls.ts'
import { expect, fillLogin, test } from './journey.ts'
import { headOf, orderPage } from './order.ts'

const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f sara@laptop'

test('what was typed outlives a reload and a new login; the password does not', async ({ open, product, customer }) => {
  const address = `/vm/${customer.projectId}/add-vm`
  const page = await open(customer, address)
  const order = orderPage(page)
  await choose(order.system('Debian'))
  await choose(order.plan('M1'))
  await order.name.fill('kept-over-lunch')
  await order.password.fill('Correct1!horse')

  const expectKept = async () => {
    await expect(order.name).toHaveValue('kept-over-lunch')
    await expect(order.system('Debian')).toBeChecked()
    await expect(order.plan('M1')).toBeChecked()
    await expect(order.password).toHaveValue('')
  }
  await page.reload()
  await expectKept()
  await expect(page.getByText('آخرین ذخیره')).toBeVisible()

  await page.getByRole('button', { name: 'حساب کاربری' }).click()
  await page.getByRole('menuitem', { name: 'خروج' }).click()
  await fillLogin(page, customer)
  await expect(page.getByRole('heading', { name: 'پیشخوان' })).toBeVisible()
  await page.goto(product.url + address)
  await expectKept()

  await page.getByRole('button', { name: 'پاک کردن فرم' }).click()
  await expect(order.name).toHaveValue('')
  await page.reload()
  await expect(order.system('Debian')).not.toBeChecked()
})

test('a new SSH key is made on the way, and is enough to order with', async ({ open, customer }) => {
  const page = await open(customer, `/vm/${customer.projectId}/add-vm`)
  const order = orderPage(page)
  await choose(order.system('Debian'))
  await choose(order.plan('S1'))
  await order.name.fill('key-only')

  await page.getByRole('button', { name: 'افزودن کلید' }).click()
  const dialog = page.getByRole('dialog', { name: 'افزودن کلید SSH' })
  const name = dialog.getByRole('textbox', { name: 'نام کلید' })
  const key = dialog.getByRole('textbox', { name: 'کلید عمومی' })
  const add = dialog.getByRole('button', { name: 'افزودن کلید' })
  await expect(name).toBeFocused()

  await add.click()
  await expect(name).toHaveAccessibleDescription(/نام کلید را بنویسید\./)
  await expect(key).toHaveAccessibleDescription(/کلید عمومی را بنویسید\./)
  await name.fill('mac')
  await expect(name).toHaveAccessibleDescription(/دست‌کم ۵ کاراکتر بنویسید\./)
  await name.fill('laptop of Sara')
  await key.fill('not a key')
  await expect(key).toHaveAccessibleDescription(/کلید عمومی باید یک خط به شکل OpenSSH باشد/)
  await key.fill('-----BEGIN OPENSSH PRIVATE KEY-----')
  await expect(key).toHaveAccessibleDescription(/این یک کلید خصوصی است و نباید به کسی داده شود؛/)
  await key.fill(publicKey)
  await add.click()
  await expect(dialog).toBeHidden()
  await expect(order.section('نام و دسترسی').getByRole('button', { name: /laptop of Sara/ })).toBeVisible()

  await order.submit.click()
  await expect(headOf(page)).toContainText('فعال', { timeout: 20_000 })
})
