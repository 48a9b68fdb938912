import { parseArgs } from 'node:util'
import { UsageError, type Command, type CommandContext } from '../../cli/command.ts'
import { noteOperator } from '../../cli/operator-note.ts'
import { writing } from '../../cli/writing.ts'
import { inTransaction } from '../../db/transaction.ts'
import { getLimitUsage, limitedItems, type Amounts } from '../../services/limits.service.ts'
import { changeLimits } from './limit-changes.service.ts'
import { findCustomerName } from './limits.store.ts'

const most = 1_000_000

const amountOf = (item: string, text: string): number => {
  const amount = Number(text)
  if (!/^\d+$/.test(text) || amount > most) throw new UsageError(`--${item} takes a whole number up to ${most}`)
  return amount
}

const readCustomer = async ({ db }: CommandContext, word: string | undefined) => {
  const id = /^\d{1,15}$/.test(word ?? '') ? Number(word) : Number.NaN
  const name = Number.isNaN(id) ? undefined : await findCustomerName(db, id)
  if (name === undefined) throw new UsageError('which customer? Give the id.')
  return { id, name }
}

const show = async (context: CommandContext, customer: { id: number; name: string }): Promise<void> => {
  const usage = await getLimitUsage(context.db, customer.id)
  context.say(`customer ${customer.id}, ${customer.name}`)
  for (const item of limitedItems)
    context.say(`${item.padEnd(14)}${String(usage[item].current).padStart(8)} of ${usage[item].max}`)
}

/** `sarv limits ...` */
export const limitCommands: Readonly<Record<string, Command>> = {
  'limits show': {
    parameters: 'CUSTOMER',
    does: 'Tells how much a customer has and may have',
    run: async ([word], context) => {
      await show(context, await readCustomer(context, word))
      return 0
    },
  },
  'limits set': writing({
    parameters: `CUSTOMER ${limitedItems.map((item) => `[--${item} N]`).join(' ')}`,
    does: 'Sets how much a customer may have; from then on nothing else changes it',
    run: async (words, context) => {
      const { values, positionals } = parseArgs({
        args: words,
        allowPositionals: true,
        options: Object.fromEntries(limitedItems.map((item) => [item, { type: 'string' }] as const)),
      })
      const customer = await readCustomer(context, positionals[0])
      const given = Object.entries(values).map(([item, text]) => [item, amountOf(item, String(text))] as const)
      if (given.length === 0) throw new UsageError(`say which: ${limitedItems.map((item) => `--${item} N`).join(', ')}`)
      const limits: Amounts = Object.fromEntries(given)
      await inTransaction(context.db, async (trx) => {
        await changeLimits(trx, context, customer.id, limits)
        const target = `customer:${customer.id}`
        await noteOperator(trx, context, { event: 'limits set', target, customerId: customer.id, data: { limits } })
      })
      await show(context, customer)
      return 0
    },
  }),
}
