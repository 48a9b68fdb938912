import { confirmIdentity, fillSignup, makeProject, newEmail, newPassword, toasts, typeCode } from './account.ts'
import { answerCaptcha, captchaAnswer } from './captcha.ts'
import { choose } from './controls.ts'
import { expect, fillLogin, test } from './journey.ts'
import { orderPage } from './order.ts'
import { codeSentTo, linkSentTo, messagesTo, wrongCodeFor } from './outbox.ts'

/** A refused call is also an error of the console. */
const refused = (path: string) => new RegExp(`status of 4\\d\\d .*${path}`)

test('signing up: the form, the code from the mail, the code from the SMS, and on to the first order', async ({
  page,
  product,
  trouble,
}) => {
  test.setTimeout(120_000)
  trouble.expect(refused('register-confirm'))
  const email = newEmail()
  await page.goto(`${product.url}/account/signup?ref=FRIEND`)
  await expect(page.getByRole('textbox', { name: 'کد معرف' })).toHaveValue('FRIEND')
  await page.getByRole('button', { name: 'ثبت‌نام' }).click()
  await expect(page.getByRole('textbox', { name: 'نام', exact: true })).toHaveAccessibleDescription('نام را بنویسید.')

  await fillSignup(page, { phoneNumber: '۰۹۱۲۱۱۱۲۲۳۳' })
  await page.getByRole('textbox', { name: 'ایمیل' }).fill(email)
  await answerCaptcha(page)
  await page.getByRole('button', { name: 'ثبت‌نام' }).click()

  await expect(page.getByRole('heading', { name: 'تأیید ایمیل' })).toBeVisible()
  await expect(page.getByLabel('رقم ۱')).toBeFocused()
  const code = await codeSentTo(product, email)
  await typeCode(page, wrongCodeFor(code))
  await expect(page.getByText('کد تأیید درست نیست یا زمان آن گذشته است.')).toBeVisible()
  await expect(page.getByLabel('رقم ۱')).toHaveValue('')
  await expect(page.getByLabel('رقم ۱')).toBeFocused()
  await typeCode(page, code)

  await expect(page.getByRole('heading', { name: 'تأیید شماره موبایل' })).toBeVisible()
  await typeCode(page, await codeSentTo(product, '09121112233'))
  await expect(toasts(page)).toContainText('شماره موبایل شما تأیید شد.')
  await expect(page).toHaveURL(`${product.url}/`)
  await expect(page.getByRole('heading', { name: 'پیشخوان' })).toBeVisible()

  // Nothing is ordered before it is known who orders.
  await page.getByRole('link', { name: 'تکمیل مشخصات' }).click()
  await confirmIdentity(page)
  await page.getByRole('link', { name: 'پیشخوان' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'افزایش موجودی' })).toBeVisible()

  // Money is the next step; whoever wants to see a price first goes by the menu.
  await page.goto(`${product.url}/vpc`)
  await makeProject(page, 'فروشگاه تورانی')
  await expect(page).toHaveURL(/\/vpc\/\d+$/)
  await page.goto(page.url().replace(/vpc\/(\d+)$/, 'vm/$1/add-vm'))
  const order = orderPage(page)
  await choose(order.system('Debian'))
  await choose(order.plan('S1'))
  await order.name.fill('first-server')
  await order.password.fill(newPassword)
  // From here on it takes money, which the journey of money pays in.
  await expect(order.receipt).toContainText('موجودی شما کافی نیست')
  await order.receipt.getByRole('button', { name: 'افزایش موجودی' }).click()
  await expect(page.getByRole('dialog', { name: 'افزایش موجودی' })).toBeVisible()
})

