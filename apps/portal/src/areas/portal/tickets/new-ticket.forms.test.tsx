import { orderList } from '@sarv/client/financial.generated'
import {
  businessUnitList,
  issueCreate,
  issuePriorityList,
  issueSubjectShortList,
  productList,
} from '@sarv/client/portal.generated'
import { businessUnit } from '@sarv/contract/enums'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fill, pick, press } from '../../../testing/hands.ts'
import { show, toasts } from '../../../testing/page.tsx'
import { server } from '../../../testing/server.ts'
import { TicketFields } from './TicketFields.tsx'

const [firstUnit, secondUnit] = businessUnit.ids
const unit = page.getByRole('button', { name: /واحد$/ })
const subject = page.getByRole('button', { name: /موضوع$/ })
const content = page.getByRole('textbox', { name: 'شرح' })
const submit = page.getByRole('button', { name: 'ارسال تیکت' })
const option = (name: string) => page.getByRole('option', { name })
const onSent = vi.fn<(id: number) => void>()

beforeEach(() => {
  onSent.mockReset()
  server.answer(businessUnitList, [
    { id: firstUnit!, name: 'فنی' },
    { id: secondUnit!, name: 'مالی' },
  ])
  server.answer(productList, [])
  server.answer(orderList, [])
  server.answer(issuePriorityList, [])
  server.answer(issueSubjectShortList, ({ body }) =>
    (body as { businessUnitId?: number }).businessUnitId === secondUnit
      ? [{ id: 2, name: 'صورت‌حساب' }]
      : [{ id: 1, name: 'کندی سرور' }],
  )
  show(<TicketFields draftKey="ticket" onSent={onSent} />)
})

it('a ticket without unit, subject and words is not sent, and each is asked for', async () => {
  await press(submit)
  await expect.element(toasts()).toMatchTextContent('واحد، موضوع و شرح لازم است.')
  await expect.element(content).toHaveAttribute('aria-invalid', 'true')
  expect(server.sent(issueCreate)).toEqual([])
})

it('a subject of another unit is asked for again, and the ticket goes with what the screen shows', async () => {
  server.answer(issueCreate, { id: 8 })
  await pick(unit, option('فنی'))
  await pick(subject, option('کندی سرور'))
  await pick(unit, option('مالی'))
  await expect.element(subject).not.toMatchTextContent('کندی سرور')
  await fill(content, 'صورت‌حساب مهر نرسیده است.')
  await press(submit)
  await expect.element(toasts()).toMatchTextContent('واحد، موضوع و شرح لازم است.')
  expect(server.sent(issueCreate)).toEqual([])

  await pick(subject, option('صورت‌حساب'))
  await press(submit)
  await expect.poll(() => onSent).toHaveBeenCalledWith(8)
  expect(server.sent(issueCreate)).toMatchObject([
    { body: { businessUnitId: secondUnit, issueSubjectId: 2, content: 'صورت‌حساب مهر نرسیده است.' } },
  ])
  expect(JSON.stringify(localStorage)).not.toContain('صورت‌حساب مهر')
})
