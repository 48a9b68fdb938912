import { apiTokens, card, security } from './account.ts'
import { expect, signInAs, test } from './journey.ts'

test('an API token is shown once, works within its scope, and dies with its deletion', async ({
  open,
  product,
  customer,
  trouble,
}) => {
  trouble.expect(/status of 403 .*api-token\/create/)
  await product.forgetProof(customer)
  const page = await open(customer, apiTokens)
  await expect(page.getByRole('heading', { name: 'هنوز توکنی نساخته‌اید' })).toBeVisible()
  await page.getByRole('button', { name: 'ساخت توکن' }).click()
  const form = page.getByRole('dialog', { name: 'ساخت توکن API' })
  await form.getByRole('radio', { name: 'پروژه‌های انتخاب‌شده' }).press('Space')
  await form.getByRole('button', { name: 'ساخت توکن' }).click()
  await expect(form.getByText('نام توکن را بنویسید.')).toBeVisible()
  await expect(form.getByText('دست‌کم یک پروژه انتخاب کنید، یا «همه پروژه‌ها» را.')).toBeVisible()
  await form.getByRole('textbox', { name: 'نام توکن' }).fill('night backup')
  await form.getByRole('group', { name: 'پروژه‌های انتخاب‌شده' }).getByRole('checkbox').check()
  await form.getByRole('button', { name: '۳۰ روز' }).click()
  await form.getByRole('button', { name: 'ساخت توکن' }).click()
  // Who is there is asked again; put away, the form is as it was, and after it the token is made.
  const stepUp = page.getByRole('dialog', { name: 'تأیید دوباره هویت' })
  await stepUp.getByRole('button', { name: 'انصراف' }).click()
  await expect(form.getByRole('textbox', { name: 'نام توکن' })).toHaveValue('night backup')
  await form.getByRole('button', { name: 'ساخت توکن' }).click()
  await stepUp.getByLabel('گذرواژه', { exact: true }).fill(customer.password)
  await stepUp.getByRole('button', { name: 'تأیید و ادامه' }).click()

  const shown = page.getByRole('alertdialog', { name: /night backup/ })
  const token = await shown.getByRole('region', { name: 'توکن', exact: true }).innerText()
  await expect(shown.getByRole('region', { name: /نمونه دستور/ })).toContainText(`${product.url}/api/my/project/list`)
  await shown.getByRole('button', { name: 'توکن را برداشتم' }).press('Escape')
  await shown.getByRole('button', { name: 'توکن را برداشتم' }).click()
  await expect(shown).toBeHidden()
  const row = page.getByRole('row', { name: /night backup/ })
  await expect(row).toContainText(token.slice(-4))
  await expect(row).toContainText('فقط خواندن')
  await expect(row).toContainText('هنوز استفاده نشده')

  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${product.url}/api/my${path}`, { ...init, headers: { authorization: `Bearer ${token}` } })
  expect(await (await call('/project/list')).json()).toMatchObject([{ id: customer.projectId }])
  expect((await call(`/project/delete/${customer.projectId}`, { method: 'DELETE' })).status).toBe(403)
  expect((await call('/account/session/list')).status).toBe(403)

  await row.getByRole('button', { name: 'حذف توکن' }).click()
  const confirm = page.getByRole('alertdialog', { name: /night backup/ })
  await expect(confirm.getByRole('button', { name: 'حذف توکن' })).toBeDisabled()
  await confirm.getByRole('textbox').fill('night backup')
  await confirm.getByRole('button', { name: 'حذف توکن' }).click()
  await expect(page.getByRole('heading', { name: 'هنوز توکنی نساخته‌اید' })).toBeVisible()
  expect((await call('/project/list')).status).toBe(401)
})

test('another device is signed out from here, then all others', async ({ page, product, customer }) => {
  const stillIn = async (token: string) =>
    (await fetch(`${product.url}/api/my/account/profile/get`, { headers: { authorization: `Bearer ${token}` } })).ok
  await signInAs(page, product, customer)
  await page.goto(product.url + security)
  const devices = card(page, 'دستگاه‌ها')
  await expect(devices.getByRole('listitem').first()).toContainText('همین دستگاه')
  await expect(devices.getByRole('listitem').first()).toContainText('127.0.0.1')
  await devices
    .getByRole('listitem')
    .filter({ hasNotText: 'همین دستگاه' })
    .getByRole('button', { name: /خارج کردن/ })
    .click()
  expect(await stillIn(customer.token)).toBe(true)
  await page.getByRole('dialog').getByRole('button', { name: 'خارج کردن' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  expect(await stillIn(customer.token)).toBe(false)

  const others = devices.getByRole('button', { name: 'خارج کردن همه دستگاه‌های دیگر' })
  const wanted = { name: 'deploy', allProjects: true, expireDate: '2027-01-01T00:00:00' }
  const session = await page.evaluate(() => localStorage.getItem('sarv.session') ?? '')
  const own = { token: (JSON.parse(session) as { accessToken: string }).accessToken }
  await product.call(own, 'POST', '/account/step-up/prove', { password: customer.password })
  const { token } = await product.call<{ token: string }>(own, 'POST', '/account/api-token/create', wanted)
  await product.call({ token: '' }, 'POST', '/account/login', { email: customer.email, password: customer.password })
  await page.reload()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await others.click()
  expect(await stillIn(token)).toBe(true)
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'پایان دادن به توکن‌های API' })).toBeChecked()
  await page.getByRole('dialog').getByRole('button', { name: 'خارج کردن همه دستگاه‌های دیگر' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  expect(await stillIn(token)).toBe(false)
})
