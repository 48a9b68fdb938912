import { choose } from './controls.ts'
import { expect, test } from './journey.ts'
import { orderPage } from './order.ts'

test('who has too little money reads how much is missing, and pays it in from the order itself', async ({
  open,
  product,
}) => {
  const customer = await product.newCustomer({ rials: 100_000 })
  const page = await open(customer, `/vm/${customer.projectId}/add-vm`)
  const order = orderPage(page)
  await choose(order.system('Ubuntu'))
  await choose(order.plan('S1'))
  await order.password.fill('Correct1!horse')
  await expect(order.receipt).toContainText('موجودی شما کافی نیست')
  await expect(order.receipt).toContainText(/هزینه ۷۲ ساعت نخست/)
  await expect(order.submit).toHaveAttribute('aria-disabled', 'true')

  await order.receipt.getByRole('button', { name: 'افزایش موجودی' }).click()
  const dialog = page.getByRole('dialog', { name: 'افزایش موجودی' })
  await expect(dialog.getByRole('textbox', { name: 'مبلغ' })).toHaveValue('۵۰۰٬۰۰۰')
})

test('an order says what it sets aside, and the wallet lists it', async ({ open, customer, product }) => {
  const page = await open(customer, `/vm/${customer.projectId}/add-vm`)
  const order = orderPage(page)
  await choose(order.system('Ubuntu'))
  await choose(order.plan('S1'))
  await order.name.fill('held-server')
  await order.password.fill('Correct1!horse')
  await expect(order.receipt).toContainText(/هزینه ۷۲ ساعت نخست.*از موجودی شما کنار گذاشته می‌شود/)
  await order.submit.click()
  await expect(order.toasts).toContainText('held-server')
  await expect
    .poll(async () => JSON.stringify(await product.call(customer, 'GET', '/financial/wallet/list')))
    .toContain('رزرو هزینه ۷۲ ساعت نخست')
})
