import { ofCustomer, type AccessInputs, type Describe } from '../../../testing/access/inputs.ts'
import { findQuote } from './quotes.store.ts'
import { createQuote } from './quotes.service.ts'

const items = [{ tab: 'vm' as const, cpu: 2, ram: 4, disk: 50, ip4: 1, ip6: 1, n: 1 }]

/** A quote of whoever asks. */
const newQuote = async ({ api }: Parameters<Describe>[0], whose: Parameters<Describe>[1]): Promise<number> => {
  const { id: datacenterId } = await api.db
    .selectFrom('datacenters')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return createQuote(api.db, api.secrets, whose, { datacenterId, items, title: undefined })
}

const quote: Describe = async (world, whose) => ofCustomer(await newQuote(world, whose))

export const quoteInputs: AccessInputs = {
  quoteGet: quote,
  quotePdf: quote,
  quoteDelete: quote,
  quoteCheck: async (world, whose) => {
    const id = await newQuote(world, whose)
    return { params: { id, code: (await findQuote(world.api.db, id))!.signature } }
  },
  quoteCreate: async ({ api }) => {
    const { id: datacenterId } = await api.db
      .selectFrom('datacenters')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    return { body: { datacenterId, items } }
  },
}
