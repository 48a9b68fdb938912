import type { Locator, Page } from '@playwright/test'
import { proveByPassword, toasts } from './account.ts'
import { expect, signInAs, test } from './journey.ts'
import { codeSentTo, messagesTo, wrongCodeFor } from './outbox.ts'
import type { Product } from './product.ts'
import { makeServers } from './servers.ts'

const card = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const persian = (text: string) => text.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!)

/** Types into the boxes one key at a time, as people do. */
const typeCode = async (place: Locator, code: string) => {
  await place.getByLabel('رقم ۱').focus()
  await place.page().keyboard.type(code)
}

const typeDate = async (place: Page | Locator, page: Page, digits: string) => {
  await place.getByRole('spinbutton', { name: /^سال/ }).click()
  await page.keyboard.type(digits)
}

/** A refused request is also an error of the console. */
const refused = (path: string) => new RegExp(`status of 400 .*${path}`)

interface Contact {
  title: string
  label: string
  typed: string
  sentTo: string
  /** Answers what asks again for the owner of the account. */
  prove?: () => Promise<void>
}

const confirmContact = async (page: Page, product: Product, { title, label, typed, sentTo, prove }: Contact) => {
  const place = card(page, title)
  await place.getByRole('button', { name: /^(افزودن|تغییر)$/ }).click()
  await place.getByRole('textbox', { name: label }).fill('not a contact')
  await place.getByRole('button', { name: 'ارسال کد تأیید' }).click()
  await expect(place.getByRole('textbox', { name: label })).toHaveAttribute('aria-invalid', 'true')
  await place.getByRole('textbox', { name: label }).fill(typed)
  await place.getByRole('button', { name: 'ارسال کد تأیید' }).click()
  await prove?.()
  await expect(place).toContainText(sentTo)
  await expect(place.getByRole('button', { name: /^۱:[۰-۹]{2} دیگر می‌توانید کد تازه بگیرید$/ })).toBeDisabled()

  const code = await codeSentTo(product, sentTo)
  await typeCode(place, wrongCodeFor(code))
  await expect(place.getByRole('alert')).toContainText('کد تأیید درست نیست')
  await expect(place.getByLabel('رقم ۱')).toBeFocused()
  // The last digit sends it.
  await typeCode(place, persian(code))
  await expect(place.getByText('تأییدشده')).toBeVisible()
  await expect(place).toContainText(sentTo)
}

