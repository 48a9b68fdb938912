import type { CommandName } from '@sarv/contract/operator/command.titles.fa'
import { UsageError, type Command } from '../../../cli/command.ts'
import { noteOperator } from '../../../cli/operator-note.ts'
import { writing, type WritingContext } from '../../../cli/writing.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import { listAllArticles, setPublished } from './blog.service.ts'

const idOf = (word: string | undefined): number => {
  if (!/^\d{1,9}$/.test(word ?? '')) throw new UsageError('which article? `article list` says the numbers.')
  return Number(word)
}

const stateOf = (publishedAt: Date | null): string => {
  if (publishedAt === null) return 'draft'
  return `${publishedAt > new Date() ? 'from' : 'since'} ${publishedAt.toISOString()}`
}

const change = async (
  context: WritingContext,
  { id, event, at }: { id: number; event: CommandName; at: Date | null },
): Promise<string> => {
  try {
    return await inTransaction(context.db, async (trx) => {
      const { title } = await setPublished(trx, id, at)
      await noteOperator(trx, context, { event, target: `article:${id}` })
      return title
    })
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw new UsageError(`there is no article ${id}`)
    throw error
  }
}

/** `sarv article ...`: writing is for the pages of operators, taking something off the blog must not wait for them. */
export const articleCommands: Readonly<Record<string, Command>> = {
  'article list': {
    parameters: '',
    does: 'Lists the articles of the blog, with drafts',
    run: async (_, { db, say }) => {
      const articles = await listAllArticles(db)
      for (const { id, link, title, publishedAt } of articles) say(`${id}  ${stateOf(publishedAt)}  /${link}: ${title}`)
      if (articles.length === 0) say('there are no articles')
      return 0
    },
  },
  'article publish': writing({
    parameters: 'ARTICLE',
    does: 'Shows an article to everyone from now on',
    run: async ([word], context) => {
      const id = idOf(word)
      const title = await change(context, { id, event: 'article publish', at: new Date() })
      context.say(`published: article ${id}, ${title}`)
      return 0
    },
  }),
  'article withdraw': writing({
    parameters: 'ARTICLE',
    does: 'Takes an article off the blog; it stays as a draft',
    run: async ([word], context) => {
      const id = idOf(word)
      const title = await change(context, { id, event: 'article withdraw', at: null })
      context.say(`withdrawn: article ${id}, ${title}`)
      return 0
    },
  }),
}
