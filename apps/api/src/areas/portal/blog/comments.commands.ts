import type { CommandName } from '@sarv/contract/operator/command.titles.fa'
import { UsageError, type Command } from '../../../cli/command.ts'
import { noteOperator } from '../../../cli/operator-note.ts'
import { numberOf } from '../../../cli/words.rules.ts'
import { writing } from '../../../cli/writing.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import { decideComment, listAllComments } from './blog.service.ts'

const deciding = (event: CommandName, does: string, state: 'approved' | 'refused'): Command =>
  writing({
    parameters: 'COMMENT',
    does,
    run: async ([word], context) => {
      const id = numberOf('which comment', word)
      try {
        await inTransaction(context.db, async (trx) => {
          await decideComment(trx, id, state, null)
          await noteOperator(trx, context, { event, target: `comment:${id}` })
        })
      } catch (error) {
        if (error instanceof AppError) throw new UsageError(`comment ${id}: ${error.code}`)
        throw error
      }
      context.say(`${state}: comment ${id}`)
      return 0
    },
  })

/** `sarv comment ...` */
export const commentCommands: Readonly<Record<string, Command>> = {
  'comment list': {
    parameters: '',
    does: 'Lists the comments of the blog, those that wait first',
    run: async (_, { db, say }) => {
      const comments = await listAllComments(db)
      for (const { id, state, name, articleLink, content } of comments) {
        say(`${id}  ${state}, ${name}, below /${articleLink}:`)
        say(`    ${content.replaceAll('\n', ' ')}`)
      }
      if (comments.length === 0) say('nobody has said anything')
      return 0
    },
  },
  'comment approve': deciding('comment approve', 'Lets everyone read a comment', 'approved'),
  'comment refuse': deciding('comment refuse', 'Lets nobody read a comment, also where it was approved', 'refused'),
}
