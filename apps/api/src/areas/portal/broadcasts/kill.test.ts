import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inheritedEnv } from '../../../testing/inherited-env.ts'

const victimFile = fileURLToPath(new URL('victim.fixture.ts', import.meta.url))
const people = 160

let folder: string
const children: ChildProcess[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sarv-broadcasts-'))
})
afterAll(async () => {
  children.forEach((child) => child.kill('SIGKILL'))
  await rm(folder, { recursive: true, force: true })
})

/** Sends until it is killed after so many people, or has told everybody; answers what it said. */
const send = async (killAfter = Infinity): Promise<{ said: string; signal: NodeJS.Signals | null }> => {
  const child = spawn(process.execPath, [victimFile, folder, String(people)], {
    env: inheritedEnv(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (said.length >= killAfter) child.kill('SIGKILL')
  })
  const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  return { said, signal }
}

it(
  'a sender that is killed in the middle of its batches tells nobody twice and leaves nobody out',
  { timeout: 120_000 },
  async () => {
    // In the first batch, and in a later one.
    for (const killAfter of [20, 70]) expect((await send(killAfter)).signal).toBe('SIGKILL')
    const { said, signal } = await send()
    expect(signal).toBeNull()
    // The others had got somewhere: the last one did not begin anew.
    expect(said.indexOf('\n')).toBeLessThan(people)
    expect(JSON.parse(said.trim().split('\n').at(-1)!)).toEqual({ state: 'done', told: people, distinct: people })
  },
)
