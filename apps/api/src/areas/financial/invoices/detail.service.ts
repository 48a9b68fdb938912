import type { Db } from '../../../db/connection.ts'
import { maskedIn, openPersonal } from '../../../db/personal-data.ts'
import type { Actor } from '../../../http/implement.ts'
import type { SecretBox } from '../../../secrets.ts'
import { invoiceText } from './invoices.fa.ts'
import { requireInvoice } from './invoices.service.ts'
import { findParties, listInvoiceLines, type InvoiceLineRow, type InvoiceRow } from './invoices.store.ts'
import { noSeller } from './sellers.fa.ts'
import type { Seller } from './sellers.store.ts'

export interface Buyer {
  name: string
  isLegal: boolean
  nationalId: string | null
  registrationNumber: string | null
  phone: string | null
  postalCode: string | null
  address: string | null
}

export interface WholeInvoice {
  invoice: InvoiceRow
  seller: Omit<Seller, 'name'> & { name: string | null }
  buyer: Buyer
  lines: InvoiceLineRow[]
}

const named = (line: InvoiceLineRow): InvoiceLineRow =>
  line.unitHours === null ? line : { ...line, description: invoiceText.used(line.description, line.unitHours) }

/** All that stands on the paper. */
export const readInvoice = async (
  db: Db,
  secrets: Pick<SecretBox, 'open'>,
  { customerId, view }: Pick<Actor, 'customerId' | 'view'>,
  id: number,
): Promise<WholeInvoice> => {
  const invoice = await requireInvoice(db, customerId, id)
  const parties = await findParties(db, id)
  const lines = await listInvoiceLines(db, id)
  const { name, economicCode, nationalId, registrationNumber, postalCode, address, phone } = parties
  return {
    invoice,
    // Of invoices that were issued before a seller had to be named.
    seller: {
      name: name === noSeller ? null : name,
      economicCode,
      nationalId,
      registrationNumber,
      postalCode,
      address,
      phone,
    },
    buyer: {
      name: parties.buyerName,
      isLegal: parties.buyerIsLegal,
      registrationNumber: maskedIn(view, parties.buyerRegistrationNumber),
      nationalId: maskedIn(view, openPersonal(secrets, parties.buyerNationalIdSecret, 'nationalId')),
      phone: maskedIn(view, openPersonal(secrets, parties.buyerPhoneSecret, 'phone')),
      postalCode: maskedIn(view, openPersonal(secrets, parties.buyerPostalCodeSecret, 'postalCode')),
      address: view ? null : openPersonal(secrets, parties.buyerAddressSecret, 'address'),
    },
    lines: lines.map(named),
  }
}
