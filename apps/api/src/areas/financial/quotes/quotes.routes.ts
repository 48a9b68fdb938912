import type { FastifyInstance } from 'fastify'
import { quoteCalls } from '@sarv/contract/financial/quotes/quotes.calls'
import type { QuotedItem } from '@sarv/contract/financial/quotes/quotes.schemas'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { sendPaper } from '../../../http/papers/paper.ts'
import { findSellerById } from '../invoices/sellers.store.ts'
import { quotePaper } from './quote-paper.rules.ts'
import { quoteText } from './quotes.fa.ts'
import {
  checkQuote,
  createQuote,
  deleteQuote,
  mayDeleteQuote,
  readQuote,
  rehearseQuote,
  type WholeQuote,
} from './quotes.service.ts'
import { listQuotes, type QuoteRow } from './quotes.store.ts'

const headOf = ({ id, madeAt, validUntil, netRials, vatRials }: QuoteRow) => ({
  id,
  createDate: toWire(madeAt),
  // The midnight itself belongs to the next day.
  validDate: toWire(new Date(validUntil.getTime() - 1)),
  isValid: validUntil.getTime() > Date.now(),
  payable: netRials + vatRials,
})

const itemOf = (item: WholeQuote['items'][number]): QuotedItem => ({
  ...item,
  payable: item.subtotal + item.vat,
})

export const quoteRoutes = (app: FastifyInstance, { db, secrets, publicUrl }: Dependencies): void => {
  implement(app, quoteCalls.quoteList, async ({ actor, query, reply }) => {
    const { rows, total } = await listQuotes(db, actor.customerId, query)
    reply.header('x-total-count', total)
    return rows.map((quote) => ({
      ...headOf(quote),
      title: quote.title,
      userName: quote.userName,
      tabs: [...new Set(quote.tabs)],
    }))
  })

  implement(app, quoteCalls.quoteGet, async ({ actor, params }) => {
    const { quote, items } = await readQuote(db, actor.customerId, params.id)
    return {
      ...headOf(quote),
      title: quote.title,
      userName: quote.userName,
      tabs: [...new Set(items.map(({ choice }) => choice.tab))],
      datacenterId: quote.datacenterId,
      datacenter: quote.datacenter,
      customerName: quote.buyerName,
      items: items.map(itemOf),
      subtotal: quote.netRials,
      vatPercent: quote.vatPercent,
      vat: quote.vatRials,
      hourly: quote.hourlyRials,
      code: quote.signature,
      promises: quoteText.promises(items, quote.validUntil),
      mayDelete: mayDeleteQuote(actor, quote),
    }
  })

  implement(
    app,
    quoteCalls.quoteCreate,
    async ({ trx, actor, body, note }) => {
      const id = await createQuote(trx, secrets, actor, body)
      note({ target: `id:${id}` })
      return { id }
    },
    { dryRun: ({ body }) => rehearseQuote(db, body) },
  )

  implement(app, quoteCalls.quotePdf, async ({ actor, params, reply }) => {
    const whole = await readQuote(db, actor.customerId, params.id)
    const seller = whole.quote.sellerId === null ? undefined : await findSellerById(db, whole.quote.sellerId)
    await sendPaper(reply, `sarv-quote-${params.id}`, quotePaper(whole, { seller, publicUrl }), actor.customerId)
  })

  implement(app, quoteCalls.quoteDelete, ({ trx, actor, params }) => deleteQuote(trx, actor, params.id))

  implement(app, quoteCalls.quoteCheck, async ({ params }) => {
    const quote = await checkQuote(db, secrets, params)
    const seller = quote.sellerId === null ? undefined : await findSellerById(db, quote.sellerId)
    return {
      ...headOf(quote),
      sellerName: seller?.name ?? null,
      subtotal: quote.netRials,
      vat: quote.vatRials,
    }
  })
}
