import type { CommandName } from '@sarv/contract/operator/command.titles.fa'
import { operations } from '../areas/areas.ts'
import { listWork, retryFor, settleFor } from '../areas/operator/operator-operations/operator-operations.service.ts'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../errors/app-error.ts'
import { UsageError, type Command } from './command.ts'
import { noteOperator } from './operator-note.ts'
import { numberOf } from './words.rules.ts'
import { writing } from './writing.ts'

interface About {
  event: CommandName
  does: string
  /** Answers what to print. */
  act(trx: Db, id: number, note: (note: { customerId?: number }) => void): Promise<string>
}

/** A command about one operation of any customer, in one transaction. */
const aboutOperation = ({ event, does, act }: About): Command =>
  writing({
    parameters: 'OPERATION',
    does,
    run: async ([word], context) => {
      const id = numberOf('which operation', word)
      try {
        const line = await inTransaction(context.db, async (trx) => {
          let about: { customerId?: number } = {}
          const said = await act(trx, id, (note) => {
            about = note
          })
          await noteOperator(trx, context, { event, target: `operation:${id}`, ...about })
          return said
        })
        context.say(line)
      } catch (error) {
        if (error instanceof AppError) throw new UsageError(`operation ${id}: ${error.code}`)
        throw error
      }
      return 0
    },
  })

/** `sarv operation ...` */
export const operationCommands: Readonly<Record<string, Command>> = {
  'operation list': {
    parameters: '',
    does: 'Lists the operations of all customers that failed in the last 30 days, what needs a person first',
    run: async (_, { db, say }) => {
      const failed = await listWork(db, 'failed')
      for (const { id, needsHand, canRetry, customerId, customer, serviceType, serviceName, ...operation } of failed) {
        const state = [...(needsHand ? ['NEEDS A PERSON'] : []), ...(canRetry ? ['can be tried again'] : [])]
        say(`${id}  ${operation.endDate}  ${[`${serviceType} ${serviceName}`, ...state].join(', ')}`)
        say(`    customer ${customerId}, ${customer}: ${operation.sentence}. ${operation.reason ?? ''}`.trimEnd())
      }
      if (failed.length === 0) say('nothing failed')
      return 0
    },
  },
  'operation retry': aboutOperation({
    event: 'operation retry',
    does: 'Does a failed operation again; a worker takes it up',
    act: async (trx, id, note) => {
      const { operationId } = await retryFor(trx, operations, id, note)
      return `begun: operation ${operationId}`
    },
  }),
  'operation settle': aboutOperation({
    event: 'operation settle',
    does: 'Says that what was left of a failed operation is mended',
    act: async (trx, id, note) => {
      await settleFor(trx, id, note)
      return `settled: operation ${id}`
    },
  }),
}