test('a new customer completes the profile, and the dashboard stops asking for it', async ({
  page,
  product,
  trouble,
}) => {
  const customer = await product.newNewcomer()
  test.setTimeout(120_000)
  trouble.expect(refused('confirm-phone-number'), refused('confirm-email'), /status of 403 .*edit-email/)
  await signInAs(page, product, customer)
  await expect(page.getByText('حساب شما هنوز فعال نیست')).toBeVisible()
  await page.getByRole('link', { name: 'تکمیل مشخصات' }).click()
  await expect(page).toHaveURL(/\/portal\/account$/)

  const identity = card(page, 'مشخصات هویتی')
  await expect(identity.getByText('هویت تأییدنشده')).toBeVisible()
  const save = identity.getByRole('button', { name: 'ذخیره تغییرات' })
  await save.click()
  for (const asked of ['کد ملی را وارد کنید.', 'تاریخ تولد را انتخاب کنید.', 'نشانی را بنویسید.'])
    await expect(identity.getByText(asked)).toBeVisible()
  await identity.getByRole('textbox', { name: 'نام', exact: true }).fill('سارا ۲')
  await identity.getByRole('textbox', { name: 'کد ملی' }).fill('۰۴۹۹۳۷۰۸۹۸')
  await typeDate(identity, page, '۱۴۹۹۰۱۰۱')
  await identity.getByRole('textbox', { name: 'نشانی' }).fill('تهران')
  await save.click()
  await expect(identity.getByText('نام را با حروف فارسی یا لاتین بنویسید.')).toBeVisible()
  await expect(identity.getByText('کد ملی درست نیست.')).toBeVisible()
  await expect(identity.getByText('تاریخ باید از سال ۱۳۰۰ تا امروز باشد.')).toBeVisible()

  await identity.getByRole('textbox', { name: 'نام', exact: true }).fill('سارا')
  await identity.getByRole('textbox', { name: 'نام خانوادگی' }).fill('آزاد')
  await identity.getByRole('textbox', { name: 'کد ملی' }).fill('۰۴۹۹۳۷۰۸۹۹')
  await expect(identity.getByRole('textbox', { name: 'کد ملی' })).toHaveValue('0499370899')
  await typeDate(identity, page, '۱۳۷۰۰۵۲۱')
  await identity.getByRole('textbox', { name: 'نشانی' }).fill('تهران، خیابان سرو، پلاک ۱۲')
  await save.click()
  await expect(toasts(page)).toContainText('مشخصات شما ذخیره شد.')
  await expect(page.getByRole('complementary').getByText('سارا آزاد')).toBeVisible()

  await confirmContact(page, product, {
    title: 'شماره موبایل',
    label: 'شماره موبایل تازه',
    typed: '+۹۸ ۹۱۲ ۱۲۳ ۴۵۶۷',
    sentTo: '09121234567',
  })
  await expect(identity.getByText('هویت تأییدشده')).toBeVisible()
  const newEmail = `sara-${customer.userId}@example.org`
  await confirmContact(page, product, {
    title: 'ایمیل',
    label: 'ایمیل تازه',
    typed: newEmail,
    sentTo: newEmail,
    prove: () => proveByPassword(page, customer),
  })

  await page.reload()
  await expect(identity.getByRole('spinbutton', { name: /^سال/ })).toHaveText('۱۳۷۰')
  await expect(identity.getByRole('textbox', { name: 'نشانی' })).toHaveValue('تهران، خیابان سرو، پلاک ۱۲')
  await page.getByRole('link', { name: 'پیشخوان' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'پیشخوان' })).toBeVisible()
  await expect(page.getByText('حساب شما هنوز فعال نیست')).toBeHidden()
})

test('an address that is not confirmed leaves the old one as it was', async ({ open, product, customer }) => {
  const page = await open(customer, '/portal/account')
  const email = card(page, 'ایمیل')
  await email.getByRole('button', { name: 'تغییر' }).click()
  await email.getByRole('textbox', { name: 'ایمیل تازه' }).fill('someone-else@example.org')
  await email.getByRole('button', { name: 'ارسال کد تأیید' }).click()
  await expect(email).toContainText('ایمیل پیشین شما می‌ماند')
  await email.getByRole('button', { name: 'انصراف' }).click()
  await expect(email).toContainText(customer.email)
  const { email: kept } = await product.call<{ email: string }>(customer, 'GET', '/account/profile/get')
  expect(kept).toBe(customer.email)
})

