import type { Db } from '../../../db/connection.ts'
import { payByBank } from '../invoices/invoices.service.ts'
import { credit, giveGift } from '../ledger/ledger.service.ts'
import { changePayment, type PaymentWriter } from './ask-bank.service.ts'
import { gatewayOf, invoiceOf } from './payments.rules.ts'
import type { Payment } from './payments.store.ts'

/**
 * Into the ledger, in the transaction that says so on the row, which is held. The cause makes it once even if the row were wrong:
 * the ledger takes each cause one time.
 */
export const creditPayment = async (trx: Db, work: PaymentWriter, payment: Payment, note?: string): Promise<void> => {
  const at = work.now()
  const credit = () => creditWallet(trx, payment, at)
  const invoiceId = invoiceOf(payment)
  if (invoiceId !== null) {
    const { customerId, userId, amountRials } = payment
    await payByBank(trx, work, { invoiceId, customerId, userId, amountRials, at }, credit)
  } else {
    await credit()
  }
  const change = { state: 'credited', askAt: null, leasedUntil: null, endedAt: at } as const
  await changePayment(trx, work, payment, change, note)
}

const creditWallet = async (trx: Db, payment: Payment, at: Date): Promise<void> => {
  const { id, customerId, amountRials, giftRials, giftName } = payment
  const gateway = gatewayOf(payment.providerId)
  const details = { paymentId: id, gateway }
  await credit(trx, {
    customerId,
    rials: amountRials,
    from: { account: 'clearing', gateway },
    kind: 'payment',
    cause: `payment:${id}`,
    details,
    at,
  })
  if (giftRials > 0) {
    const named = { ...details, ...(giftName !== null && { name: giftName }) }
    await giveGift(trx, {
      customerId,
      rials: giftRials,
      kind: 'offer',
      cause: `payment:${id}:gift`,
      details: named,
      at,
    })
  }
}
