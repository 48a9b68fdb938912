import type { PartyRow } from '../../../http/papers/paper.schemas.ts'
import type { Buyer, WholeInvoice } from './detail.service.ts'
import { figures, paperText } from './papers.fa.ts'

const text = paperText.party
const row = (label: string, value: string | null, how: { isCode?: boolean; isLong?: boolean } = {}): PartyRow => ({
  label,
  text: value ?? figures.none,
  isCode: how.isCode ?? false,
  isLong: how.isLong ?? false,
})
const code = { isCode: true }

export const sellerParty = (seller: WholeInvoice['seller']) => ({
  title: paperText.seller,
  rows: [
    row(text.name, seller.name),
    row(text.economicCode, seller.economicCode, code),
    row(text.nationalId, seller.nationalId, code),
    row(text.registrationNumber, seller.registrationNumber, code),
    row(text.postalCode, seller.postalCode, code),
    row(text.phone, seller.phone, code),
    row(text.address, seller.address, { isLong: true }),
  ],
})

/** The economic number of a company is its national id; a person has none of that kind. */
export const buyerParty = (buyer: Buyer) => ({
  title: paperText.buyer,
  rows: [
    row(text.name, buyer.name),
    ...(buyer.isLegal
      ? [
          row(text.economicCode, buyer.nationalId, code),
          row(text.nationalId, buyer.nationalId, code),
          row(text.registrationNumber, buyer.registrationNumber, code),
        ]
      : [row(text.nationalCode, buyer.nationalId, code)]),
    row(text.postalCode, buyer.postalCode, code),
    row(text.phone, buyer.phone, code),
    row(text.address, buyer.address, { isLong: true }),
  ],
})
