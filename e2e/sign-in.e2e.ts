import { expect, signInAs, test } from './journey.ts'

test('a wrong password is told in place, and after three of them a captcha appears', async ({
  page,
  server,
  customer,
}) => {
  await page.goto(`${server.url}/account/login`)
  const email = page.getByRole('textbox', { name: 'ایمیل' })
  const password = page.getByLabel('گذرواژه', { exact: true })
  const submit = page.getByRole('button', { name: 'ورود', exact: true })

  await submit.click()
  await expect(email).toHaveAttribute('aria-invalid', 'true')

  for (let attempt = 0; attempt < 3; attempt += 1) {
    await email.fill(customer.email)
    await password.fill('Wrong1!password')
    await submit.click()
    await expect(page.getByText('ایمیل یا گذرواژه درست نیست.').first()).toBeVisible()
  }
  await expect(page.getByRole('img', { name: 'تصویر کد امنیتی' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'کد امنیتی' })).toBeVisible()
})

test('a guest is asked to sign in and then lands where they wanted to go', async ({ page, server, customer }) => {
  await page.goto(`${server.url}/vm/${customer.projectId}/list`)
  await expect(page).toHaveURL(/\/account\/login/)
  await page.getByRole('textbox', { name: 'ایمیل' }).fill(customer.email)
  await page.getByLabel('گذرواژه', { exact: true }).fill(customer.password)
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(page).toHaveURL(`${server.url}/vm/${customer.projectId}/list`)
})

test('signing out ends the session everywhere in the browser', async ({ portal: page, server }) => {
  await page
    .getByRole('button', { name: /Sara Azad|حساب/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'خروج' }).click()
  await expect(page).toHaveURL(/\/account\/login/)
  await page.goto(`${server.url}/`)
  await expect(page).toHaveURL(/\/account\/login/)
})

test('another customer’s project is not there', async ({ page, server, customer }) => {
  const other = await server.newCustomer()
  await signInAs(page, server, customer)
  await page.goto(`${server.url}/vm/${other.projectId}/list`)
  await expect(page.getByText('این پروژه پیدا نشد')).toBeVisible()
})
