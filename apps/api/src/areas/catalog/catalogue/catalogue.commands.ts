import { parseArgs } from 'node:util'
import type { Command, CommandContext } from '../../../cli/command.ts'
import { compareCatalogue } from './changes.service.ts'
import { CatalogueError, inOneLine, readCatalogue, type ReadCatalogue } from './files.service.ts'
import { applyCatalogue } from './catalogue.service.ts'

const folderOf = (words: string[], { catalogFolder }: CommandContext): string | undefined => {
  const { values } = parseArgs({ args: words, options: { folder: { type: 'string' } } })
  return values.folder ?? catalogFolder
}

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const sayAll = (say: CommandContext['say'], { problems }: CatalogueError): number => {
  for (const problem of problems) say(inOneLine(problem))
  say(`${countOf(problems.length, 'mistake')}; nothing was changed.`)
  return 1
}

/** A command on files that are right; whatever is wrong in them is said, all of it. */
const onCatalogue =
  (work: (read: ReadCatalogue, context: CommandContext) => Promise<number>): Command['run'] =>
  async (words, context) => {
    try {
      return await work(await readCatalogue(folderOf(words, context)), context)
    } catch (error) {
      if (error instanceof CatalogueError) return sayAll(context.say, error)
      throw error
    }
  }

/** `sarv catalog ...` */
export const catalogueCommands: Readonly<Record<string, Command>> = {
  'catalog check': {
    parameters: '[--folder FOLDER]',
    does: 'Says what is wrong in the files of the catalogue, with line and column',
    run: onCatalogue(({ catalogue: { products, bundles, images } }, { say }) => {
      const counts = [
        countOf(products.length, 'product'),
        countOf(bundles.length, 'bundle'),
        countOf(images.length, 'image'),
      ]
      say(`right: ${counts.join(', ')}`)
      return Promise.resolve(0)
    }),
  },
  'catalog diff': {
    parameters: '[--folder FOLDER]',
    does: 'Says what the files would change, and what they must not',
    run: onCatalogue(async ({ catalogue, at }, { db, say }) => {
      const { lines, refused } = await compareCatalogue(db, catalogue)
      for (const line of lines) say(line)
      if (refused.length > 0) throw new CatalogueError(refused.map(at))
      say(lines.length === 0 ? 'nothing would change' : `${countOf(lines.length, 'change')}; apply writes them.`)
      return 0
    }),
  },
  'catalog apply': {
    parameters: '[--folder FOLDER]',
    does: 'Sells from now on what the files say; prices that were said stay, newer ones follow them',
    run: onCatalogue(async (read, { db, say }) => {
      const { lines } = await applyCatalogue(db, read)
      for (const line of lines) say(line)
      say(lines.length === 0 ? 'nothing has changed' : `${countOf(lines.length, 'change')} written`)
      return 0
    }),
  },
}
