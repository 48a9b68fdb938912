import { capSet } from '@sarv/client/financial.generated'
import { capAct } from '@sarv/contract/enums'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fill, leave, press } from '../../../testing/hands.ts'
import { show } from '../../../testing/page.tsx'
import { server } from '../../../testing/server.ts'
import { projectId } from '../../../testing/signed-in.ts'
import { CapDialog } from './CapDialog.tsx'
import { capsText } from './caps.fa.ts'

const text = capsText.dialog
const dialog = page.getByRole('dialog')
const amount = dialog.getByRole('textbox', { name: text.amount })
const submit = dialog.getByRole('button', { name: text.submit, exact: true })
const remove = dialog.getByRole('button', { name: text.remove })
const onClose = vi.fn<() => void>()

const openDialog = (monthlyRials: number | null) => {
  onClose.mockReset()
  const cap = {
    monthlyRials,
    atFullId: capAct.id.warn,
    atFull: '',
    usedRials: 0,
    isReached: false,
    monthDate: '2026-10-23T00:00:00',
  }
  show(<CapDialog projectId={projectId} name="فروشگاه" cap={cap} onClose={onClose} />)
}

it('a project without a cap is asked for one, and has none to take away', async () => {
  openDialog(null)
  await press(submit)
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
  await expect.element(amount).toHaveFocus()
  await expect.element(remove).not.toBeInTheDocument()
  expect(server.sent(capSet)).toEqual([])
})

it('a cap is set with what happens at its end, and each choice says what it means', async () => {
  server.answer(capSet, undefined)
  openDialog(null)
  await fill(amount, '40000000')
  await leave()
  await expect.element(dialog.getByText('چهار میلیون تومان')).toBeVisible()
  await press(dialog.getByRole('radio', { name: capAct.label(capAct.id.block) }))
  await expect.element(dialog.getByText(text.help.block)).toBeVisible()
  await press(submit)
  await expect.poll(() => onClose).toHaveBeenCalledTimes(1)
  expect(server.sent(capSet)).toMatchObject([{ body: { monthlyRials: 40_000_000, atFullId: capAct.id.block } }])
})

it('a cap is taken away at once, whatever was typed', async () => {
  server.answer(capSet, undefined)
  openDialog(40_000_000)
  await fill(amount, '1')
  await press(remove)
  await expect.poll(() => onClose).toHaveBeenCalledTimes(1)
  expect(server.sent(capSet)).toMatchObject([{ body: { monthlyRials: null } }])
})
