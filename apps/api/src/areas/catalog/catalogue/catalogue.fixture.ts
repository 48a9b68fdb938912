import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findCommand } from '../../../cli/commands.ts'
import type { Db } from '../../../db/connection.ts'
import { createSecretBox } from '../../../secrets.ts'
import { ownFolder } from './files.service.ts'

export interface CatalogueCopy {
  folder: string
  /** Writes something else in a file; throws where it does not hold the first. */
  edit(file: string, from: string | RegExp, to: string): Promise<void>
  remove(): Promise<void>
}

/** The files that come with Sarv, in a folder of the test. */
export const copyCatalogue = async (): Promise<CatalogueCopy> => {
  const folder = await mkdtemp(join(tmpdir(), 'sarv-catalogue-'))
  await cp(ownFolder, folder, { recursive: true })
  return {
    folder,
    edit: async (file, from, to) => {
      const path = join(folder, file)
      const text = await readFile(path, 'utf8')
      const changed = text.replace(from, to)
      if (changed === text) throw new Error(`${file} does not hold ${String(from)}`)
      await writeFile(path, changed)
    },
    remove: () => rm(folder, { recursive: true }),
  }
}

/** What an operator types, for the files of a folder, and what is printed. */
export const runCatalogueCommand = async (db: Db, folder: string, words: readonly string[]) => {
  const lines: string[] = []
  const { command, rest } = findCommand([...words])!
  const code = await command.run(rest, {
    db,
    secrets: createSecretBox(randomBytes(32)),
    openEngines: () => Promise.reject(new Error('no engine is needed')),
    say: (line) => lines.push(line),
    publicUrl: 'http://localhost:3000',
    catalogFolder: folder,
  })
  return { code, lines, text: lines.join('\n') }
}