test('whose name is on the invoices: edited, then turned into a company once', async ({ open, customer }) => {
  const page = await open(customer, '/portal/account?tab=billing')
  const overview = card(page, 'اطلاعات مالی مشتری')
  await expect(overview).toContainText('شخص حقیقی')
  await overview.getByRole('button', { name: 'ویرایش' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'نام' }).fill('سارا آزاد')
  await dialog.getByRole('textbox', { name: 'کد ملی' }).fill('۱۱۱۱۱۱۱۱۱۱')
  await dialog.getByRole('textbox', { name: 'تلفن' }).fill('۸۸۸۸')
  await dialog.getByRole('textbox', { name: 'کد پستی' }).fill('۱۲۳')
  await dialog.getByRole('button', { name: 'ذخیره تغییرات' }).click()
  await expect(dialog.getByText('کد ملی یا شناسه ملی درست نیست.')).toBeVisible()
  await expect(dialog.getByText('شماره تلفن درست نیست.')).toBeVisible()
  await expect(dialog.getByText('کد پستی ۱۰ رقم است.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'کد ملی' }).fill('۰۴۹۹۳۷۰۸۹۹')
  await dialog.getByRole('textbox', { name: 'تلفن' }).fill('۰۲۱ ۸۸۸۸ ۷۷۷۷')
  await dialog.getByRole('textbox', { name: 'کد پستی' }).fill('۱۹۹۱۹-۱۴۸۷۳')
  await dialog.getByRole('textbox', { name: 'نشانی' }).fill('تهران، خیابان سرو')
  await dialog.getByRole('button', { name: 'ذخیره تغییرات' }).click()
  await expect(toasts(page)).toContainText('اطلاعات مالی ذخیره شد.')
  await expect(overview).toContainText('02188887777')
  await expect(overview).toContainText('1991914873')

  await overview.getByRole('button', { name: 'تبدیل به حساب حقوقی' }).click()
  await dialog.getByRole('textbox', { name: 'نام شرکت' }).fill('شرکت سرو سبز')
  await dialog.getByRole('textbox', { name: 'شناسه ملی' }).fill('۱۰۳۸۰۲۸۴۷۹۲')
  await dialog.getByRole('textbox', { name: 'تلفن' }).fill('۰۲۱۸۸۸۸۷۷۷۷')
  await dialog.getByRole('textbox', { name: 'کد پستی' }).fill('۱۹۹۱۹۱۴۸۷۳')
  await dialog.getByRole('textbox', { name: 'نشانی' }).fill('تهران، خیابان سرو')
  await typeDate(dialog, page, '۱۳۹۴۰۱۱۶')
  const convert = dialog.getByRole('button', { name: 'تبدیل به حساب حقوقی' })
  await convert.click()
  await expect(dialog.getByText('شناسه ملی درست نیست.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'شناسه ملی' }).fill('۱۰۳۸۰۲۸۴۷۹۰')
  await convert.click()
  await expect(toasts(page)).toContainText('حساب شما حقوقی شد.')
  await expect(overview).toContainText('شخص حقوقی')
  await expect(overview).toContainText('۱۳۹۴/۰۱/۱۶')
  await expect(overview.getByRole('button', { name: 'تبدیل به حساب حقوقی' })).toHaveAccessibleDescription(
    'این حساب هم‌اکنون حقوقی است.',
  )
})

test('the inbox: live, searched by the server, opened and read', async ({ open, product, customer }) => {
  const page = await open(customer, '/portal/account?tab=notification')
  await expect(page.getByRole('heading', { name: 'پیامی در صندوق شما نیست.' })).toBeVisible()
  await makeServers(product, customer, ['inbox-one', 'inbox-two'])
  const row = page.getByRole('row', { name: /inbox-one/ })
  await expect(row).toBeVisible()
  await expect(page.getByRole('button', { name: 'اعلان‌ها، ۲ خوانده‌نشده' })).toBeVisible()

  await page.getByRole('searchbox', { name: 'جستجو' }).fill('inbox-one')
  await expect(page.getByRole('row', { name: /inbox-two/ })).toBeHidden()
  await expect(page).toHaveURL(/q=inbox-one/)
  await row.getByRole('button', { name: /خوانده‌نشده/ }).click()
  await expect(page.getByRole('dialog')).toContainText('inbox-one')
  const toServer = /\/vm\/\d+\/\d+\/specification$/
  await expect(page.getByRole('dialog').getByRole('link', { name: 'رفتن به صفحه آن' })).toHaveAttribute(
    'href',
    toServer,
  )
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: /خوانده‌نشده/ })).toBeHidden()
  await expect(page.getByRole('button', { name: 'اعلان‌ها، ۱ خوانده‌نشده' })).toBeVisible()

  await page.getByRole('button', { name: 'علامت‌گذاری همه به‌عنوان خوانده‌شده' }).click()
  await expect(toasts(page)).toContainText('همه اعلان‌ها خوانده شد.')
  // The bell leads to what it tells of.
  await page.getByRole('button', { name: 'اعلان‌ها', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /inbox-two/ })
    .click()
  await expect(page).toHaveURL(toServer)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('inbox-two')
})

test('notification settings: the SMS switch waits for a phone; what the server refuses is taken back', async ({
  open,
  product,
  customer,
  trouble,
}) => {
  const page = await open(customer, '/portal/account?tab=notification-setting')
  const sms = page.getByRole('switch', { name: 'پیامک' })
  const email = page.getByRole('switch', { name: 'ایمیل' })
  await expect(sms).toBeDisabled()
  await expect(page.getByText('تا شماره موبایل شما تأیید نشود')).toBeVisible()
  await expect(email).toBeChecked()
  await email.press('Space')
  await expect(toasts(page)).toContainText('ایمیل اعلان‌ها خاموش شد.')
  await page.reload()
  await expect(email).not.toBeChecked()

  await product.call(customer, 'PUT', '/account/profile/edit-phone-number', { phoneNumber: '09351234567' })
  const confirmCode = await codeSentTo(product, '09351234567')
  await product.call(customer, 'POST', '/account/profile/confirm-phone-number', { confirmCode })
  await page.reload()
  await expect(sms).toBeEnabled()

  trouble.expect(/status of 500/)
  await page.route('**/edit-email-notification', (route) => route.fulfill({ status: 500, json: {} }))
  await email.press('Space')
  await expect(toasts(page)).toContainText('خطایی رخ داد')
  await expect(email).not.toBeChecked()
})

test('changing the password: wrong ones are told at their field, the new one works elsewhere', async ({
  page,
  open,
  product,
  customer,
  trouble,
}) => {
  trouble.expect(refused('change-password'))
  await signInAs(page, product, customer)
  await page.goto(`${product.url}/portal/account?tab=change-password`)
  const current = page.getByLabel('گذرواژه کنونی', { exact: true })
  const next = page.getByLabel('گذرواژه تازه', { exact: true })
  const repeat = page.getByLabel('تکرار گذرواژه تازه', { exact: true })
  const submit = page.getByRole('button', { name: 'تغییر گذرواژه' })

  await submit.click()
  await expect(page.getByText(/را وارد کنید\.$/)).toHaveCount(3)
  await current.fill('wrong-password')
  await next.fill('ضعیف۱')
  await repeat.fill('weak')
  await expect(page.getByText('در گذرواژه حرف و رقم فارسی نوشته‌اید')).toBeVisible()
  await submit.click()
  await expect(page.getByText('گذرواژه دست‌کم ۱۲ کاراکتر باشد')).toBeVisible()
  await expect(page.getByText('تکرار گذرواژه با گذرواژه تازه یکی نیست.')).toBeVisible()
  await next.fill('Sabz#1406')
  await repeat.fill('Sabz#1406')
  await submit.click()
  await expect(page.getByRole('main').getByText('گذرواژه کنونی درست نیست.')).toBeVisible()
  await expect(current).toBeFocused()

  const elsewhere = await open(customer, '/')
  // What it still reads would be refused below.
  await expect(elsewhere.getByRole('heading', { name: 'گام‌های نخست' })).toBeVisible()
  // Its stream of changes ends with its session, and is asked for once more.
  trouble.allow(/status of 401/)
  await current.fill(customer.password)
  await submit.click()
  await expect(toasts(page)).toContainText('دستگاه‌های دیگر از حساب خارج شدند')
  await expect(page).toHaveURL(`${product.url}/`)

  const answer = await fetch(`${product.url}/api/my/account/profile/get`, {
    headers: { authorization: `Bearer ${customer.token}` },
  })
  expect(answer.status).toBe(401)
  await expect
    .poll(async () => (await messagesTo(product, customer.email)).map(({ subject }) => subject ?? '').join())
    .toContain('گذرواژه')
})
