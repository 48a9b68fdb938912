import { expect, test } from './journey.ts'
import { tooWide, untilRead } from './layout.ts'
import { makeVolume } from './things.ts'

test('a new account sees its first steps; what is unused then waits for a decision, kept and asked about again', async ({
  open,
  product,
  customer,
}) => {
  const page = await open(customer, '/')
  await expect(page.getByRole('heading', { name: 'گام‌های نخست' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'ساخت نخستین سرور' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'تأیید هویت' })).toContainText('انجام شد')

  await makeVolume(product, customer, 'old-files')
  await page.reload()
  const decision = page.getByRole('listitem').filter({ hasText: 'old-files' }).filter({ hasText: 'به سروری متصل نیست' })
  await expect(decision).toContainText(/ماهانه.*ریال.*هزینه دارد/)
  await decision.getByRole('button', { name: /نگه داشتن/ }).click()
  await expect(decision).toBeHidden()
  await expect(page.getByText('اکنون چیزی منتظر تصمیم شما نیست.')).toBeVisible()
  await page.getByRole('button', { name: 'برگرداندن' }).click()
  await expect(decision).toBeVisible()
  await decision.getByRole('link', { name: /بررسی دیسک/ }).click()
  await expect(page).toHaveURL(new RegExp(`/volume/${customer.projectId}`))
})

/** What each part asks for, what it says when that is refused, and what it shows once it is answered. */
const parts = [
  ['dashboard/decision/list', 'موارد منتظر تصمیم خوانده نشد', 'به سروری متصل نیست'],
  ['financial/runway/get', 'موجودی خوانده نشد', 'موجودی کافی است تا'],
  ['dashboard/financial', 'رقم‌های مالی خوانده نشد', 'مصرف این ماه تا اکنون'],
  ['dashboard/usage/*', 'هزینه ماه‌ها خوانده نشد', 'تاکنون هزینه‌ای نداشته‌اید.'],
  ['portal/operation/list', 'عملیات خوانده نشد', 'ساخت دیسک'],
  ['portal/customer-limit/resource-usages', 'سهمیه خوانده نشد', 'پردازنده (vCPU)'],
] as const

test('each part of the first page that cannot be read says so in its place, and comes when it is asked for again', async ({
  open,
  product,
  customer,
  trouble,
}) => {
  trouble.expect(...parts.map(([call]) => new RegExp(`status of 500 .*${call.replace('*', '')}`)))
  await makeVolume(product, customer, 'kept-files')
  const page = await open(customer, '/portal/account')
  for (const [call] of parts) {
    await page.route(`**/api/my/${call}**`, (route) => route.fulfill({ status: 500, body: '{}' }))
  }
  await page.goto(new URL('/', page.url()).href)
  const content = page.getByRole('main')
  for (const [, failed] of parts) await expect(content.getByText(failed, { exact: true })).toBeVisible()

  for (const [call, failed, shown] of parts) {
    await page.unroute(`**/api/my/${call}**`)
    const refusal = content.getByText(failed, { exact: true })
    const place = content.getByRole('alert').filter({ hasText: failed })
    await place.getByRole('button', { name: 'تلاش دوباره' }).click()
    await expect(refusal).toBeHidden()
    await expect(content.getByText(shown).first()).toBeVisible()
  }
  await expect(page.getByRole('img', { name: /هزینه ماه‌های اخیر/ })).toBeVisible()
})

test('an account that has lost everything is asked to decide all the same, above its first steps', async ({
  open,
  customer,
}) => {
  const page = await open(customer, '/portal/account')
  const decision = { key: 'invoice 12', kind: 'invoiceDue', urgency: 'now', itemId: 12, rials: 500_000, canHide: false }
  await page.route('**/api/my/dashboard/decision/list', (route) => route.fulfill({ json: [decision] }))
  await page.reload()
  await page.getByRole('link', { name: 'پیشخوان' }).first().click()
  await expect(page.getByRole('link', { name: /فاکتور/ }).first()).toBeVisible()
  const headings = page.getByRole('heading', { name: /منتظر تصمیم شما|گام‌های نخست/ })
  await expect(headings).toHaveText([/منتظر تصمیم شما/, /گام‌های نخست/])
})

test('a large account fits every screen, and finds its way without a chosen project', async ({
  open,
  product,
  customer,
}) => {
  await product.fillAccount(customer)
  const page = await open(customer, '/')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const address of ['/', '/portal/customer-products']) {
      await page.goto(new URL(address, page.url()).href)
      await untilRead(page)
      expect([address, width, (await tooWide(page)).beyondPx]).toEqual([address, width, 0])
    }
  }
  await page.addInitScript("localStorage.removeItem('sarv.project')")
  await page.goto(new URL('/', page.url()).href)
  await expect(page.getByRole('heading', { name: 'سرویس‌ها در همه پروژه‌ها' })).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'سرور', exact: true }) }),
  ).toContainText('۲۵۰')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('web-42')
  await expect(page.getByRole('option', { name: /web-42/ }).first()).toBeVisible()
})
