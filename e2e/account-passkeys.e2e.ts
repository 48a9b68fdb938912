import type { Page } from '@playwright/test'
import { card, keepCodes, proveByPassword, readCodes, security, signOut, stepUpDialog } from './account.ts'
import { expect, fillLogin, signInAs, test } from './journey.ts'

/** A key in the computer, always touched, which knows its owner. */
const plugInKey = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return {
    knowOwner: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    countPasskeys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

test('a passkey is added, signs in alone, becomes the second step, is renamed and removed', async ({
  browser,
  product,
  customer,
  trouble,
}) => {
  trouble.expect(/status of 403 .*passkey\/create-options/, /status of 403 .*passkey\/delete/)
  // The session is over while its page may still ask for it.
  trouble.allow(/status of 401/)
  // Browsers keep passkeys to names.
  const url = product.url.replace('127.0.0.1', 'localhost')
  const context = await browser.newContext()
  // Offered in the e-mail field, a key that is always touched would sign in before any button is pressed.
  await context.addInitScript(
    'if (globalThis.PublicKeyCredential) PublicKeyCredential.isConditionalMediationAvailable = async () => false',
  )
  trouble.watch(context, url)
  const page = await context.newPage()
  const key = await plugInKey(page)
  await signInAs(page, { url }, customer)
  await page.goto(url + security)

  const passkeys = card(page, 'کلیدهای عبور')
  await expect(page.getByRole('switch', { name: 'پرسیدن کلید عبور پس از گذرواژه' })).toBeDisabled()
  await passkeys.getByRole('button', { name: 'افزودن کلید عبور' }).click()
  const dialog = page.getByRole('dialog', { name: 'افزودن کلید عبور' })
  await expect(dialog.getByRole('textbox', { name: 'نام کلید عبور' })).toHaveValue(/روی Linux$/)
  await dialog.getByRole('textbox', { name: 'نام کلید عبور' }).fill('لپ‌تاپ کار')

  // Whoever changes their mind is told so, and nothing has happened.
  await key.knowOwner(false)
  await product.forgetProof(customer)
  await dialog.getByRole('button', { name: 'ادامه' }).click()
  await proveByPassword(page, customer)
  await expect(dialog.getByText('ساخت کلید عبور تأیید نشد.')).toBeVisible()
  await key.knowOwner(true)

  await dialog.getByRole('button', { name: 'ادامه' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('لپ‌تاپ کار')
  expect(await key.countPasskeys()).toBe(1)

  // A name that is taken is refused before the device makes another one, and a free one is named.
  await passkeys.getByRole('button', { name: 'افزودن کلید عبور' }).click()
  await dialog.getByRole('textbox', { name: 'نام کلید عبور' }).fill('لپ‌تاپ کار')
  await dialog.getByRole('button', { name: 'ادامه' }).click()
  await expect(dialog.getByText(/«.?لپ‌تاپ کار ۲.?» آزاد است/)).toBeVisible()
  expect(await key.countPasskeys()).toBe(1)
  await dialog.getByRole('button', { name: 'انصراف' }).click()

  await page.getByRole('switch', { name: 'پرسیدن کلید عبور پس از گذرواژه' }).press('Space')
  await readCodes(page)
  await keepCodes(page)

  await signOut(page)
  await page.getByRole('button', { name: 'ورود با کلید عبور' }).click()
  await expect(page).toHaveURL(`${url}/`)
  await signOut(page)
  await fillLogin(page, customer)
  await page.getByRole('button', { name: 'تأیید با کلید عبور' }).click()
  await expect(page).toHaveURL(`${url}/`)

  await page.goto(url + security)
  await passkeys.getByRole('button', { name: /تغییر نام/ }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'نام کلید عبور' }).fill('لپ‌تاپ خانه')
  await page.getByRole('dialog').getByRole('button', { name: 'ذخیره تغییرات' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('لپ‌تاپ خانه')
  await passkeys.getByRole('button', { name: /حذف کلید عبور/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'حذف کلید عبور' }).click()
  await stepUpDialog(page).getByRole('button', { name: 'تأیید با کلید عبور' }).click()
  await expect(passkeys).toContainText('هنوز کلید عبوری ندارید.')
  await expect(page.getByRole('switch', { name: 'پرسیدن کلید عبور پس از گذرواژه' })).not.toBeChecked()
  await context.close()
})

test('where browsers refuse passkeys the page says why', async ({ open, customer }) => {
  const page = await open(customer, security)
  await expect(card(page, 'کلیدهای عبور')).toContainText('پنل را با نام دامنه آن باز کنید')
  await expect(page.getByRole('button', { name: 'افزودن کلید عبور' })).toHaveAccessibleDescription(
    'در این نشانی نمی‌توان کلید عبور ساخت',
  )
})
