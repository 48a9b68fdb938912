import { UsageError, type Command } from '../../../cli/command.ts'
import { noteOperator } from '../../../cli/operator-note.ts'
import { numberOf } from '../../../cli/words.rules.ts'
import { writing } from '../../../cli/writing.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import { startMailing } from './newsletter.service.ts'

/** `sarv article send` */
export const newsletterCommands: Readonly<Record<string, Command>> = {
  'article send': writing({
    parameters: 'ARTICLE',
    does: 'Mails a published article to the newsletter, once; the worker sends it in batches',
    run: async ([word], context) => {
      const id = numberOf('which article', word)
      try {
        const peopleCount = await inTransaction(context.db, async (trx) => {
          const count = await startMailing(trx, id, null)
          const data = { peopleCount: count }
          await noteOperator(trx, context, { event: 'article send', target: `article:${id}`, data })
          return count
        })
        context.say(`going out: article ${id} to ${peopleCount} people`)
      } catch (error) {
        if (error instanceof AppError) throw new UsageError(`article ${id}: ${error.code}`)
        throw error
      }
      return 0
    },
  }),
}
