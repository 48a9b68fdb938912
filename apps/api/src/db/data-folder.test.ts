import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makePrivate } from './data-folder.ts'
import { openEmbedded } from './embedded.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sarv-data-'))
})
afterEach(() => rm(folder, { recursive: true }))

const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777

/** What others could read, write or enter. */
const openToOthers = async (root: string): Promise<string[]> => {
  const names = ['.', ...(await readdir(root, { recursive: true }))]
  const modes = await Promise.all(names.map(async (name) => [name, await modeOf(join(root, name))] as const))
  return modes.filter(([, mode]) => mode & 0o077).map(([name]) => name)
}

it('takes a folder from others that was there before, and leaves what links point to alone', async () => {
  const data = join(folder, 'data')
  const outside = join(folder, 'outside')
  await mkdir(join(data, 'database', 'base'), { recursive: true })
  await writeFile(outside, '')
  for (const name of ['secret.key', 'database/PG_VERSION', 'database/base/1']) await writeFile(join(data, name), '')
  await symlink(outside, join(data, 'link'))
  for (const name of await readdir(data, { recursive: true })) await chmod(join(data, name), 0o777)
  await chmod(data, 0o777)

  await makePrivate(data)
  expect(await openToOthers(data)).toEqual(['link'])
  expect(await modeOf(join(data, 'database', 'base'))).toBe(0o700)
  expect(await modeOf(outside)).toBe(0o777)
})

it('opens the embedded database in a folder of which others get nothing', { timeout: 120_000 }, async () => {
  const data = join(folder, 'data')
  await mkdir(data, { mode: 0o777 })
  await chmod(data, 0o777)
  const umask = process.umask(0o077)
  try {
    const first = await openEmbedded({ dataFolder: data })
    await first.rawQuery('create table made_later (id int)')
    await first.close()
    expect(await openToOthers(data)).toEqual([])
  } finally {
    process.umask(umask)
  }
})
