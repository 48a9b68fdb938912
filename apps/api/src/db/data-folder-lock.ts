import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DataFolderLocked } from './errors.ts'

interface Holder {
  pid: number
  /** Tells a process from a later one with the same number; null where the system does not say. */
  startedAt: string | null
}

/** Folders this very process has open: its own pid in a lock file is stale only if the folder is not here. */
const openHere = new Set<string>()

/** Field 22 of /proc/<pid>/stat: clock ticks from boot to the start of the process. */
const startOf = async (pid: number): Promise<string | null> => {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name of the program stands in parentheses and may hold spaces.
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // it runs, as another user
  }
}

const isAlive = async (holder: Holder, folder: string): Promise<boolean> => {
  if (holder.pid === process.pid) return openHere.has(folder)
  if (!isRunning(holder.pid)) return false
  const startedAt = await startOf(holder.pid)
  return holder.startedAt === null || startedAt === null || startedAt === holder.startedAt
}

const readHolder = async (file: string): Promise<Holder | undefined> => {
  try {
    const { pid, startedAt } = JSON.parse(await readFile(file, 'utf8')) as Partial<Holder>
    return typeof pid === 'number' ? { pid, startedAt: startedAt ?? null } : undefined
  } catch {
    return undefined // absent, or cut short by a power loss: nobody's
  }
}

const takeoverIsStaleAfterMs = 10_000

/** Lets one process at a time look at the lock and replace it; held for a few milliseconds. */
const whileDeciding = async <T>(file: string, decide: () => Promise<T>): Promise<T> => {
  const guard = `${file}.deciding`
  for (;;) {
    try {
      await (await open(guard, 'wx')).close()
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const made = await stat(guard).catch(() => undefined)
      if (made && Date.now() - made.mtimeMs > takeoverIsStaleAfterMs) await rm(guard, { force: true })
      else await new Promise((done) => setTimeout(done, 20))
    }
  }
  try {
    return await decide()
  } finally {
    await rm(guard, { force: true })
  }
}

/**
 * The embedded database has no lock of its own, and two writers corrupt it. Takes the folder for this process, also from
 * one that died without giving it back. Answers the function that gives it back.
 */
export const lockDataFolder = async (dataFolder: string): Promise<() => Promise<void>> => {
  const folder = resolve(dataFolder)
  const file = join(folder, 'lock')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await whileDeciding(file, async () => {
    const holder = await readHolder(file)
    if (holder && (await isAlive(holder, folder))) throw new DataFolderLocked(folder, holder.pid)
    openHere.add(folder)
    await writeFile(`${file}.new`, JSON.stringify({ pid: process.pid, startedAt: await startOf(process.pid) }))
    await rename(`${file}.new`, file)
  })
  return async () => {
    openHere.delete(folder)
    await rm(file, { force: true })
  }
}
