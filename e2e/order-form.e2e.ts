import type { Page } from '@playwright/test'
import { choose, pick } from './controls.ts'
import { expect, test } from './journey.ts'
import { orderPage } from './order.ts'
import type { Owner, Product } from './product.ts'

const serversOf = (product: Product, customer: Owner) =>
  product.call<{ name: string }[]>(customer, 'GET', `/vm/${customer.projectId}/host/list`)

const openForm = async (open: (who: Owner, path: string) => Promise<Page>, customer: Owner): Promise<Page> => {
  const page = await open(customer, `/vm/${customer.projectId}/add-vm`)
  await expect(orderPage(page).system('Ubuntu')).toBeVisible()
  await expect(orderPage(page).plan('S1')).toBeVisible()
  return page
}

test('an empty order is refused one thing after the other, and the eye is led to each', async ({
  open,
  product,
  customer,
}) => {
  const page = await openForm(open, customer)
  const order = orderPage(page)

  await order.submit.click()
  await expect(order.toasts).toContainText('نسخه سیستم‌عامل را انتخاب کنید.')
  await expect(order.section('سیستم‌عامل')).toContainText('نسخه سیستم‌عامل را انتخاب کنید.')
  await expect(order.system('Ubuntu')).toBeFocused()

  await choose(order.system('Ubuntu'))
  await order.submit.click()
  await expect(order.toasts).toContainText('یکی از پیکربندی‌های سرور را انتخاب کنید.')
  await expect(order.section('چه اندازه؟')).toContainText('یکی از پیکربندی‌های سرور را انتخاب کنید.')
  await expect(order.plan('S1')).toBeFocused()

  await choose(order.plan('S1'))
  await expect(order.name).toHaveValue('ubuntu-1')
  await order.name.fill('')
  await order.submit.click()
  await expect(order.toasts).toContainText('نام سرور را بنویسید.')
  await expect(order.name).toHaveAccessibleDescription(/نام سرور را بنویسید\./)
  await expect(order.name).toBeFocused()

  await order.name.fill('abcd')
  await order.submit.click()
  await expect(order.toasts).toContainText('نام سرور دست‌کم پنج نویسه باشد.')
  await expect(order.name).toBeFocused()

  await order.name.fill('abcde')
  await order.submit.click()
  await expect(order.toasts).toContainText('گذرواژه دست‌کم ۸ نویسه و دارای حرف بزرگ')
  await expect(order.password).toHaveAccessibleDescription(/گذرواژه یا کلید SSH لازم است\./)
  await expect(order.password).toBeFocused()

  expect(await serversOf(product, customer)).toEqual([])
})

test('what cannot be a name or a password is told under its field', async ({ open, product, customer }) => {
  const page = await openForm(open, customer)
  const order = orderPage(page)
  await choose(order.system('Debian'))
  await choose(order.plan('S1'))
  await order.password.fill('Correct1!horse')

  const letters = /نام تنها می‌تواند حرف، رقم، فاصله، نقطه، خط تیره و زیرخط داشته باشد/
  const names: [string, RegExp][] = [
    ['n'.repeat(51), /بیشتر از ۵۰ نویسه پذیرفته نیست\./],
    ['<script>alert(1)</script>', letters],
    ['shop;reboot', letters],
    ['-shop-web', letters],
    // Nothing is left of it but four letters.
    ['\u202eabcd\u202c', /نام سرور دست‌کم پنج نویسه باشد\./],
    ['      ', /نام سرور را بنویسید\./],
  ]
  for (const [name, message] of names) {
    await order.name.fill(name)
    await order.submit.click()
    await expect(order.name, name).toHaveAccessibleDescription(message)
    await expect(order.name).toBeFocused()
  }
  await order.name.fill('shop-web')
  await expect(order.name).not.toHaveAttribute('aria-invalid', 'true')

  const weak = /گذرواژه دست‌کم ۸ نویسه و دارای حرف بزرگ/
  for (const password of ['Short1!', 'alllowercase1!', 'NoDigits!', 'NoSymbol1', 'گذرواژه۱۲۳']) {
    await order.password.fill(password)
    await order.submit.click()
    await expect(order.password, password).toHaveAccessibleDescription(weak)
    await expect(order.password).toBeFocused()
  }
  await expect(page.getByText('صفحه‌کلید فارسی است')).toBeVisible()
  expect(await serversOf(product, customer)).toEqual([])
})

