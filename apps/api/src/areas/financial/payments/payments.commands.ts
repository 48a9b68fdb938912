import { parseArgs } from 'node:util'
import { UsageError, type Command } from '../../../cli/command.ts'
import { noteOperator } from '../../../cli/operator-note.ts'
import { numberOf, textOf } from '../../../cli/words.rules.ts'
import { writing } from '../../../cli/writing.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import { listUnsettled } from './payments.store.ts'
import { askAgain, settleByHand, type MoneyPlace } from './settle-by-hand.service.ts'

const options = { to: { type: 'string' }, reference: { type: 'string' } } as const
const read = (words: string[]) => parseArgs({ args: words, allowPositionals: true, options })

const orUsage = async <Result>(id: number, work: Promise<Result>): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError) throw new UsageError(`payment ${id}: ${error.code}`)
    throw error
  }
}

const placeOf = (word: string | undefined): MoneyPlace => {
  if (word !== 'card' && word !== 'wallet') throw new UsageError('--to is card or wallet')
  return word
}

/** `sarv payment ...` */
export const paymentCommands: Readonly<Record<string, Command>> = {
  'payment list': {
    parameters: '',
    does: 'Lists the payments whose bank has not said where their money is',
    run: async (_, { db, say }) => {
      for (const { id, customerId, amountRials, state, createdAt, askAt } of await listUnsettled(db)) {
        const next = askAt === null ? 'nobody asks' : `asked again at ${askAt.toISOString()}`
        say(`${id}  customer ${customerId}, ${amountRials} rials, ${state}, since ${createdAt.toISOString()}, ${next}`)
      }
      return 0
    },
  },
  'payment ask': writing({
    parameters: 'ID',
    does: 'Has the bank asked about a payment again at once; the worker asks',
    run: async (words, context) => {
      const id = numberOf('which payment', read(words).positionals[0])
      const work = inTransaction(context.db, async (trx) => {
        const { customerId } = await askAgain(trx, id, new Date())
        await noteOperator(trx, context, { event: 'payment ask', target: `payment:${id}`, customerId })
      })
      await orUsage(id, work)
      context.say(`asked: payment ${id}`)
      return 0
    },
  }),
  'payment settle': writing({
    parameters: 'ID --to card|wallet --reference TEXT',
    does: 'Says where the money of a payment is that the bank has not answered for, after somebody has called it',
    run: async (words, context) => {
      const { values, positionals } = read(words)
      const id = numberOf('which payment', positionals[0])
      const place = placeOf(values.to)
      const reference = textOf('reference', values.reference)
      const writer = { secrets: context.secrets, publicUrl: context.publicUrl, now: () => new Date() }
      const work = inTransaction(context.db, async (trx) => {
        const { customerId, amountRials: rials } = await settleByHand(trx, writer, { id, place, reference })
        const data = { rials, place, reference }
        await noteOperator(trx, context, { event: 'payment settle', target: `payment:${id}`, customerId, data })
      })
      await orUsage(id, work)
      context.say(`settled: its money is ${place === 'card' ? 'on the card' : 'in the wallet'}`)
      return 0
    },
  }),
}
