import { parseArgs } from 'node:util'
import { UsageError, type Command, type CommandContext } from '../../../cli/command.ts'
import { noteOperator } from '../../../cli/operator-note.ts'
import { writing } from '../../../cli/writing.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import { cancelInvoice } from '../invoices/invoices.service.ts'
import { beginRefund, settleRefund } from '../payments/card-refund.service.ts'
import { listRefunding } from '../payments/payments.store.ts'
import { refundInvoice, refundToWallet } from './refunds.service.ts'
import { numberOf, textOf } from '../../../cli/words.rules.ts'

const options = {
  rials: { type: 'string' },
  key: { type: 'string' },
  invoice: { type: 'string' },
  to: { type: 'string' },
} as const
const read = (words: string[]) => parseArgs({ args: words, allowPositionals: true, options })

const orUsage = async <Result>(what: string, work: Promise<Result>): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError) throw new UsageError(`${what}: ${error.code}`)
    throw error
  }
}

const writerOf = ({ secrets, publicUrl }: CommandContext) => ({ secrets, publicUrl, now: () => new Date() })

const placeOf = (word: string | undefined): 'card' | 'wallet' => {
  if (word !== 'card' && word !== 'wallet') throw new UsageError('--to is card or wallet')
  return word
}

/** `sarv refund ...`, `sarv invoice cancel` */
export const refundCommands: Readonly<Record<string, Command>> = {
  'refund wallet': writing({
    parameters: 'CUSTOMER --rials N --key TEXT [--invoice ID]',
    does: 'Gives money of a service back to the wallet, with the VAT in it, and writes the invoice of return; the same key again gives nothing',
    run: async (words, context) => {
      const { values, positionals } = read(words)
      const customerId = numberOf('which customer', positionals[0])
      const rials = numberOf('how many --rials', values.rials)
      const key = textOf('key', values.key)
      const invoiceId = values.invoice === undefined ? undefined : numberOf('which --invoice', values.invoice)
      const { reason } = context
      const work = inTransaction(context.db, async (trx) => {
        const known = await trx.selectFrom('customers').where('id', '=', customerId).select('id').executeTakeFirst()
        if (!known) throw new UsageError(`there is no customer ${customerId}`)
        const posted = await refundToWallet(trx, { customerId, rials, reason, key, invoiceId })
        const data = { rials: posted.rials }
        const note = { event: 'refund wallet' as const, target: `refund:${key}`, customerId, data }
        if (posted.isNew) await noteOperator(trx, context, note)
        return posted
      })
      const { isNew, rials: given } = await orUsage(`customer ${customerId}`, work)
      context.say(
        isNew ? `given back: ${given} rials to customer ${customerId}` : `nothing: ${key} was given back before`,
      )
      return 0
    },
  }),
  'refund invoice': writing({
    parameters: 'ID',
    does: 'Gives all of a paid invoice back to the wallet, once',
    run: async (words, context) => {
      const { positionals } = read(words)
      const id = numberOf('which invoice', positionals[0])
      const { reason } = context
      const work = inTransaction(context.db, async (trx) => {
        const posted = await refundInvoice(trx, { id, reason })
        const { customerId, rials } = posted
        const note = { event: 'refund invoice' as const, target: `invoice:${id}`, customerId, data: { rials } }
        if (posted.isNew) await noteOperator(trx, context, note)
        return posted
      })
      const { isNew, rials, customerId } = await orUsage(`invoice ${id}`, work)
      context.say(isNew ? `given back: ${rials} rials to customer ${customerId}` : `nothing: it was given back before`)
      return 0
    },
  }),
  'refund payment': writing({
    parameters: 'ID',
    does: 'Gives a credited payment back to its card, once, where the money is still in the wallet; the worker asks the bank',
    run: async (words, context) => {
      const { positionals } = read(words)
      const id = numberOf('which payment', positionals[0])
      const { reason } = context
      const work = inTransaction(context.db, async (trx) => {
        const begun = await beginRefund(trx, writerOf(context), { id, reason })
        const { customerId, amountRials: rials } = begun.payment
        const note = { event: 'refund payment' as const, target: `payment:${id}`, customerId, data: { rials } }
        if (begun.isNew) await noteOperator(trx, context, note)
        return begun
      })
      const { isNew, payment } = await orUsage(`payment ${id}`, work)
      context.say(
        isNew
          ? `out of the wallet: ${payment.amountRials} rials of customer ${payment.customerId}; the bank is asked now`
          : `nothing: it ${payment.state === 'refunded' ? 'is on the card' : 'is on its way'} already`,
      )
      return 0
    },
  }),
  'refund list': {
    parameters: '',
    does: 'Lists the payments on their way to a card that the bank has not answered for',
    run: async (_, { db, say }) => {
      for (const { id, customerId, amountRials, refundAskedAt, askAt } of await listRefunding(db)) {
        const next = askAt === null ? 'NOBODY ASKS ANY MORE: call the bank' : `asked again at ${askAt.toISOString()}`
        say(`${id}  customer ${customerId}, ${amountRials} rials, since ${refundAskedAt?.toISOString()}, ${next}`)
      }
      return 0
    },
  },
  'refund settle': writing({
    parameters: 'ID --to card|wallet',
    does: 'Says where the money of a refund is that the bank has not answered for, after somebody has called it',
    run: async (words, context) => {
      const { values, positionals } = read(words)
      const id = numberOf('which payment', positionals[0])
      const { reason } = context
      const place = placeOf(values.to)
      const work = inTransaction(context.db, async (trx) => {
        const { customerId, amountRials: rials } = await settleRefund(trx, writerOf(context), { id, place, reason })
        const data = { rials, place }
        await noteOperator(trx, context, { event: 'refund settle', target: `payment:${id}`, customerId, data })
      })
      await orUsage(`payment ${id}`, work)
      context.say(`settled: its money is ${place === 'card' ? 'on the card' : 'back in the wallet'}`)
      return 0
    },
  }),
  'invoice cancel': writing({
    parameters: 'ID',
    does: 'Nobody pays this invoice any more',
    run: async (words, context) => {
      const { positionals } = read(words)
      const id = numberOf('which invoice', positionals[0])
      const work = inTransaction(context.db, async (trx) => {
        const { customerId } = await cancelInvoice(trx, id, new Date())
        const note = { event: 'invoice cancel' as const, target: `invoice:${id}`, customerId }
        await noteOperator(trx, context, note)
      })
      await orUsage(`invoice ${id}`, work)
      context.say(`cancelled: invoice ${id}`)
      return 0
    },
  }),
}
