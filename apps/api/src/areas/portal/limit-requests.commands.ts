import { parseArgs } from 'node:util'
import { limitMost } from '@sarv/contract/portal/limit-requests/limit-requests.schemas'
import { UsageError, type Command, type CommandContext } from '../../cli/command.ts'
import { noteOperator } from '../../cli/operator-note.ts'
import { writing, type WritingContext } from '../../cli/writing.ts'
import { inTransaction } from '../../db/transaction.ts'
import { answerRequest, type LimitAnswer } from './limit-requests.service.ts'
import { findLimitRequest, listOpenRequests } from './limit-requests.store.ts'

const readRequest = async ({ db }: CommandContext, word: string | undefined) => {
  const request = /^\d{1,9}$/.test(word ?? '') ? await findLimitRequest(db, Number(word)) : undefined
  if (!request) throw new UsageError('which request? Give the number that `limits requests` says.')
  return request
}

const answer = async (
  context: WritingContext,
  { id, customerId }: { id: number; customerId: number },
  given: LimitAnswer,
): Promise<void> =>
  inTransaction(context.db, async (trx) => {
    if (!(await answerRequest(trx, context, id, given))) throw new UsageError(`request ${id} has ended already`)
    const event = given.granted === null ? 'limits refuse' : 'limits grant'
    await noteOperator(trx, context, { event, target: `limit-request:${id}`, customerId, data: given })
  })

const amountOf = (text: string | undefined, wanted: number): number => {
  const amount = Number(text ?? wanted)
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > limitMost) {
    throw new UsageError(`--amount takes a whole number up to ${limitMost}`)
  }
  return amount
}

/** `sarv limits ...`, of what customers ask for. */
export const limitRequestCommands: Readonly<Record<string, Command>> = {
  'limits requests': {
    parameters: '',
    does: 'Lists what customers ask for beyond their limits, the oldest first',
    run: async (_, { db, say }) => {
      const open = await listOpenRequests(db)
      for (const { id, customerId, customer, item, had, wanted, reason, createdAt } of open) {
        say(`${id}  ${createdAt.toISOString()}  customer ${customerId}, ${customer}: ${item} ${had} -> ${wanted}`)
        say(`    ${reason.replaceAll('\n', ' ')}`)
      }
      if (open.length === 0) say('nothing is asked for')
      return 0
    },
  },
  'limits grant': writing({
    parameters: 'REQUEST [--amount N] [--answer TEXT]',
    does: 'Raises the limit to what was asked for, or to N, and tells the customer',
    run: async (words, context) => {
      const options = { amount: { type: 'string' }, answer: { type: 'string' } } as const
      const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
      const request = await readRequest(context, positionals[0])
      const granted = amountOf(values.amount, request.wanted)
      if (granted <= request.had) throw new UsageError(`the limit is ${request.had} already: grant more than that`)
      await answer(context, request, { granted, answer: values.answer ?? null })
      context.say(`granted: ${request.item} ${granted} for customer ${request.customerId}`)
      return 0
    },
  }),
  'limits refuse': writing({
    parameters: 'REQUEST --answer TEXT',
    does: 'Refuses a request, and tells the customer why',
    run: async (words, context) => {
      const options = { answer: { type: 'string' } } as const
      const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
      const request = await readRequest(context, positionals[0])
      if (!values.answer?.trim()) throw new UsageError('why? The customer reads --answer.')
      await answer(context, request, { granted: null, answer: values.answer.trim() })
      context.say(`refused: request ${request.id}`)
      return 0
    },
  }),
}