test('Persian digits and direction marks in a name become plain ones', async ({ open, product, customer }) => {
  const page = await openForm(open, customer)
  const order = orderPage(page)
  await choose(order.system('Debian'))
  await choose(order.plan('S1'))
  await order.name.fill('shop-\u202e۱۴۰۵')
  await order.password.fill('Correct1!horse')
  await order.submit.click()
  await expect(page.getByRole('row', { name: /shop-1405/ })).toBeVisible()
  expect(await serversOf(product, customer)).toMatchObject([{ name: 'shop-1405' }])
})

test('a name that is taken is told under the field', async ({ open, product, customer, trouble }) => {
  trouble.expect(/400 .*host\/create/)
  const { projectId } = customer
  const page = await openForm(open, customer)
  const order = orderPage(page)
  await choose(order.system('Debian'))
  await choose(order.plan('S1'))
  await order.password.fill('Correct1!horse')
  await product.call(customer, 'POST', `/vm/${projectId}/host/create`, {
    vmImageId: 41,
    name: 'shop-web',
    password: customer.password,
    isPredefined: true,
    productBundleId: 1,
  })
  await order.name.fill('shop-web')
  await order.submit.click()
  await expect(order.name).toHaveAccessibleDescription(/پیش‌تر به کار رفته است؛ نام دیگری انتخاب کنید\./)
  await expect(order.name).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(/add-vm$/)
  expect(await serversOf(product, customer)).toHaveLength(1)
})

test('own sizes move the receipt, by the arrows and by digits of any keyboard', async ({ open, customer }) => {
  const page = await openForm(open, customer)
  const order = orderPage(page)
  await choose(order.custom)
  // 1 core, 1 GB, 25 GB and an address: (450,000 + 450,000 + 25 × 12,000 + 400,000) and a tenth.
  const receipt = page.getByRole('region', { name: 'برآورد هزینه' })
  await expect(receipt).toContainText('۱٬۷۶۰٬۰۰۰')

  const cores = page.getByRole('slider', { name: 'پردازنده (vCPU)' })
  await cores.focus()
  await page.keyboard.press('ArrowUp')
  await expect(order.amount('پردازنده (vCPU)')).toHaveValue('۲')
  await expect(receipt).toContainText('۲٬۲۵۵٬۰۰۰')

  await order.amount('حافظه (RAM)').fill('۸')
  await order.amount('حافظه (RAM)').press('Tab')
  await expect(receipt).toContainText('۵٬۷۲۰٬۰۰۰')

  await order.amount('دیسک').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('100')
  await page.keyboard.press('Tab')
  await expect(order.amount('دیسک')).toHaveValue('۱۰۰')
  await expect(receipt).toContainText('۶٬۷۱۰٬۰۰۰')

  // 7,000,000 by their parts: a plan holds as much for less, and is taken where that is said.
  const better = page.getByText(/^پلن .*M1.* ماهانه ۴۰۰٬۰۰۰\sریال ارزان‌تر است/)
  await expect(better).toBeHidden()
  await order.amount('پردازنده (vCPU)').fill('۴')
  await order.amount('پردازنده (vCPU)').press('Tab')
  await expect(better).toBeVisible()
  await page.getByRole('button', { name: /^انتخاب پلن .*M1/ }).click()
  await expect(page.getByRole('radio', { name: /M1/ })).toBeChecked()
  await expect(receipt).toContainText('۷٬۲۶۰٬۰۰۰')
})

