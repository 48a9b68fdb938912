import { generateSync } from 'otplib'
import { toPersianDigits } from '../apps/portal/src/format/digits.ts'
import {
  card,
  keepCodes,
  proveByPassword,
  readCodes,
  security,
  signOut,
  stepUpDialog,
  toasts,
  typeCode,
} from './account.ts'
import { expect, fillLogin, signInAs, test } from './journey.ts'
import { codeSentTo } from './outbox.ts'
import type { Product } from './product.ts'

/** A refused request is also an error of the console. */
const refused = (path: string) => new RegExp(`status of 400 .*${path}`)

/** Codes of the app: each is good once, and the next one a little before its time. */
const appCode = (secret: string, stepsAhead = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + stepsAhead * 30 })

test('an authenticator app: on, asked for at the next sign-in, a recovery code in its place works once', async ({
  page,
  product,
  customer,
  trouble,
}) => {
  trouble.expect(refused('enable-totp-confirm'), /status of 403 .*enable-totp/)
  // The session is over while its page may still ask for things.
  trouble.allow(/status of 401/, /status of 4\d\d .*(recovery-login|two-factor-login)/)
  await signInAs(page, product, customer)
  await page.goto(product.url + security)
  await expect(card(page, 'وضعیت امنیت حساب')).toContainText('ورود دو مرحله‌ای را روشن کنید')
  const app = page.getByRole('switch', { name: 'برنامه رمزساز' })

  // Put away, the dialog changes nothing.
  await app.press('Space')
  await proveByPassword(page, customer)
  const dialog = page.getByRole('dialog', { name: 'روشن کردن برنامه رمزساز' })
  await expect(dialog.getByRole('img', { name: /کد QR/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(app).not.toBeChecked()
  await expect(app).toBeFocused()

  await app.press('Space')
  const secret = (await dialog.getByLabel('کلید برنامه رمزساز').innerText()).replaceAll(' ', '')
  await typeCode(dialog, appCode(secret, 100))
  await expect(dialog.getByRole('alert')).toContainText('کد تأیید درست نیست')
  await typeCode(dialog, appCode(secret))
  const [first = '', second = ''] = await readCodes(page)
  const download = page.waitForEvent('download')
  await page.getByRole('alertdialog').getByRole('button', { name: 'دریافت فایل' }).click()
  expect((await download).suggestedFilename()).toBe('sarv-recovery-codes.txt')
  await keepCodes(page)
  await expect(app).toBeChecked()
  await expect(card(page, 'کدهای بازیابی')).toContainText('۱۰ کد استفاده‌نشده مانده است.')

  await signOut(page)
  await fillLogin(page, customer)
  // The button waits for all six, of any keyboard.
  const enter = page.getByRole('button', { name: 'تأیید و ورود' })
  await expect(enter).toBeDisabled()
  const code = appCode(secret, 1)
  await typeCode(page, toPersianDigits(code.slice(0, 5)))
  await expect(page.getByLabel('رقم ۵')).toHaveValue(code[4]!)
  await expect(enter).toBeDisabled()
  // Typed once more from the start: each digit is the one that its box has already.
  await typeCode(page, code)
  await expect(page).toHaveURL(`${product.url}/`)

  const enterWithRecoveryCode = async (code: string) => {
    await signOut(page)
    await fillLogin(page, customer)
    await page.getByRole('button', { name: 'کد بازیابی' }).click()
    await page.getByRole('textbox', { name: 'کد بازیابی' }).fill(code)
    await page.getByRole('button', { name: 'تأیید و ورود' }).click()
  }
  await enterWithRecoveryCode(first)
  await expect(page).toHaveURL(`${product.url}/`)
  await enterWithRecoveryCode(first)
  await expect(page.getByText('این کد بازیابی درست نیست یا پیش‌تر به کار رفته است.')).toBeVisible()
  await page.getByRole('textbox', { name: 'کد بازیابی' }).fill(second)
  await page.getByRole('button', { name: 'تأیید و ورود' }).click()
  await expect(page).toHaveURL(`${product.url}/`)

  await page.goto(product.url + security)
  await expect(card(page, 'کدهای بازیابی')).toContainText('۸ کد استفاده‌نشده مانده است.')
})

/** What asks again who is there. */
test('new recovery codes ask for password and factor, and go on by themselves once both are right', async ({
  open,
  product,
  customer,
  trouble,
}) => {
  trouble.expect(/status of 403 .*recovery-code\/create/)
  trouble.expect(refused('step-up/prove'))
  const phone = '09351112233'
  await turnOnSms(product, customer, phone)
  await product.forgetProof(customer)
  const page = await open(customer, security)
  await card(page, 'وضعیت امنیت حساب').getByRole('link', { name: 'کدهای بازیابی' }).click()
  await expect(page).toHaveURL(/tab=security#recovery-codes$/)
  // The keyboard goes on from where the link led.
  await page.keyboard.press('Tab')
  await expect(card(page, 'کدهای بازیابی').getByRole('button', { name: 'ساخت کدهای تازه' })).toBeFocused()
  await page.keyboard.press('Enter')
  const make = page.getByRole('dialog', { name: 'ساخت کدهای تازه' })
  await make.getByRole('button', { name: 'ساخت کدهای تازه' }).click()

  // Put away, it leaves the question before it as it was.
  const dialog = stepUpDialog(page)
  await dialog.getByRole('button', { name: 'انصراف' }).click()
  await expect(dialog).toBeHidden()
  await make.getByRole('button', { name: 'ساخت کدهای تازه' }).click()

  const password = dialog.getByLabel('گذرواژه', { exact: true })
  await password.fill('Wrong1!password')
  await dialog.getByRole('button', { name: 'ارسال کد' }).click()
  await typeCode(dialog, await newestCode(product, phone))
  await dialog.getByRole('button', { name: 'تأیید و ادامه' }).click()
  await expect(dialog.getByText('گذرواژه کنونی درست نیست.')).toBeVisible()
  await password.fill(customer.password)
  await dialog.getByRole('button', { name: 'تأیید و ادامه' }).click()
  expect(new Set(await readCodes(page)).size).toBe(10)
  await keepCodes(page)
})

const confirmPhone = async (product: Product, who: { token: string }, phoneNumber: string) => {
  await product.call(who, 'PUT', '/account/profile/edit-phone-number', { phoneNumber })
  const confirmCode = await codeSentTo(product, phoneNumber)
  await product.call(who, 'POST', '/account/profile/confirm-phone-number', { confirmCode })
}

const turnOnSms = async (product: Product, who: { token: string }, phoneNumber: string) => {
  await confirmPhone(product, who, phoneNumber)
  await product.call(who, 'PUT', '/account/profile/edit-two-factor', { twoFactorStatus: true })
}

test('a new password asks for the factor that is on, and is changed by itself once it is shown', async ({
  open,
  product,
  customer,
  trouble,
}) => {
  trouble.expect(/status of 403 .*change-password/)
  const phone = '09351112244'
  await turnOnSms(product, customer, phone)
  await product.forgetProof(customer)
  const page = await open(customer, '/portal/account?tab=change-password')
  await page.getByLabel('گذرواژه کنونی', { exact: true }).fill(customer.password)
  await page.getByLabel('گذرواژه تازه', { exact: true }).fill('Sabz#1406')
  await page.getByLabel('تکرار گذرواژه تازه', { exact: true }).fill('Sabz#1406')
  await page.getByRole('button', { name: 'تغییر گذرواژه' }).click()

  const dialog = stepUpDialog(page)
  await dialog.getByLabel('گذرواژه', { exact: true }).fill(customer.password)
  await dialog.getByRole('button', { name: 'ارسال کد' }).click()
  await typeCode(dialog, await newestCode(product, phone))
  await dialog.getByRole('button', { name: 'تأیید و ادامه' }).click()
  await expect(toasts(page)).toContainText('گذرواژه شما تغییر کرد')
  await expect(page).toHaveURL(`${product.url}/`)
})

test('SMS codes wait for a confirmed phone; each switch takes a code that was sent for it', async ({
  open,
  product,
  customer,
}) => {
  const page = await open(customer, security)
  const sms = page.getByRole('switch', { name: 'پیامک' })
  await expect(sms).toBeDisabled()
  await expect(page.getByRole('link', { name: 'تأیید شماره موبایل' })).toBeVisible()

  const phone = '09351234500'
  await confirmPhone(product, customer, phone)
  await page.reload()
  await sms.press('Space')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(phone)
  await expect(dialog.getByRole('button', { name: /^۱:[۰-۹]{2} دیگر می‌توانید کد تازه بگیرید$/ })).toBeDisabled()
  await typeCode(dialog, await newestCode(product, phone))
  await readCodes(page)
  await keepCodes(page)
  await expect(sms).toBeChecked()

  await sms.press('Space')
  await expect(page.getByRole('dialog', { name: 'خاموش کردن کد پیامکی' })).toBeVisible()
  await typeCode(page.getByRole('dialog'), await newestCode(product, phone, 3))
  await expect(toasts(page)).toContainText('کد پیامکی خاموش شد.')
  await expect(sms).not.toBeChecked()
})

/** The code of the newest message, once there are so many of them: sending takes a moment. */
const newestCode = async (product: Product, phone: string, messages = 2): Promise<string> => {
  await expect
    .poll(async () => {
      const answer = await fetch(`${product.url}/api/my/dev/outbox`)
      const sent = (await answer.json()) as { to: string }[]
      return sent.filter(({ to }) => to === phone).length
    })
    .toBeGreaterThanOrEqual(messages)
  return codeSentTo(product, phone)
}
