import { parseArgs } from 'node:util'
import type { CommandName } from '@sarv/contract/operator/command.titles.fa'
import { UsageError, type Command } from '../../../cli/command.ts'
import { noteOperator } from '../../../cli/operator-note.ts'
import { numberOf, textOf } from '../../../cli/words.rules.ts'
import { writing, type WritingContext } from '../../../cli/writing.ts'
import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import { disableCustomer, enableCustomer } from './operator-customers.service.ts'

/** It is noted by the command itself. */
const unnoted = () => undefined

const change = async (
  context: WritingContext,
  { id, event }: { id: number; event: CommandName },
  act: (trx: Db) => Promise<void>,
): Promise<void> => {
  try {
    await inTransaction(context.db, async (trx) => {
      await act(trx)
      await noteOperator(trx, context, { event, target: `customer:${id}`, customerId: id })
    })
  } catch (error) {
    if (error instanceof AppError) throw new UsageError(`customer ${id}: ${error.code}`)
    throw error
  }
}

/** `sarv customer ...`, of whether anybody gets in: for when nobody can sign in to the pages of operators. */
export const operatorCustomerCommands: Readonly<Record<string, Command>> = {
  'customer close': writing({
    parameters: 'CUSTOMER --answer TEXT',
    does: 'Closes an account: nobody gets in, what runs keeps running and costs; its owners read the answer',
    run: async (words, context) => {
      const options = { answer: { type: 'string' } } as const
      const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
      const id = numberOf('which customer', positionals[0])
      const answer = textOf('answer', values.answer)
      await change(context, { id, event: 'customer close' }, (trx) =>
        disableCustomer(trx, context, id, answer, unnoted),
      )
      context.say(`closed: customer ${id}`)
      return 0
    },
  }),
  'customer open': writing({
    parameters: 'CUSTOMER',
    does: 'Opens a closed account again, and tells its owners',
    run: async ([word], context) => {
      const id = numberOf('which customer', word)
      await change(context, { id, event: 'customer open' }, (trx) => enableCustomer(trx, context, id, unnoted))
      context.say(`open: customer ${id}`)
      return 0
    },
  }),
}
