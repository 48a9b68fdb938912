import { ofCustomer, type AccessInputs, type Describe } from '../../../testing/access/inputs.ts'
import { unique } from '../../../testing/access/things.ts'
import { giveMoney } from '../../../testing/money.ts'
import { createInvoice } from './create.service.ts'

/** Something to pay for. */
const newInvoice = (db: Parameters<typeof createInvoice>[0], customerId: number) => {
  const now = new Date()
  const lines = [{ description: 'a year of something', quantity: 1, unitPriceRials: 100_000 }]
  return createInvoice(db, { customerId, cause: unique('invoice'), lines, from: now, to: now, dueAt: null })
}

const invoice: Describe = async ({ api }, { customerId }) => ofCustomer((await newInvoice(api.db, customerId)).id)

export const invoiceInputs: AccessInputs = {
  invoiceGet: invoice,
  invoicePdf: invoice,
  invoicePay: async ({ api }, { customerId }) => {
    await giveMoney(api.db, customerId)
    return { body: { id: (await newInvoice(api.db, customerId)).id } }
  },
}
