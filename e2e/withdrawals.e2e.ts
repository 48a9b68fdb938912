import type { Page } from '@playwright/test'
import { stepUpDialog, typeCode } from './account.ts'
import { expect, test } from './journey.ts'
import { codeSentTo } from './outbox.ts'

const sheba = 'IR062960000000100324200001'

const ask = async (page: Page, rials: string) => {
  await page.getByRole('button', { name: 'برداشت از کیف پول' }).click()
  const dialog = page.getByRole('dialog', { name: 'برداشت از کیف پول' })
  await dialog.getByRole('textbox', { name: 'مبلغ' }).fill(rials)
  await dialog.getByRole('textbox', { name: 'شماره شبا' }).fill(sheba)
  await dialog.getByRole('textbox', { name: 'نام صاحب حساب' }).fill('سارا آزاد')
  await dialog.getByRole('button', { name: 'ثبت درخواست' }).click()
  return dialog
}

test('money goes out of the wallet: asked for by whoever proves who they are, taken back, asked again and paid', async ({
  open,
  product,
  trouble,
}) => {
  trouble.expect(/status of 403 .*withdrawal\/create/)
  const customer = await product.newCustomer({ rials: 9_000_000 })
  await product.forgetProof(customer)
  const page = await open(customer, '/portal/wallet/payment')
  const form = await ask(page, '۴۰۰۰۰۰۰')
  await stepUpDialog(page).getByLabel('گذرواژه', { exact: true }).fill(customer.password)
  await stepUpDialog(page).getByRole('button', { name: 'تأیید و ادامه' }).click()
  // Only the mailbox was there before.
  await stepUpDialog(page).getByRole('button', { name: 'ارسال کد به ایمیل' }).click()
  await typeCode(stepUpDialog(page), await codeSentTo(product, customer.email))
  await stepUpDialog(page).getByRole('button', { name: 'تأیید و ادامه' }).click()
  await expect(form).toBeHidden()

  const requests = page.getByRole('listitem').filter({ hasText: 'سارا آزاد' })
  await expect(requests.first()).toContainText(/۴٬۰۰۰٬۰۰۰/)
  await expect(requests.first()).toContainText('در حال بررسی')
  await requests.first().getByRole('button', { name: 'پس گرفتن' }).click()
  await expect(requests.first()).toContainText('پس‌گرفته')

  // The proof of a moment ago is enough for the next one.
  await expect(await ask(page, '۲۵۰۰۰۰۰')).toBeHidden()
  await expect(requests.first()).toContainText(/۲٬۵۰۰٬۰۰۰/)
  const waiting = await product.sarv('withdrawal', 'list')
  const id = /^(\d+) .*2500000 rials/m.exec(waiting)?.[1] ?? ''
  expect(waiting).toContain(sheba)
  expect(await product.sarv('withdrawal', 'take', id, '--reason', 'payday')).toContain('2500000 rials')
  // Nobody has loaded the customer's page again.
  await expect(requests.first()).toContainText('در حال پرداخت', { timeout: 20_000 })
  await expect(requests.first().getByRole('button', { name: 'پس گرفتن' })).toHaveCount(0)
  expect(await product.sarv('withdrawal', 'paid', id, '--reference', 'PAYA-7781', '--reason', 'payday')).toContain(
    '2500000 rials',
  )

  await page.reload()
  await expect(requests.first()).toContainText('واریزشده')
  await expect(requests.first()).toContainText('PAYA-7781')
  await expect(requests.first().getByRole('button', { name: 'پس گرفتن' })).toHaveCount(0)
  await page.goto(`${product.url}/portal/wallet`)
  await expect(page.getByRole('region', { name: 'موجودی', exact: true })).toContainText(/۶٬۵۰۰٬۰۰۰/)
})
