import { newNationalId } from '../apps/api/src/testing/national-ids.ts'
import { expect, test } from './journey.ts'
import { becomeOperator } from './operators.ts'

test('support looks at what a newcomer wrote about themselves, and confirms exactly that', async ({
  page,
  product,
}) => {
  const customer = await product.newNewcomer()
  const nationalId = newNationalId()
  await product.call(customer, 'PUT', '/account/profile/edit', {
    firstName: 'سارا',
    lastName: 'آزاد',
    nationalId,
    birthDate: '1990-05-12T00:00:00',
    address: 'تهران، خیابان ولیعصر، پلاک ۷',
  })
  await becomeOperator(page, product, { name: 'نیما راد', role: 'support' })
  await page.goto(`${product.url}/operator/customers/${customer.customerId}`)
  const row = page.getByRole('row', { name: /سارا آزاد/ })
  await expect(row).toContainText('منتظر تأیید')
  await expect(page.getByText(nationalId)).toHaveCount(0)

  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'دیدن مشخصات' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^دلیل/).fill('ticket 1043')
  await dialog.getByRole('button', { name: 'دیدن مشخصات' }).click()
  await expect(dialog).toContainText(nationalId)
  await expect(dialog).toContainText('خیابان ولیعصر')
  await expect(dialog).toContainText('۱۳۶۹')

  await dialog.getByRole('button', { name: 'تأیید هویت' }).click()
  await expect(dialog.getByLabel(/^دلیل/)).toHaveValue('ticket 1043')
  await dialog.getByRole('button', { name: 'تأیید هویت' }).click()
  await expect(row).toContainText('تأییدشده')
})