test('the most common order takes four presses from the dashboard, with price and button always in view', async ({
  open,
  product,
  customer,
}) => {
  await product.call(customer, 'POST', `/vm/${customer.projectId}/key/create`, {
    name: 'laptop',
    publicKey: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl me@laptop',
  })
  const page = await open(customer, '/')
  await page.setViewportSize({ width: 1440, height: 900 })
  let presses = 0
  const press = async (act: Promise<void>) => {
    presses += 1
    await act
  }
  const order = orderPage(page)
  await press(page.getByRole('link', { name: 'ساخت سرور' }).first().click())
  await press(choose(order.system('Ubuntu')))
  await press(choose(order.plan('M1')))
  await expect(order.key).toContainText('laptop')
  await page.mouse.wheel(0, 4000)
  await expect(order.receipt.getByText('مبلغ ماهانه')).toBeInViewport({ ratio: 1 })
  await expect(order.submit).toBeInViewport({ ratio: 1 })
  await expect(order.receipt).toContainText('هنگام خاموش بودن')
  await press(order.submit.click())
  await expect(page.getByRole('row', { name: /ubuntu-1/ })).toBeVisible()
  expect(presses).toBe(4)
})

test('several servers are ordered at once: numbered, priced and counted together', async ({ open, customer }) => {
  const page = await openForm(open, customer)
  const order = orderPage(page)
  await choose(order.system('Debian'))
  await choose(order.plan('S1'))
  await order.name.fill('shop-web')
  await order.password.fill('Correct1!horse')
  await order.count.fill('۳')
  await order.count.press('Tab')
  await expect(order.names.getByRole('listitem')).toHaveText(['shop-web-1', 'shop-web-2', 'shop-web-3'])
  // Three times 1,400,000 and a tenth.
  await expect(order.receipt).toContainText('۴٬۶۲۰٬۰۰۰')
  await expect(page.getByText('سهمیه پس از این سفارش')).toBeVisible()
  await page.getByText('همین سفارش با API').click()
  await expect(order.command).toContainText('"count": 3')
  await order.submit.click()
  for (const name of ['shop-web-1', 'shop-web-2', 'shop-web-3']) {
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('فعال', { timeout: 20_000 })
  }
  await order.toasts.getByRole('button', { name: /^رسید «.?shop-web-1.?»$/ }).click()
  await expect(page.getByRole('dialog').getByRole('region', { name: 'رسید' })).toContainText('۱٬۵۴۰٬۰۰۰')
})

test('a system that needs more closes the sizes that are too small', async ({ open, customer }) => {
  const page = await openForm(open, customer)
  const order = orderPage(page)
  await choose(order.plan('S1'))
  await choose(order.system('Windows Server'))
  await expect(order.plan('S1')).toBeDisabled()
  await expect(order.plan('S1')).toHaveAccessibleDescription(/گیگابایت .* می‌خواهد/)
  await order.submit.click()
  await expect(order.section('چه اندازه؟')).toContainText(/دست‌کم .* گیگابایت/)
  await choose(order.custom)
  await expect(order.amount('حافظه (RAM)')).not.toHaveValue('۱')
})

test('user data goes with the order and is kept nowhere', async ({ open, product, customer }) => {
  const page = await openForm(open, customer)
  const order = orderPage(page)
  await choose(order.system('Debian'))
  await choose(order.plan('S1'))
  await order.name.fill('with-user-data')
  await order.password.fill('Correct1!horse')
  await page.getByText('داده راه‌اندازی (cloud-init)').click()
  await page.getByRole('button', { name: 'نمونه' }).click()
  await expect(order.userData).toHaveValue(/^#cloud-config/)
  await order.userData.fill('#cloud-config\n# token: s3cret')
  await expect(order.userData).toHaveAccessibleDescription(/از ۳۲٬۷۶۸ بایت/)
  await page.getByText('همین سفارش با API').click()
  await expect(order.command).toContainText('"userData": "..."')
  await expect(order.command).not.toContainText('s3cret')
  await expect(page.getByText('آخرین ذخیره')).toBeVisible()
  expect(await page.evaluate<string>('JSON.stringify(localStorage)')).not.toContain('s3cret')

  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/host/create') && !request.headers()['x-dry-run'],
  )
  await order.submit.click()
  expect((await sent).postDataJSON()).toMatchObject({ userData: '#cloud-config\n# token: s3cret' })
  await expect(page.getByRole('row', { name: /with-user-data/ })).toContainText('فعال', { timeout: 20_000 })
  const hosts = await product.call<object[]>(customer, 'GET', `/vm/${customer.projectId}/host/list`)
  expect(JSON.stringify(hosts)).not.toContain('s3cret')
})

