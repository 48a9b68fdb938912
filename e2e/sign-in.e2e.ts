import { expect, fillLogin, signInAs, test } from './journey.ts'

test('a wrong password is told in place, and after three of them a captcha appears', async ({
  page,
  product,
  customer,
}) => {
  await page.goto(`${product.url}/account/login`)
  const email = page.getByRole('textbox', { name: 'ایمیل' })
  const password = page.getByLabel('گذرواژه', { exact: true })
  const submit = page.getByRole('button', { name: 'ورود', exact: true })

  await submit.click()
  await expect(email).toHaveAttribute('aria-invalid', 'true')

  for (let attempt = 0; attempt < 3; attempt += 1) {
    await email.fill(customer.email)
    await password.fill('Wrong1!password')
    // The sentence of the attempt before may still stand there.
    const answered = page.waitForResponse('**/account/login')
    await submit.click()
    await answered
    await expect(page.getByText('ایمیل یا گذرواژه درست نیست.').first()).toBeVisible()
  }
  await expect(page.getByRole('img', { name: 'تصویر کد امنیتی' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'کد امنیتی' })).toBeVisible()
})

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
