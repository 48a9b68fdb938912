import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { choose, orderPage } from './order.ts'
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
  await expect(order.toasts).toContainText('نسخه سیستم‌عامل را برگزینید.')
  await expect(order.section('سیستم‌عامل')).toContainText('نسخه سیستم‌عامل را برگزینید.')
  await expect(order.system('Ubuntu')).toBeFocused()

  await choose(order.system('Ubuntu'))
  await order.submit.click()
  await expect(order.toasts).toContainText('یکی از پیکربندی‌های سرور را برگزینید.')
  await expect(order.section('چه اندازه؟')).toContainText('یکی از پیکربندی‌های سرور را برگزینید.')
  await expect(order.plan('S1')).toBeFocused()

  await choose(order.plan('S1'))
  await order.submit.click()
  await expect(order.toasts).toContainText('برای سرویس نامی بنویسید.')
  await expect(order.name).toHaveAccessibleDescription(/برای سرویس نامی بنویسید\./)
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
    ['      ', /برای سرویس نامی بنویسید\./],
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
  await expect(order.name).toHaveAccessibleDescription(/پیش‌تر به کار رفته است؛ نام دیگری برگزینید\./)
  await expect(order.name).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(/add-vm$/)
  expect(await serversOf(product, customer)).toHaveLength(1)
})

test('own sizes move the receipt, by the arrows and by digits of any keyboard', async ({ open, customer }) => {
  const page = await openForm(open, customer)
  const order = orderPage(page)
  await choose(order.custom)
  // 1 core, 1 GB, 25 GB and an address: (450,000 + 450,000 + 25 × 12,000 + 400,000) and a tenth.
  const receipt = page.getByRole('region', { name: 'رسید' })
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
})
