import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const othersBits = 0o077

const takeFromOthers = async (path: string): Promise<void> => {
  const { mode } = await lstat(path)
  if (mode & othersBits) await chmod(path, mode & 0o700)
}

/**
 * Nobody but the user that Sarv runs as reads or writes the data folder, also where the folder was made by someone else or
 * its files by an older version. Links are not followed: what they point to is not ours.
 */
export const makePrivate = async (folder: string): Promise<void> => {
  await takeFromOthers(folder)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await makePrivate(path)
    else if (entry.isFile()) await takeFromOthers(path)
  }
}
