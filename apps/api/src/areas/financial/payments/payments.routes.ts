import type { FastifyInstance } from 'fastify'
import { paymentProvider, paymentPurpose, paymentState } from '@sarv/contract/enums'
import { paymentCalls } from '@sarv/contract/financial/payments/payments.calls'
import type { PaymentDetail, PaymentListItem } from '@sarv/contract/financial/payments/payments.schemas'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { jalaliMoment } from '../../../http/downloads/moments.ts'
import { sendTable, type Column } from '../../../http/downloads/table.ts'
import { AppError } from '../../../errors/app-error.ts'
import { readTerms } from '../../catalog/terms/terms.service.ts'
import { implement } from '../../../http/implement.ts'
import { sendPaper } from '../../../http/papers/paper.ts'
import { findSeller } from '../invoices/sellers.store.ts'
import { offeredGateways } from './gateways.service.ts'
import {
  explanations,
  invoicePaid,
  paymentDownload as text,
  refundExplanations,
  lateExplanation,
} from './payments.fa.ts'
import { canCheck, hasReceipt, invoiceOf, isLate, shownState, shownStatus } from './payments.rules.ts'
import { checkPayment, requirePayment } from './payments.service.ts'
import { allPayments, findCustomerName, listPayments, type Payment } from './payments.store.ts'
import { receiptPaper } from './receipt-paper.rules.ts'
import { startPayment, startsAgain } from './start.service.ts'
import { paymentWork } from './work.service.ts'

const numberOf = (text: string | null): number | null => {
  const number = text !== null && /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(number) ? number : null
}

const toItem = (payment: Payment): PaymentListItem => {
  const { id, state, providerId, amountRials, purposeId, rrn, card, createdAt } = payment
  const stateId = paymentState.id[shownState(state)]
  return {
    id,
    transactionDate: toWire(createdAt),
    paymentStatus: paymentState.label(stateId),
    paymentStatusId: shownStatus(state),
    paymentProvider: paymentProvider.label(providerId),
    paymentProviderId: providerId,
    finalStatus: state === 'credited',
    amount: amountRials,
    stateId,
    purposeId,
    rrn: numberOf(rrn),
    hashCardNumber: card,
  }
}

const explanationOf = (payment: Payment, now: Date): string => {
  const { state } = payment
  if (isLate(payment, now)) return lateExplanation
  if (state === 'refunding' || state === 'refunded') return refundExplanations[state]
  return state === 'credited' && invoiceOf(payment) !== null ? invoicePaid : explanations[shownState(state)]
}

const toDetail = (payment: Payment, now: Date): PaymentDetail => ({
  ...toItem(payment),
  traceNumber: payment.trace,
  explanation: explanationOf(payment, now),
  canCheck: canCheck(payment, now),
  checkedDate: payment.askedAt && toWire(payment.askedAt),
  invoiceId: invoiceOf(payment),
  refundReason: payment.state === 'credited' ? null : payment.refundReason,
  refundDate: payment.refundedAt && toWire(payment.refundedAt),
})

const columns: Column<Payment>[] = [
  { title: text.id, kind: 'number', value: ({ id }) => id },
  { title: text.date, kind: 'text', value: ({ createdAt }) => jalaliMoment(createdAt) },
  { title: text.amount, kind: 'rials', value: ({ amountRials }) => amountRials },
  { title: text.purpose, kind: 'text', value: ({ purposeId }) => paymentPurpose.label(purposeId) },
  { title: text.provider, kind: 'text', value: ({ providerId }) => paymentProvider.label(providerId) },
  { title: text.state, kind: 'text', value: ({ state }) => paymentState.label(paymentState.id[shownState(state)]) },
  { title: text.rrn, kind: 'text', value: ({ rrn }) => rrn ?? '' },
  { title: text.trace, kind: 'text', value: ({ trace }) => trace ?? '' },
  { title: text.card, kind: 'text', value: ({ card }) => card ?? '' },
]

const asksBank = 'It asks the bank first, and writes what it answers piece by piece, so that nothing of it is lost.'

export const paymentRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { db, payments } = dependencies
  const work = paymentWork(app, dependencies)

  implement(app, paymentCalls.paymentProviderList, async () => {
    const offered = await offeredGateways(db, payments, work.now())
    const { topUpMinRials, topUpMaxRials } = await readTerms(db)
    return offered.map(({ id, name, isFailing }) => ({
      id,
      name: paymentProvider.label(id),
      status: !isFailing,
      photoName: name,
      isTest: name === 'sandbox',
      minAmount: topUpMinRials,
      maxAmount: topUpMaxRials,
    }))
  })

  implement(app, paymentCalls.paymentList, async ({ actor, query, reply }) => {
    const { rows, total } = await listPayments(db, actor.customerId, query)
    reply.header('x-total-count', total)
    return rows.map(toItem)
  })

  implement(app, paymentCalls.paymentListDownload, ({ actor, query, reply }) =>
    sendTable(reply, {
      fileName: 'sarv-payments',
      format: query.format ?? 'xlsx',
      title: text.title,
      columns,
      rows: allPayments(db, actor.customerId),
    }),
  )

  implement(app, paymentCalls.paymentReceipt, async ({ actor, params, reply }) => {
    const payment = await requirePayment(db, actor.customerId, params.id)
    if (!hasReceipt.has(payment.state)) throw new AppError('payment_not_confirmed')
    const seller = await findSeller(db)
    const customer = await findCustomerName(db, actor.customerId)
    const paper = receiptPaper(payment, { customer, seller: seller?.name, publicUrl: work.publicUrl })
    await sendPaper(reply, `sarv-payment-${params.id}`, paper, actor.customerId)
  })

  implement(app, paymentCalls.paymentGet, async ({ actor, params }) =>
    toDetail(await requirePayment(db, actor.customerId, params.id), work.now()),
  )

  implement(
    app,
    paymentCalls.paymentCreate,
    ({ actor, body }) =>
      startPayment(work, {
        customerId: actor.customerId,
        userId: actor.userId,
        providerId: body.paymentProviderId,
        amountRials: body.amount,
        purpose: 'wallet',
      }),
    { ownTransaction: startsAgain },
  )

  implement(
    app,
    paymentCalls.paymentCheck,
    async ({ actor, params }) => toDetail(await checkPayment(work, actor.customerId, params.id), work.now()),
    { ownTransaction: asksBank },
  )
}