test('the link of the sign-up mail finishes it where the form was filled in, and elsewhere with a new password', async ({
  page,
  context,
  browser,
  product,
}) => {
  test.setTimeout(120_000)
  const signUp = async () => {
    const email = newEmail()
    await page.goto(`${product.url}/account/signup`)
    await fillSignup(page, { phoneNumber: '09123334455' })
    await page.getByRole('textbox', { name: 'ایمیل' }).fill(email)
    await answerCaptcha(page)
    await page.getByRole('button', { name: 'ثبت‌نام' }).click()
    await expect(page.getByRole('heading', { name: 'تأیید ایمیل' })).toBeVisible()
    return { email, link: await linkSentTo(product, email) }
  }

  const elsewhere = await browser.newPage()
  await elsewhere.goto((await signUp()).link)
  await elsewhere.getByRole('button', { name: 'ساخت حساب' }).click()
  await expect(elsewhere.getByText('گذرواژه حساب را همین‌جا انتخاب کنید')).toBeVisible()
  const field = elsewhere.getByLabel('گذرواژه', { exact: true })
  await field.fill('Password1!')
  await elsewhere.getByRole('button', { name: 'ساخت حساب' }).click()
  await expect(field).toHaveAccessibleDescription(/پرکاربردترین گذرواژه‌ها/)
  await field.fill('Kettle7$lantern')
  await elsewhere.getByRole('button', { name: 'ساخت حساب' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'تأیید شماره موبایل' })).toBeVisible()
  await elsewhere.close()

  const { email, link } = await signUp()
  const fromMail = await context.newPage()
  await fromMail.goto(link)
  await expect(fromMail.getByText(email)).toBeVisible()
  await fromMail.getByRole('button', { name: 'ساخت حساب' }).click()
  await expect(fromMail.getByRole('heading', { name: 'تأیید شماره موبایل' })).toBeVisible()
  await fromMail.getByRole('button', { name: 'بعداً' }).click()
  await expect(fromMail.getByRole('heading', { name: 'پیشخوان' })).toBeVisible()
})

test('a forgotten password: e-mail, code, new password, and the old one is dead', async ({
  page,
  product,
  customer,
  trouble,
}) => {
  trouble.expect(refused('forgot-confirm'))
  await page.goto(`${product.url}/account/login`)
  await page.getByRole('link', { name: 'فراموشی گذرواژه' }).click()
  // The login page has a field of the same name.
  await expect(page.getByRole('heading', { name: 'فراموشی گذرواژه' })).toBeVisible()
  await page.getByRole('textbox', { name: 'ایمیل' }).fill(customer.email)
  await answerCaptcha(page)
  await page.getByRole('button', { name: 'ارسال کد' }).click()

  const code = await codeSentTo(product, customer.email)
  await typeCode(page, wrongCodeFor(code))
  const next = page.getByLabel('گذرواژه تازه', { exact: true })
  const repeat = page.getByLabel('تکرار گذرواژه تازه')
  await next.fill('Newer2@horse')
  await repeat.fill('Newer2@hors')
  await page.getByRole('button', { name: 'ذخیره گذرواژه' }).click()
  await expect(repeat).toHaveAccessibleDescription(/یکی نیست/)
  await repeat.fill('Newer2@horse')
  await page.getByRole('button', { name: 'ذخیره گذرواژه' }).click()

  await expect(page.getByText('کد تأیید درست نیست یا زمان آن گذشته است.').first()).toBeVisible()
  await typeCode(page, code)
  await next.fill('Newer2@horse')
  await repeat.fill('Newer2@horse')
  await page.getByRole('button', { name: 'ذخیره گذرواژه' }).click()
  await expect(page).toHaveURL(/\/account\/login$/)

  await fillLogin(page, customer)
  await expect(page.getByText('ایمیل یا گذرواژه درست نیست.').first()).toBeVisible()
  await fillLogin(page, { email: customer.email, password: 'Newer2@horse' })
  await expect(page.getByRole('heading', { name: 'پیشخوان' })).toBeVisible()
})

test('a wrong password is told in place, and after three of them a security code is asked for, as a picture or a question', async ({
  page,
  product,
  customer,
}) => {
  await page.goto(`${product.url}/account/login`)
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'ایمیل' })).toHaveAttribute('aria-invalid', 'true')
  const picture = page.getByRole('img', { name: 'تصویر کد امنیتی' })
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const answered = page.waitForResponse('**/account/login')
    await fillLogin(page, { email: customer.email, password: `Wrong${attempt}!password` })
    await answered
    await expect(page.getByText(/ایمیل یا گذرواژه درست نیست\./).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'ورود', exact: true })).toBeEnabled()
  }
  await expect(picture).toBeVisible()
  await page.getByRole('button', { name: 'نمی‌توانم تصویر را ببینم' }).press('Enter')
  await expect(captchaAnswer(page)).toBeFocused()
  await expect(picture).toBeHidden()
  await answerCaptcha(page)
  await fillLogin(page, customer)
  await expect(page.getByRole('heading', { name: 'پیشخوان' })).toBeVisible()
})

