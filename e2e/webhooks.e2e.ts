import { isSignedBy, startReceiver } from '../apps/api/src/testing/receiver.ts'
import { expect, test } from './journey.ts'
import { makeServers } from './servers.ts'

const webhooks = '/portal/account?tab=webhook'

test('a webhook is made, gets what happens with its signature, and what failed is sent again by hand', async ({
  open,
  product,
  customer,
  trouble,
}) => {
  trouble.expect(/status of 40[03] .*webhook\/create/)
  const receiver = await startReceiver()
  await product.forgetProof(customer)
  const page = await open(customer, webhooks)
  await expect(page.getByRole('heading', { name: 'هنوز وب‌هوکی ندارید' })).toBeVisible()
  await page.getByRole('button', { name: 'ساخت وب‌هوک' }).click()
  const form = page.getByRole('dialog', { name: 'ساخت وب‌هوک' })
  const make = form.getByRole('button', { name: 'ساخت وب‌هوک' })
  await form.getByRole('textbox', { name: 'نام وب‌هوک' }).fill('billing')
  await form.getByRole('textbox', { name: 'نشانی گیرنده' }).fill('https://169.254.169.254/latest')
  await make.click()
  // Who is there is asked before anything is said about the address.
  const stepUp = page.getByRole('dialog', { name: 'تأیید دوباره هویت' })
  await stepUp.getByLabel('گذرواژه', { exact: true }).fill(customer.password)
  await stepUp.getByRole('button', { name: 'تأیید و ادامه' }).click()
  await expect(form.getByText('به این نشانی چیزی نمی‌فرستیم')).toBeVisible()
  await form.getByRole('textbox', { name: 'نشانی گیرنده' }).fill(receiver.url)
  await make.click()

  const shown = page.getByRole('alertdialog', { name: /billing/ })
  const secret = await shown.getByRole('region', { name: 'کلید امضا' }).innerText()
  expect(secret).toMatch(/^whsec_/)
  await shown.getByRole('button', { name: 'کلید را برداشتم' }).click()
  await expect(shown).toBeHidden()

  await makeServers(product, customer, ['hook-one'])
  await expect.poll(() => receiver.received.map(({ event }) => event.type)).toContain('operation.done')
  expect(receiver.received.every((got) => isSignedBy(secret, got))).toBe(true)

  receiver.answer = () => ({ status: 410, body: 'nobody is here' })
  await page.getByRole('link', { name: 'billing' }).click()
  await expect(page.getByRole('heading', { name: /گزارش ارسال .*billing/ })).toBeVisible()
  await page.getByRole('button', { name: 'ارسال آزمایشی' }).click()
  await expect(page.getByText('این وب‌هوک خودکار خاموش شد')).toBeVisible()
  await page.getByRole('button', { name: 'webhook.test' }).click()
  const delivery = page.getByRole('dialog', { name: 'webhook.test' })
  await expect(delivery).toContainText('nobody is here')
  await expect(delivery.getByRole('button', { name: 'ارسال دوباره' })).toBeDisabled()
  await page.keyboard.press('Escape')

  receiver.answer = () => 204
  await page.getByRole('link', { name: 'همه وب‌هوک‌ها' }).click()
  await expect(page.getByRole('link', { name: 'billing' })).toBeVisible()
  await page
    .getByRole('button', { name: /کارهای دیگر/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'تغییر' }).click()
  const edit = page.getByRole('dialog', { name: /تغییر وب‌هوک .*billing/ })
  await expect(edit).toBeVisible()
  await edit.getByRole('checkbox', { name: 'روشن' }).check()
  await edit.getByRole('button', { name: 'ثبت تغییر' }).click()
  await page.getByRole('link', { name: 'billing' }).click()
  const sentBefore = receiver.received.length
  await page
    .getByRole('button', { name: /ارسال دوباره/ })
    .first()
    .click()
  await expect.poll(() => receiver.received.length).toBeGreaterThan(sentBefore)
  await expect(page.getByText('ارسال دوباره با دست')).toBeVisible()
  await receiver.close()
})

test('who chooses quiet hours and topics finds them again', async ({ open, customer }) => {
  const page = await open(customer, '/portal/account?tab=notification-setting')
  await page.getByRole('checkbox', { name: /خبرها.* با ایمیل/ }).uncheck()
  await page.getByRole('switch', { name: 'ساعت‌های بی‌صدا' }).press('Space')
  await page.getByRole('combobox', { name: 'تا' }).selectOption('۰۶:۳۰')
  await page.getByRole('button', { name: 'ثبت ساعت‌ها' }).click()
  await expect(page.getByRole('button', { name: 'ثبت ساعت‌ها' })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'تا' })).toHaveValue('06:30')
  await expect(page.getByRole('checkbox', { name: /خبرها.* با ایمیل/ })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: /امنیت.* با ایمیل/ })).toBeDisabled()
})
