import { expect, fillLogin, signInAs, test } from './journey.ts'

test('a guest is asked to sign in and then lands where they wanted to go', async ({ page, product, customer }) => {
  await page.goto(`${product.url}/vm/${customer.projectId}/list`)
  await expect(page).toHaveURL(/\/account\/login/)
  await fillLogin(page, customer)
  await expect(page).toHaveURL(`${product.url}/vm/${customer.projectId}/list`)
})

test('signing out ends the session everywhere in the browser', async ({ page, product, customer, context }) => {
  await signInAs(page, product, customer)
  const otherTab = await context.newPage()
  await otherTab.goto(`${product.url}/vm/${customer.projectId}/list`)
  await expect(otherTab.getByRole('heading', { name: 'سرورهای مجازی' })).toBeVisible()

  await page.getByRole('button', { name: 'حساب کاربری' }).click()
  await page.getByRole('menuitem', { name: 'خروج' }).click()
  await expect(page).toHaveURL(/\/account\/login/)
  await expect(otherTab).toHaveURL(/\/account\/login/)
  await page.goto(`${product.url}/`)
  await expect(page).toHaveURL(/\/account\/login/)
})

test('another customer’s project is not there', async ({ open, product, customer, trouble }) => {
  trouble.expect(/404/)
  const other = await product.newCustomer()
  const page = await open(customer, `/vm/${other.projectId}/list`)
  await expect(page.getByText('این پروژه پیدا نشد')).toBeVisible()
})
