import { paymentCreate, paymentProviderList, type PaymentProviderListItem } from '@sarv/client/financial.generated'
import { paymentProvider } from '@sarv/contract/enums'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fill, leave, press } from '../../../testing/hands.ts'
import { show } from '../../../testing/page.tsx'
import { server } from '../../../testing/server.ts'
import { DepositDialog } from './DepositDialog.tsx'

const dialog = page.getByRole('dialog', { name: 'افزایش موجودی' })
const amount = dialog.getByRole('textbox', { name: 'مبلغ' })
const submit = dialog.getByRole('button', { name: 'رفتن به درگاه پرداخت' })
const [firstId, secondId] = paymentProvider.ids

const openDialog = (gateways: PaymentProviderListItem[]) => {
  server.answer(paymentProviderList, gateways)
  show(<DepositDialog onClose={vi.fn<() => void>()} />)
}

const range = { minAmount: 1_000_000, maxAmount: 100_000_000 }

it('the first gateway that answers is chosen, and one that does not answer says so', async () => {
  openDialog([
    { id: firstId!, name: 'سامان', status: false, ...range },
    { id: secondId!, name: 'پارسیان', status: true, ...range },
  ])
  await expect.element(dialog.getByRole('radio', { name: 'پارسیان' })).toBeChecked()
  await expect.element(dialog.getByRole('radio', { name: 'سامان' })).toBeDisabled()
  await expect.element(dialog.getByText('اکنون پاسخ نمی‌دهد؛ درگاه دیگری انتخاب کنید.')).toBeVisible()
})

it('the amount begins with a ready one, is said in words, and closes gateways that do not take so much', async () => {
  openDialog([{ id: firstId!, name: 'سامان', status: true, ...range }])
  await expect.element(amount).toHaveValue('۲٬۰۰۰٬۰۰۰')
  await press(dialog.getByRole('button', { name: '۵٬۰۰۰٬۰۰۰' }))
  await expect.element(amount).toHaveValue('۵٬۰۰۰٬۰۰۰')
  await expect.element(amount).toHaveAccessibleDescription(/پانصد هزار تومان/)
  await fill(amount, '500000')
  await leave()
  await expect.element(dialog.getByRole('radio', { name: 'سامان' })).toBeDisabled()
  await expect.element(dialog.getByText(/^از .*۱٬۰۰۰٬۰۰۰.* تا .*۱۰۰٬۰۰۰٬۰۰۰/)).toBeVisible()
})

it('nobody is sent to a bank, when no gateway answers', async () => {
  openDialog([{ id: firstId!, name: 'سامان', status: false, ...range }])
  await expect.element(dialog.getByText('اکنون هیچ درگاهی پاسخ نمی‌دهد')).toBeVisible()
  await press(submit)
  await expect.element(dialog).toBeVisible()
  expect(server.sent(paymentCreate)).toEqual([])
})
