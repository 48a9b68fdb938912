import { paymentProvider, paymentPurpose } from '@sarv/contract/enums'
import { formatWords } from '@sarv/contract/words'
import { jalaliMoment } from '../../../http/downloads/moments.ts'
import type { Paper, PartyRow } from '../../../http/papers/paper.schemas.ts'
import { figures, paperText, receiptText as text } from '../invoices/papers.fa.ts'
import type { Payment } from './payments.store.ts'

const row = (label: string, value: string | null, isCode = false): PartyRow => ({
  label,
  text: value ?? figures.none,
  isCode: isCode && value !== null,
  isLong: false,
})

const badgeOf = ({ state }: Payment): string => {
  if (state === 'refunded') return text.refunded
  return state === 'refunding' ? text.refunding : text.done
}

/** The receipt of a payment that was confirmed; one that went back to its card says so. */
export const receiptPaper = (
  payment: Payment,
  { customer, seller, publicUrl }: { customer: string; seller: string | undefined; publicUrl: string },
): Paper => {
  const id = figures.id(payment.id)
  return {
    brand: seller ?? paperText.brand,
    title: text.title,
    number: id,
    badge: badgeOf(payment),
    size: 'a5',
    facts: [
      { label: text.number, text: id, isCode: false },
      { label: text.date, text: jalaliMoment(payment.createdAt), isCode: false },
    ],
    parties: [
      {
        title: text.details,
        rows: [
          row(text.customer, customer),
          row(text.purpose, paymentPurpose.label(payment.purposeId)),
          row(text.provider, paymentProvider.label(payment.providerId)),
          row(text.card, payment.card, true),
          row(text.rrn, payment.rrn, true),
          row(text.trace, payment.trace, true),
          ...(payment.refundedAt === null ? [] : [row(text.refundDate, jalaliMoment(payment.refundedAt))]),
        ],
      },
    ],
    table: null,
    sums: [{ label: text.amount, value: figures.withUnit(payment.amountRials) }],
    words: { label: paperText.words, text: paperText.inWords(formatWords(payment.amountRials)) },
    notes: [text.note, ...(payment.providerId === paymentProvider.id.sandbox ? [text.test] : [])],
    signatures: [],
    link: `${publicUrl}/portal/wallet/payment/${payment.id}`,
    qrText: text.qr,
    footer: text.footer(id),
    page: paperText.page,
  }
}
