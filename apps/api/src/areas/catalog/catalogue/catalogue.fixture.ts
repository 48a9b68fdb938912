import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
