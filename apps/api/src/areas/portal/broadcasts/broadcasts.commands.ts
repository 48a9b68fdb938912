import { parseArgs } from 'node:util'
import { productCategory } from '@sarv/contract/enums'
import { UsageError, type Command } from '../../../cli/command.ts'
import { noteOperator } from '../../../cli/operator-note.ts'
import { writing } from '../../../cli/writing.ts'
import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import {
  cancelBroadcast,
  judgeAudience,
  listAllBroadcasts,
  startBroadcast,
  type Audience,
} from './broadcasts.service.ts'

const idOf = (word: string | undefined): number => {
  if (!/^\d{1,9}$/.test(word ?? '')) throw new UsageError('which message? `broadcast list` says the numbers.')
  return Number(word)
}

const textOf = (value: string | undefined, what: string): string => {
  const text = value?.trim() ?? ''
  if (text.length < 3) throw new UsageError(`${what} is missing`)
  return text
}

const audiences = 'all, identified, datacenter:NUMBER or product:NAME'

/** `--to`: never everybody by default. */
const audienceOf = async (db: Db, word: string | undefined): Promise<Audience> => {
  if (word === 'all' || word === 'identified') return { kind: word }
  const [kind, target = ''] = word?.split(':') ?? []
  if (kind !== 'datacenter' && kind !== 'product') throw new UsageError(`whom to? Give --to: ${audiences}.`)
  const product = productCategory.values.find(({ name }) => name === target)
  return judgeAudience(db, kind, kind === 'product' ? product?.id : Number(target) || undefined)
}

const orUsage = async <Answer>(what: string, act: Promise<Answer>): Promise<Answer> => {
  try {
    return await act
  } catch (error) {
    if (error instanceof AppError) throw new UsageError(`${what}: ${error.code}`)
    throw error
  }
}

/** `sarv broadcast ...`: messages to many, for when nobody can sign in to the pages of operators. */
export const broadcastCommands: Readonly<Record<string, Command>> = {
  'broadcast list': {
    parameters: '',
    does: 'Lists messages to many customers, the newest first, with how many have them',
    run: async (_, { db, say }) => {
      const broadcasts = await listAllBroadcasts(db)
      for (const { id, state, sentCount, peopleCount, audience, targetId, subject } of broadcasts) {
        const to = targetId === null ? audience : `${audience}:${targetId}`
        say(`${id}  ${state}, ${sentCount} of ${peopleCount}, to ${to}: ${subject}`)
      }
      if (broadcasts.length === 0) say('nothing was sent')
      return 0
    },
  },
  'broadcast publish': writing({
    parameters: '--to AUDIENCE --subject TEXT --text MARKDOWN',
    does: `Sends a message to many customers: ${audiences}`,
    run: async (words, context) => {
      const options = { to: { type: 'string' }, subject: { type: 'string' }, text: { type: 'string' } } as const
      const { values } = parseArgs({ args: words, options })
      const subject = textOf(values.subject, '--subject')
      const content = textOf(values.text, '--text')
      const { id, peopleCount } = await orUsage(
        'not sent',
        inTransaction(context.db, async (trx) => {
          const audience = await audienceOf(trx, values.to)
          const made = await startBroadcast(trx, { subject, content, audience, operatorId: null })
          const data = { subject, ...audience, peopleCount: made.peopleCount }
          await noteOperator(trx, context, { event: 'broadcast publish', target: `broadcast:${made.id}`, data })
          return made
        }),
      )
      context.say(`going out: message ${id} to ${peopleCount} people`)
      return 0
    },
  }),
  'broadcast withdraw': writing({
    parameters: 'BROADCAST',
    does: 'Stops a message that still goes out; whoever has it keeps it',
    run: async ([word], context) => {
      const id = idOf(word)
      await orUsage(
        `message ${id}`,
        inTransaction(context.db, async (trx) => {
          await cancelBroadcast(trx, id)
          await noteOperator(trx, context, { event: 'broadcast withdraw', target: `broadcast:${id}` })
        }),
      )
      context.say(`stopped: message ${id}`)
      return 0
    },
  }),
}
