import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDataFolder } from './data-folder-lock.ts'
import { DataFolderLocked } from './errors.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sarv-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

const lockFile = () => join(folder, 'lock')

describe('the lock of the data folder', () => {
  it('lets one in, and the next one after that has left', async () => {
    const unlock = await lockDataFolder(folder)
    await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderLocked)
    await unlock()
    await (
      await lockDataFolder(folder)
    )()
    expect(await readdir(folder)).toEqual([])
  })

  it('names the living process that has it', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    await once(other, 'spawn')
    await writeFile(lockFile(), JSON.stringify({ pid: other.pid }))
    await expect(lockDataFolder(folder)).rejects.toMatchObject({ pid: other.pid, folder })
    other.kill('SIGKILL')
    await once(other, 'exit')
    await (
      await lockDataFolder(folder)
    )()
  })

  it.each([
    ['of a process that has ended', JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' })],
    ['of a process whose number now belongs to another', JSON.stringify({ pid: process.ppid, startedAt: '1' })],
    ['of an earlier process with our own number', JSON.stringify({ pid: process.pid, startedAt: '1' })],
    ['that was cut short', '{"pid":'],
    ['that is empty', ''],
  ])('is taken over when it is one %s', async (_, content) => {
    await writeFile(lockFile(), content)
    const unlock = await lockDataFolder(folder)
    expect(JSON.parse(await readFile(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid })
    await unlock()
  })

  it('lets exactly one of many take over a stale lock', async () => {
    await writeFile(lockFile(), JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' }))
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  })
})
