import { fillSignup, newEmail, toasts } from './account.ts'
import { answerCaptcha } from './captcha.ts'
import { expect, fillLogin, test } from './journey.ts'
import { codeSentTo, linkSentTo } from './outbox.ts'
import type { Product } from './product.ts'

test('an invitation makes a newcomer a member of the account that invites', async ({ page, product, customer }) => {
  const email = newEmail()
  await product.call(customer, 'POST', '/account/customer-user/create', { userName: email })
  await page.goto(await linkSentTo(product, email))
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('link', { name: 'ثبت‌نام و پذیرفتن دعوت' }).click()

  await expect(page.getByRole('textbox', { name: 'ایمیل' })).toHaveValue(email)
  await expect(page.getByRole('textbox', { name: 'ایمیل' })).not.toBeEditable()
  await fillSignup(page, { phoneNumber: '09125556677' })
  await answerCaptcha(page)
  await page.getByRole('button', { name: 'ثبت‌نام' }).click()
  await page.getByRole('button', { name: 'بعداً' }).click()
  await expect(page.getByRole('heading', { name: 'پیشخوان' })).toBeVisible()

  const users = await product.call<{ email: string }[]>(customer, 'GET', '/account/customer-user/list')
  expect(JSON.stringify(users)).toContain(email)
})

/** A customer whose address is proven: only such accept invitations. */
const newConfirmedCustomer = async (product: Product) => {
  const customer = await product.newCustomer()
  const email = newEmail()
  await product.call(customer, 'PUT', '/account/profile/edit-email', { email, currentPassword: customer.password })
  const confirmCode = await codeSentTo(product, email)
  await product.call(customer, 'POST', '/account/profile/confirm-email', { confirmCode })
  return { ...customer, email }
}

test('who has an account signs in to accept an invitation; its link is dead afterwards', async ({
  page,
  product,
  customer,
  trouble,
}) => {
  trouble.expect(/status of 4\d\d .*invitation\/read/)
  const invited = await newConfirmedCustomer(product)
  await product.call(customer, 'POST', '/account/customer-user/create', { userName: invited.email })
  const link = await linkSentTo(product, invited.email)
  await page.goto(link)
  await page.getByRole('link', { name: 'ورود و پذیرفتن دعوت' }).click()
  await expect(page).toHaveURL(/\/account\/login/)
  expect(page.url()).not.toContain(new URL(link).hash.slice(1))
  await fillLogin(page, invited)
  await page.getByRole('button', { name: 'پذیرفتن دعوت' }).click()
  await expect(page.getByRole('heading', { name: 'پیشخوان' })).toBeVisible()
  await expect(toasts(page)).toContainText('پیوستید')

  await page.goto(link)
  await page.reload()
  await expect(page.getByText('این دعوت دیگر کار نمی‌کند')).toBeVisible()
})
