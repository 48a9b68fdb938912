import { parseArgs } from 'node:util'
import { UsageError, type Command } from '../../../cli/command.ts'
import { noteOperator } from '../../../cli/operator-note.ts'
import { openPersonal } from '../../../db/personal-data.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import { numberOf, textOf } from '../refunds/words.rules.ts'
import { confirmWithdrawal, refuseWithdrawal } from './withdrawals.service.ts'
import { listRequested } from './withdrawals.store.ts'

const orUsage = async <Result>(id: number, work: Promise<Result>): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError) throw new UsageError(`withdrawal ${id}: ${error.code}`)
    throw error
  }
}

/** `sarv withdrawal ...` */
export const withdrawalCommands: Readonly<Record<string, Command>> = {
  'withdrawal list': {
    parameters: '',
    does: 'Lists the requests that wait, the oldest first, with the account to pay to',
    run: async (_, { db, secrets, say }) => {
      for (const { id, customerId, rials, holderName, shebaSecret, askedAt } of await listRequested(db)) {
        const sheba = openPersonal(secrets, shebaSecret)
        say(`${id}  customer ${customerId}, ${rials} rials to ${sheba} (${holderName}), since ${askedAt.toISOString()}`)
      }
      return 0
    },
  },
  'withdrawal paid': {
    parameters: 'ID --reference TEXT',
    does: 'Says that the money was sent, by the number of the transfer',
    run: async (words, context) => {
      const options = { reference: { type: 'string' } } as const
      const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
      const id = numberOf('which request', positionals[0])
      const reference = textOf('reference', values.reference)
      const { rials, customerId } = await orUsage(
        id,
        inTransaction(context.db, async (trx) => {
          const paid = await confirmWithdrawal(trx, id, reference, new Date())
          const data = { rials: paid.rials, reference }
          await noteOperator(trx, context, {
            event: 'withdrawal paid',
            target: `withdrawal:${id}`,
            customerId: paid.customerId,
            data,
          })
          return paid
        }),
      )
      context.say(`paid: ${rials} rials to customer ${customerId}`)
      return 0
    },
  },
  'withdrawal refuse': {
    parameters: 'ID --reason TEXT',
    does: 'Puts the money back into the wallet; the customer reads the reason',
    run: async (words, context) => {
      const options = { reason: { type: 'string' } } as const
      const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
      const id = numberOf('which request', positionals[0])
      const reason = textOf('reason', values.reason)
      const { rials, customerId } = await orUsage(
        id,
        inTransaction(context.db, async (trx) => {
          const refused = await refuseWithdrawal(trx, id, reason, new Date())
          await noteOperator(trx, context, {
            event: 'withdrawal refuse',
            target: `withdrawal:${id}`,
            customerId: refused.customerId,
            data: { rials: refused.rials, reason },
          })
          return refused
        }),
      )
      context.say(`refused: ${rials} rials are back in the wallet of customer ${customerId}`)
      return 0
    },
  },
}
