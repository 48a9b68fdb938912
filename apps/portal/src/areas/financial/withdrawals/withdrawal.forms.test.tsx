import { runwayGet, withdrawalCreate } from '@sarv/client/financial.generated'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fill, leave, press } from '../../../testing/hands.ts'
import { show } from '../../../testing/page.tsx'
import { server } from '../../../testing/server.ts'
import { WithdrawalDialog } from './WithdrawalDialog.tsx'

const dialog = page.getByRole('dialog', { name: 'برداشت از کیف پول' })
const amount = dialog.getByRole('textbox', { name: 'مبلغ' })
const sheba = dialog.getByRole('textbox', { name: 'شماره شبا' })
const holder = dialog.getByRole('textbox', { name: 'نام صاحب حساب' })
const submit = dialog.getByRole('button', { name: 'ثبت درخواست' })
const onClose = vi.fn<() => void>()

beforeEach(() => {
  onClose.mockReset()
  server.refuse(runwayGet, { status: 403, type: 'forbidden' })
  show(<WithdrawalDialog onClose={onClose} />)
})

it('the dialog asks for every field, and leads the focus to the first', async () => {
  await press(submit)
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
  await expect.element(sheba).toHaveAttribute('aria-invalid', 'true')
  await expect.element(holder).toHaveAttribute('aria-invalid', 'true')
  await expect.element(amount).toHaveFocus()
  expect(server.sent(withdrawalCreate)).toEqual([])
})

it('the amount is said in words while it stands there, with digits of any keyboard', async () => {
  await fill(amount, '2500000')
  await leave()
  await expect.element(amount).toHaveValue('۲٬۵۰۰٬۰۰۰')
  await expect.element(dialog.getByText('دویست و پنجاه هزار تومان')).toBeVisible()
})

it('a wrong digit of the account is found before anything is sent', async () => {
  await fill(amount, '2500000')
  await fill(holder, 'سارا احمدی')
  await fill(sheba, 'IR820540102680020817909003')
  await press(submit)
  await expect.element(sheba).toHaveAttribute('aria-invalid', 'true')
  await expect.element(sheba).toHaveFocus()
  expect(server.sent(withdrawalCreate)).toEqual([])
})

it('a request goes with plain digits, and one beyond what can be paid out is told at the amount', async () => {
  const errorMessage = 'بیشتر از مبلغ برداشت‌پذیر است.'
  server.refuse(withdrawalCreate, { status: 400, type: 'withdrawal_too_much', errorMessage })
  await fill(amount, '۲۵۰۰۰۰۰')
  await fill(holder, 'سارا احمدی')
  await fill(sheba, '۸۲۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲')
  await press(submit)
  await expect.element(amount).toHaveAccessibleDescription(/بیشتر از مبلغ برداشت‌پذیر است/)
  expect(server.sent(withdrawalCreate)).toMatchObject([
    { body: { amount: 2_500_000, sheba: 'IR820540102680020817909002', holderName: 'سارا احمدی' } },
  ])
  expect(onClose).not.toHaveBeenCalled()
})
