import type { Page } from '@playwright/test'
import { choose, pick } from './controls.ts'
import { expect, test } from './journey.ts'
import { headOf, orderPage } from './order.ts'
import type { Owner } from './product.ts'

const openForm = async (open: (who: Owner, path: string) => Promise<Page>, customer: Owner): Promise<Page> => {
  const page = await open(customer, `/vm/${customer.projectId}/add-vm`)
  await expect(orderPage(page).system('Ubuntu')).toBeVisible()
  await expect(orderPage(page).plan('S1')).toBeVisible()
  return page
}

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
  await expect(headOf(page)).toContainText('ubuntu-1')
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
  await order.submit.click()
  for (const name of ['shop-web-1', 'shop-web-2', 'shop-web-3']) {
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('فعال', { timeout: 20_000 })
  }
  await order.toasts.getByRole('button', { name: /^رسید «.?shop-web-1.?»$/ }).click()
  await expect(page.getByRole('dialog').getByRole('region', { name: 'رسید' })).toContainText('۱٬۵۴۰٬۰۰۰')
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

  await choose(order.system('Debian'))
  await choose(order.plan('S1'))
  await pick(order.network, page.getByRole('option', { name: /backend/ }))
  await order.address.fill('10.20.0.9')
  await order.name.fill('inner-db')
  await order.password.fill('Correct1!horse')
  await order.submit.click()
  await expect(headOf(page)).toContainText('فعال', { timeout: 20_000 })
  await page.getByRole('main').getByRole('link', { name: 'سرورهای مجازی' }).click()
  const row = page.getByRole('row', { name: /inner-db/ })
  await expect(row).toContainText('فعال', { timeout: 20_000 })
  await expect(row).toContainText('10.20.0.9', { timeout: 20_000 })
  await expect(row).not.toContainText('203.0.113.')
})

/** How the shape of the first part that waits is drawn. */
const shapeScript = `(() => {
  const { visibility, animationDelay } = getComputedStyle(document.querySelector('section[data-below-busy]'), '::after')
  return { visibility, animationDelay }
})()`

test('parts of the order that wait show their shape, and what stands beside a busy part does not wait', async ({
  open,
  customer,
}) => {
  const page = await open(customer, '/')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/image/list?*', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${new URL(page.url()).origin}/vm/${customer.projectId}/add-vm`)
  const { section, receipt } = orderPage(page)
  await expect(section('سیستم‌عامل').locator('[aria-busy=true]')).toBeVisible()
  await expect(receipt).toBeVisible()
  await expect(page.locator('section[data-below-busy]').first()).toBeHidden()
  // Not at once: what is read within a blink does not flicker.
  expect(await page.evaluate(shapeScript)).toEqual({ visibility: 'visible', animationDelay: '0.15s' })

  await page.setViewportSize({ width: 390, height: 844 })
  release()
  await expect(page.locator('[data-below-busy]')).toHaveCount(0)
  await expect(receipt).toBeVisible()
})
