import { calculationText, sizesInWords } from '@sarv/contract/financial/calculator/calculator.fa'
import type { CalculatorTab } from '@sarv/contract/financial/calculator/calculations'
import { formatWords } from '@sarv/contract/words'
import { jalaliDay } from '../../../http/downloads/moments.ts'
import type { Fact, Paper } from '../../../http/papers/paper.schemas.ts'
import { figures, paperText } from '../invoices/papers.fa.ts'
import { sellerParty } from '../invoices/parties.rules.ts'
import type { Seller } from '../invoices/sellers.store.ts'
import { quotePaperText as text, quoteText } from './quotes.fa.ts'
import type { WholeQuote } from './quotes.service.ts'

const { rials } = figures
type Item = WholeQuote['items'][number]

/** A thing, and under it what it is made of. */
const rowsOf = ({ choice, lines }: Item, index: number): string[][] => {
  const tab = choice.tab as CalculatorTab
  return [
    [figures.number(index + 1), text.item(calculationText.tabs[tab], sizesInWords(tab, choice)), '', '', ''],
    ...lines.map(({ name, quantity, unitPrice, price }) => [
      '',
      text.part(name),
      figures.number(quantity),
      rials(unitPrice),
      rials(price),
    ]),
  ]
}

export const checkLink = (publicUrl: string, { id, signature }: WholeQuote['quote']): string =>
  `${publicUrl}/quote/${id}/${signature}`

/** The pro-forma of a quote. */
export const quotePaper = (
  { quote, items }: WholeQuote,
  { seller, publicUrl, now = new Date() }: { seller: Seller | undefined; publicUrl: string; now?: Date },
): Paper => {
  const payable = quote.netRials + quote.vatRials
  const id = figures.id(quote.id)
  const fact = (label: string, said: string): Fact => ({ label, text: said, isCode: false })
  return {
    brand: paperText.brand,
    title: text.title,
    number: id,
    badge: quote.validUntil <= now ? text.expired : null,
    size: 'a4',
    facts: [
      fact(text.number, id),
      fact(text.date, jalaliDay(quote.madeAt)),
      fact(text.until, text.lastDay(quote.validUntil)),
      fact(text.datacenter, quote.datacenter),
      ...(quote.title === null ? [] : [fact(text.about, quote.title)]),
    ],
    parties: [
      ...(seller ? [sellerParty(seller)] : []),
      {
        title: paperText.buyer,
        rows: [{ ...fact(paperText.party.name, quote.buyerName), isLong: false }],
      },
    ],
    table: {
      columns: Object.entries(text.columns).map(([name, title]) => ({ title, isWide: name === 'description' })),
      rows: items.flatMap(rowsOf),
      foot: null,
    },
    sums: [
      { label: text.sums.net, value: rials(quote.netRials) },
      { label: text.sums.vat(figures.percent(quote.vatPercent)), value: rials(quote.vatRials) },
      { label: text.sums.payable, value: figures.withUnit(payable) },
    ],
    words: { label: paperText.words, text: paperText.inWords(formatWords(payable)) },
    notes: [paperText.inRials, text.month, ...quoteText.promises(items, quote.validUntil), text.noInvoice],
    signatures: [],
    link: checkLink(publicUrl, quote),
    qrText: text.qr,
    footer: text.footer(id),
    page: paperText.page,
  }
}
