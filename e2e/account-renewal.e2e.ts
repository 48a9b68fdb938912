import { newPassword } from './account.ts'
import { choose } from './controls.ts'
import { expect, fillLogin, signInAs, test } from './journey.ts'
import { orderPage } from './order.ts'

test('a session that ends in the middle of an order: signing in again in place loses nothing', async ({
  page,
  product,
  customer,
  trouble,
}) => {
  trouble.allow(/status of 401/)
  await signInAs(page, product, customer)
  await page.goto(`${product.url}/vm/${customer.projectId}/add-vm`)
  const order = orderPage(page)
  await choose(order.system('Debian'))
  await choose(order.plan('S1'))
  await order.name.fill('kept-over-night')
  await order.password.fill(newPassword)

  await product.call(customer, 'DELETE', '/account/session/delete-others')
  await order.submit.click()
  const dialog = page.getByRole('alertdialog', { name: 'دوباره وارد شوید' })
  await expect(dialog.getByRole('textbox', { name: 'ایمیل' })).toHaveValue(customer.email)
  await expect(dialog.getByRole('textbox', { name: 'ایمیل' })).not.toBeEditable()
  await expect(dialog.getByLabel('گذرواژه', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()

  await dialog.getByLabel('گذرواژه', { exact: true }).fill('Wrong1!password')
  await dialog.getByRole('button', { name: 'ورود و ادامه' }).click()
  await expect(dialog.getByText('ایمیل یا گذرواژه درست نیست.')).toBeVisible()
  await dialog.getByLabel('گذرواژه', { exact: true }).fill(customer.password)
  await dialog.getByRole('button', { name: 'ورود و ادامه' }).click()
  await expect(dialog).toBeHidden()

  // The order that waited went on by itself, once, and led to its server.
  await expect(page.getByRole('heading', { level: 1, name: 'kept-over-night' })).toBeVisible()
  await page.goto(`${product.url}/vm/${customer.projectId}/list`)
  await expect(page.getByRole('row', { name: /kept-over-night/ })).toHaveCount(1)
  await expect(page.getByRole('row', { name: /kept-over-night/ })).toContainText('فعال', { timeout: 20_000 })
})

test('what is typed stays while signing in again, and another tab goes on without asking', async ({
  page,
  context,
  product,
  customer,
  trouble,
}) => {
  trouble.allow(/status of 401/)
  await signInAs(page, product, customer)
  await page.goto(`${product.url}/vm/${customer.projectId}/add-vm`)
  const order = orderPage(page)
  await choose(order.system('Debian'))
  await order.name.fill('still-typing')
  await order.password.fill(newPassword)
  const otherTab = await context.newPage()
  await otherTab.goto(`${product.url}/`)
  await expect(otherTab.getByRole('heading', { name: 'پیشخوان' })).toBeVisible()

  await product.call(customer, 'DELETE', '/account/session/delete-others')
  const ask = page.getByRole('alertdialog', { name: 'دوباره وارد شوید' })
  // Nobody has to press anything: the live stream ends with the session.
  await expect(ask).toBeVisible()
  // Nothing was typed there.
  await expect(otherTab).toHaveURL(/\/account\/login/)
  await ask.getByLabel('گذرواژه', { exact: true }).fill(customer.password)
  await ask.getByRole('button', { name: 'ورود و ادامه' }).click()
  await expect(ask).toBeHidden()
  await expect(otherTab.getByRole('heading', { name: 'پیشخوان' })).toBeVisible()
  await expect(order.name).toHaveValue('still-typing')
  await expect(order.password).toHaveValue(newPassword)
  await expect(order.system('Debian')).toBeChecked()
  await otherTab.reload()
  await expect(otherTab.getByRole('heading', { name: 'پیشخوان' })).toBeVisible()
})

test('signing out instead of signing in again leads to the login and back', async ({
  open,
  product,
  customer,
  trouble,
}) => {
  trouble.allow(/status of 401/)
  const page = await open(customer, `/key/${customer.projectId}`)
  await page.getByRole('button', { name: 'افزودن کلید' }).first().click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('typed-before')
  await product.call(customer, 'POST', '/account/logout')
  const dialog = page.getByRole('alertdialog', { name: 'دوباره وارد شوید' })
  await dialog.getByRole('button', { name: 'خروج از حساب' }).click()
  await expect(page).toHaveURL(/\/account\/login\?return=/)
  await fillLogin(page, customer)
  await expect(page).toHaveURL(new RegExp(`/key/${customer.projectId}`))
})
