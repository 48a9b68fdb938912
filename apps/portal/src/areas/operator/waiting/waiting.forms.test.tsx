import { operatorAdjustmentList } from '@sarv/client/operator/operator-adjustments.calls.generated'
import { operatorCommentList } from '@sarv/client/operator/operator-articles.calls.generated'
import { operatorIdentityList } from '@sarv/client/operator/operator-customers.calls.generated'
import { operatorHealthGet } from '@sarv/client/operator/operator-health.calls.generated'
import {
  operatorLimitRequestGrant,
  operatorLimitRequestList,
} from '@sarv/client/operator/operator-limit-requests.calls.generated'
import { operatorOperationList } from '@sarv/client/operator/operator-operations.calls.generated'
import { operatorPaymentList } from '@sarv/client/operator/operator-payments.calls.generated'
import { operatorWithdrawalList } from '@sarv/client/operator/operator-withdrawals.calls.generated'
import type { OperatorRole } from '@sarv/contract/access'
import { limitedItem } from '@sarv/contract/enums'
import { Provider } from 'react-redux'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fill, press } from '../../../testing/hands.ts'
import { show, toasts } from '../../../testing/page.tsx'
import { server } from '../../../testing/server.ts'
import { forgetOperator, operatorStore } from '../frame/operator-store.ts'
import { startOperatorSession } from '../operator-sessions/operator-session.ts'
import { WaitingPage } from './WaitingPage.tsx'

const customer = { customerId: 4, customer: 'فروشگاه ترنج' }
const request = {
  ...customer,
  id: 7,
  user: 'نیلوفر رستگار',
  itemId: limitedItem.id.memoryGb,
  had: 64,
  wanted: 128,
  current: 60,
  max: 64,
  room: [{ datacenter: 'تهران ۱', free: 900 }],
  text: 'جشنواره پاییز',
  createDate: '2026-11-18T09:00:00',
}
const adjustment = {
  ...customer,
  id: 3,
  kind: 'adjustment' as const,
  rials: 90_000_000,
  text: 'جبران قطعی',
  reason: 'outage',
  askedBy: 'کاوه امینی',
  isMine: true,
  createDate: '2026-11-17T09:00:00',
}
const identity = { ...customer, id: 9, title: 'سارا آزاد', createDate: '2026-11-19T09:00:00' }

const health = (obstacle: string | null) => ({
  engines: [],
  gateways: [],
  messages: [],
  failedOperationCount: 0,
  runningOperationCount: 0,
  needsHandCount: 0,
  invoices: { obstacle, waitingMonthCount: 2 },
})

const open = (roles: OperatorRole[]) => {
  startOperatorSession('test', {
    operatorId: 1,
    name: 'مینا',
    email: 'mina@sarv.example',
    roles,
    expireDate: '2026-12-01T00:00:00',
  })
  show(
    <Provider store={operatorStore}>
      <WaitingPage />
    </Provider>,
  )
}
const row = (name: RegExp) => page.getByRole('row', { name })

beforeEach(() => {
  forgetOperator()
  server.answer(operatorWithdrawalList, [])
  server.answer(operatorPaymentList, [])
  server.answer(operatorCommentList, [])
  server.answer(operatorOperationList, [])
  server.answer(operatorLimitRequestList, [request])
  server.answer(operatorAdjustmentList, [adjustment])
  server.answer(operatorIdentityList, [identity])
  server.answer(operatorHealthGet, health(null))
})

it('shows all kinds in one list, what has waited longest first, with their acts on the row', async () => {
  open(['admin'])
  await expect.element(row(/جشنواره پاییز/)).toBeVisible()
  const kinds = page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((each) => each.textContent)
  expect(kinds.map((text) => /تأیید دوم|سهمیه بیشتر|تأیید هویت/.exec(text ?? '')?.[0])).toEqual([
    'تأیید دوم',
    'سهمیه بیشتر',
    'تأیید هویت',
  ])
  const approve = row(/جبران قطعی/).getByRole('button', { name: 'تأیید', exact: true })
  await expect.element(approve).toHaveAccessibleDescription('درخواست‌دهنده نمی‌تواند خودش تأیید کند.')
})

it('asks for no list that is not of the role, and says so when nothing waits', async () => {
  server.answer(operatorIdentityList, [])
  server.answer(operatorLimitRequestList, [])
  open(['support'])
  await expect.element(page.getByText('چیزی در انتظار شما نیست')).toBeVisible()
  expect(server.sent(operatorAdjustmentList)).toEqual([])
})

it('shows what a limit is raised by: the limit, its use, the room, the words, and sends the answer along', async () => {
  server.answer(operatorLimitRequestGrant, null as never)
  open(['support'])
  await press(row(/جشنواره پاییز/).getByRole('button', { name: 'پذیرفتن' }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(/سقف کنونی.*۶۴ گیگابایت/)
  await expect.element(dialog).toMatchTextContent(/۶۰ گیگابایت از ۶۴ گیگابایت/)
  await expect.element(dialog).toMatchTextContent(/ظرفیت آزاد.*تهران ۱.*۹۰۰ گیگابایت/)
  await expect.element(dialog).toMatchTextContent(/توضیح مشتری.*جشنواره پاییز/)
  await expect.element(dialog.getByRole('textbox', { name: 'سقف تازه (گیگابایت)' })).toHaveValue('۱۲۸')
  await fill(dialog.getByRole('textbox', { name: /پیام به مشتری/ }), 'جشنواره خوبی داشته باشید.')
  await fill(dialog.getByRole('textbox', { name: /دلیل/ }), 'a good customer')
  await press(dialog.getByRole('button', { name: 'پذیرفتن' }))
  await expect.element(toasts()).toMatchTextContent('به مشتری گفته شد')
  expect(server.sent(operatorLimitRequestGrant)[0]?.body).toEqual({
    granted: 128,
    answer: 'جشنواره خوبی داشته باشید.',
    reason: 'a good customer',
  })
})

it('says that no invoice is issued, and which setting is missing, to those who see the money', async () => {
  server.answer(operatorHealthGet, health('بخش seller را به فایل SARV_CONFIG بیفزایید.'))
  open(['finance'])
  const note = page.getByText(/بخش seller را به فایل SARV_CONFIG بیفزایید.*فاکتورهای ۲ ماه مانده است/)
  await expect.element(note).toBeVisible()
})
