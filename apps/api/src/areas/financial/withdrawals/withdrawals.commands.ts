import { parseArgs } from 'node:util'
import type { CommandName } from '@sarv/contract/operator/command.titles.fa'
import { UsageError, type Command } from '../../../cli/command.ts'
import { noteOperator } from '../../../cli/operator-note.ts'
import { writing } from '../../../cli/writing.ts'
import type { Db } from '../../../db/connection.ts'
import { openPersonal } from '../../../db/personal-data.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import { numberOf, textOf } from '../../../cli/words.rules.ts'
import { confirmWithdrawal, refuseWithdrawal, releaseWithdrawal, takeInHand } from './withdrawals.service.ts'
import { listOpen, type Withdrawal } from './withdrawals.store.ts'

const orUsage = async <Result>(id: number, work: Promise<Result>): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError) throw new UsageError(`withdrawal ${id}: ${error.code}`)
    throw error
  }
}

interface Act {
  parameters: string
  does: string
  /** The command line is nobody among the operators: what they have in hand stays theirs until it is released. */
  act(trx: Db, id: number, said: { reason: string; reference: string | undefined }): Promise<Withdrawal>
  says(withdrawal: Withdrawal): string
}

const options = { reference: { type: 'string' } } as const

/** A command about one request, in one transaction. */
const aboutRequest = (event: CommandName, { parameters, does, act, says }: Act): Command =>
  writing({
    parameters,
    does,
    run: async (words, context) => {
      const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
      const id = numberOf('which request', positionals[0])
      const { reference } = values
      const withdrawal = await orUsage(
        id,
        inTransaction(context.db, async (trx) => {
          const changed = await act(trx, id, { reason: context.reason, reference })
          const { customerId, rials } = changed
          await noteOperator(trx, context, {
            event,
            target: `withdrawal:${id}`,
            customerId,
            data: { rials, reference },
          })
          return changed
        }),
      )
      context.say(says(withdrawal))
      return 0
    },
  })

const hand = ({ state, takenBy }: Withdrawal): string => {
  if (state === 'requested') return 'waits'
  return takenBy === null ? 'in hand on the command line' : `in the hand of operator ${takenBy}`
}

/** `sarv withdrawal ...` */
export const withdrawalCommands: Readonly<Record<string, Command>> = {
  'withdrawal list': {
    parameters: '',
    does: 'Lists the requests that wait or are in hand, the oldest first, with the account to pay to',
    run: async (_, { db, secrets, say }) => {
      for (const withdrawal of await listOpen(db)) {
        const { id, customerId, rials, holderName, askedAt } = withdrawal
        const account = `${openPersonal(secrets, withdrawal.shebaSecret, 'sheba')} (${holderName})`
        const since = askedAt.toISOString()
        say(`${id}  customer ${customerId}, ${rials} rials to ${account}, since ${since}; ${hand(withdrawal)}`)
      }
      return 0
    },
  },
  'withdrawal take': aboutRequest('withdrawal take', {
    parameters: 'ID',
    does: 'Takes it in hand, before the money is sent: its customer cannot take it back any more',
    act: (trx, id) => takeInHand(trx, id, null, new Date()),
    says: ({ rials, customerId }) => `in hand: send ${rials} rials to customer ${customerId}, then say it is paid`,
  }),
  'withdrawal release': aboutRequest('withdrawal release', {
    parameters: 'ID',
    does: 'Lets it wait again: nobody has sent the money',
    act: (trx, id) => releaseWithdrawal(trx, id),
    says: ({ rials, customerId }) => `waits again: ${rials} rials to customer ${customerId}`,
  }),
  'withdrawal paid': aboutRequest('withdrawal paid', {
    parameters: 'ID --reference TEXT',
    does: 'Says that the money was sent, by the number of the transfer',
    act: (trx, id, { reference }) =>
      confirmWithdrawal(trx, id, null, { bankReference: textOf('reference', reference), at: new Date() }),
    says: ({ rials, customerId }) => `paid: ${rials} rials to customer ${customerId}`,
  }),
  'withdrawal refuse': aboutRequest('withdrawal refuse', {
    parameters: 'ID',
    does: 'Puts the money back into the wallet; the customer reads the reason',
    act: (trx, id, { reason }) => refuseWithdrawal(trx, id, null, { reason, at: new Date() }),
    says: ({ rials, customerId }) => `refused: ${rials} rials are back in the wallet of customer ${customerId}`,
  }),
}