test('a server inside a private network: the network first, no public address, a fixed one inside', async ({
  open,
  product,
  customer,
}) => {
  const { projectId } = customer
  const page = await open(customer, `/vm/${projectId}/2/add-vm`)
  const order = orderPage(page)
  await expect(page.getByText('هنوز شبکه خصوصی در این پروژه نیست')).toBeVisible()
  await product.call(customer, 'POST', `/vm/${projectId}/network/create`, {
    name: 'backend',
    network: '10.20.0.0',
    prefix: 24,
  })
  await expect(order.network).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('checkbox', { name: /IPv4/ })).not.toBeChecked()

  await order.submit.click()
  await choose(order.system('Debian'))
  await choose(order.plan('S1'))
  await order.submit.click()
  await expect(order.toasts).toContainText('شبکه خصوصی را انتخاب کنید.')
  await pick(order.network, page.getByRole('option', { name: /backend/ }))
  await order.address.fill('10.20.0.1')
  await order.address.press('Tab')
  await expect(order.address).toHaveAccessibleDescription(/10\.20\.0\.2.* تا .*10\.20\.0\.254/)
  await order.address.fill('10.20.0.9')
  await order.name.fill('inner-db')
  await order.password.fill('Correct1!horse')
  await order.submit.click()
  const row = page.getByRole('row', { name: /inner-db/ })
  await expect(row).toContainText('فعال', { timeout: 20_000 })
  await expect(row).toContainText('10.20.0.9', { timeout: 20_000 })
  await expect(row).not.toContainText('203.0.113.')
})

test('an order beyond the limits says which, by how much, and what to do; nothing is taken', async ({
  open,
  product,
  customer,
  trouble,
}) => {
  trouble.expect(/400 .*host\/create/)
  const page = await openForm(open, customer)
  const order = orderPage(page)
  await choose(order.system('Debian'))
  await choose(order.plan('L1'))
  await order.name.fill('too-many')
  await order.password.fill('Correct1!horse')
  await order.count.fill('20')
  await order.count.press('Tab')
  await expect(page.getByText('این سفارش از سهمیه شما بیشتر است')).toBeVisible()
  await expect(page.getByText(/بیشتر از سقف شما/).first()).toBeVisible()
  await order.submit.click()
  await expect(order.toasts).toContainText('درخواست شما از سقف')
  await expect(page).toHaveURL(/add-vm$/)
  expect(await serversOf(product, customer)).toEqual([])
})

test('a datacenter without room is said before anything is filled in, and so are all that are full', async ({
  open,
  product,
  customer,
}) => {
  const page = await open(customer, `/vm/${customer.projectId}/list`)
  await page.route('**/datacenter/list', async (route) => {
    const datacenters = (await (await route.fetch()).json()) as object[]
    await route.fulfill({ json: datacenters.map((each) => ({ ...each, fullReason: 'ظرفیت تا ۱ آذر پر است' })) })
  })
  await page.goto(`${product.url}/vm/${customer.projectId}/add-vm`)
  const order = orderPage(page)
  await expect(page.getByText('در این پروژه اکنون سرور تازه ساخته نمی‌شود')).toBeVisible()
  const reason = /دیتاسنتر «.?تهران ۱.?» اکنون جایی برای سرویس تازه ندارد؛ ظرفیت تا ۱ آذر پر است\./
  await expect(page.getByText(reason).first()).toBeVisible()
  await expect(order.submit).toHaveAttribute('aria-disabled', 'true')

  await page.getByRole('button', { name: /^پروژه:/ }).click()
  await page.getByRole('button', { name: 'ساخت پروژه', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'ساخت پروژه' })
  await expect(dialog.getByText('اکنون هیچ دیتاسنتری جای پروژه تازه ندارد').first()).toBeVisible()
  await expect(dialog.getByRole('listitem')).toContainText([/تهران ۱.*ظرفیت تا ۱ آذر پر است/])
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'ساخت پروژه' })).toHaveAttribute('aria-disabled', 'true')
})
