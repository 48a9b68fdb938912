import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
/** What `npm start` does once everything is installed and built. */
const starter = `
  import { runMain, runScript } from ${JSON.stringify(join(root, 'tools/prepare.mjs'))}
  runMain(() => runScript('apps/api/src/main.ts'))
`

let folder: string
const started: ChildProcess[] = []
let serverPid = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sarv-start-'))
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
  await writeFile(join(folder, 'starter.mjs'), starter)
  const script = scripts.start.replace('tools/start.mjs', 'starter.mjs')
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start: script } }))
})
afterEach(() => {
  started.splice(0).forEach((child) => child.kill('SIGKILL'))
  if (serverPid > 0 && isRunning(serverPid)) process.kill(serverPid, 'SIGKILL')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const start = async (command: string, ...args: string[]) => {
  const data = join(folder, 'data')
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], SARV_PORT: '0', SARV_DATA: data, SARV_DEMO: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  await expect.poll(() => output, { timeout: 90_000 }).toMatch(/ready at http/)
  const { pid: server } = JSON.parse(await readFile(join(data, 'lock'), 'utf8')) as { pid: number }
  serverPid = server
  return { child, server, exit, output: () => output }
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('npm start', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'that gets %s alone ends the server with it',
    { timeout: 200_000 },
    async (signal) => {
      const { child, server, exit } = await start('npm', 'start')
      expect(server).not.toBe(child.pid)
      child.kill(signal)
      await exit
      await expect.poll(() => isRunning(server), { timeout: 20_000 }).toBe(false)
    },
  )

  it('lets the server end in peace when Ctrl-C reaches both of them', { timeout: 200_000 }, async () => {
    const { child, server, exit, output } = await start(process.execPath, 'starter.mjs')
    process.kill(server, 'SIGINT')
    child.kill('SIGINT')
    expect(await exit).toBe(0)
    expect(isRunning(server)).toBe(false)
    expect(output().match(/stopping/g)).toHaveLength(1)
  })
})
