import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { inheritedEnv } from './testing/inherited-env.ts'

const program = fileURLToPath(new URL('watchdog.fixture.ts', import.meta.url))

const run = async (blockedMs: number, workMs: number) => {
  const child = spawn(process.execPath, [program, String(blockedMs), String(workMs)], {
    env: inheritedEnv(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  return { code, signal, output }
}

describe('a process whose event loop', () => {
  it('stands still is ended with a line that says where, when it takes longer than allowed', async () => {
    const { signal, output } = await run(2000, 60_000)
    expect(signal).toBe('SIGKILL')
    expect(JSON.parse(output)).toMatchObject({ level: 60, msg: expect.stringMatching(/stood still for 2 s/) })
    expect(output).toContain('standStill')
  })

  it('comes round in time goes on', async () =>
    expect(await run(20_000, 500)).toMatchObject({ code: 0, output: 'came round\n' }))
})