test('a provider’s answer is taken only by the tab that asked for it, and does not stay in the address', async ({
  page,
  product,
  customer,
}) => {
  const answer = (body: object) => ({ contentType: 'application/json', body: JSON.stringify(body) })
  const back = `${product.url}/account/login?provider=google&code=c1&state=s1`
  const { token, userId, customerId, email } = customer
  await page.route('**/sign-in-options', (route) => route.fulfill(answer({ google: true, ito: false, passkey: false })))
  await page.route('**/login-google-url', (route) => route.fulfill(answer({ url: back })))
  const session = { accessToken: token, userId, customerId, email, isSuperUser: true }
  await page.route('**/login-google-callback?*', (route) => route.fulfill(answer(session)))

  await page.goto(back)
  await expect(toasts(page)).toContainText('این ورود از همین صفحه آغاز نشده بود')
  await expect(page).toHaveURL(`${product.url}/account/login`)

  await page.getByRole('button', { name: 'ورود با Google' }).click()
  await expect(page.getByRole('heading', { name: 'پیشخوان' })).toBeVisible()
  await page.goBack()
  expect(page.url()).not.toContain('code=')
})

test('the old address takes a change of the e-mail back, without being signed in', async ({
  page,
  open,
  product,
  customer,
  trouble,
}) => {
  // The owner's own page is signed out with everybody else.
  trouble.allow(/status of 401/)
  const changeTo = async (email: string) => {
    await product.call(customer, 'PUT', '/account/profile/edit-email', { email })
    const confirmCode = await codeSentTo(product, email)
    await product.call(customer, 'POST', '/account/profile/confirm-email', { confirmCode })
  }
  await changeTo(customer.email)
  await changeTo(`taker-${customer.userId}@example.com`)
  await expect.poll(async () => (await messagesTo(product, customer.email)).length).toBe(2)
  await page.goto(await linkSentTo(product, customer.email))
  await expect(page.getByText(`taker-${customer.userId}@example.com`)).toBeVisible()
  // Looking at it changes nothing.
  await open(customer, '/portal/account').then((own) => expect(own.getByRole('main')).toBeVisible())

  await page.getByRole('button', { name: 'من نبودم؛ تغییر را پس بگیر' }).click()
  await expect(page.getByRole('heading', { name: 'تغییر ایمیل پس گرفته شد' })).toBeVisible()
  await page.getByRole('link', { name: 'ساخت گذرواژه تازه' }).click()
  await expect(page).toHaveURL(/\/account\/forget$/)
  const answer = await fetch(`${product.url}/api/my/project/list`, {
    headers: { authorization: `Bearer ${customer.token}` },
  })
  expect(answer.status).toBe(401)
})

test('the outbox of a demo shows the code of an SMS and how a mail looks', async ({
  page,
  product,
  customer,
  trouble,
}) => {
  // The test looks into the frame of the mail, where no script may run, not even the one that looks.
  trouble.allow(/Blocked script execution in 'about:srcdoc'/)
  const phoneNumber = '09128889900'
  const email = newEmail()
  await product.call(customer, 'PUT', '/account/profile/edit-phone-number', { phoneNumber })
  await product.call(customer, 'POST', '/account/customer-user/create', { userName: email })
  const code = await codeSentTo(product, phoneNumber)
  await linkSentTo(product, email)

  await page.goto(`${product.url}/dev/outbox`)
  const sms = page.getByRole('listitem').filter({ hasText: phoneNumber })
  await expect(sms.getByRole('button', { name: new RegExp(`رونوشت .*${code}`) })).toBeVisible()
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('button', { name: 'نمایش ایمیل' }).click()
  const button = page.frameLocator('iframe').getByRole('link').first()
  await expect(button).toHaveCSS('background-color', 'rgb(11, 122, 83)')
})
