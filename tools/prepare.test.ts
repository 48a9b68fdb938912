import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../apps/api/src/testing/database.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** What `npm start` does once everything is installed and built. */
const starterOf = (script: string) => `
  import { runMain, runScript } from ${JSON.stringify(join(root, 'tools/prepare.mjs'))}
  runMain(() => runScript(${JSON.stringify(script)}))
`
const product = 'apps/api/src/main.ts'
/** Says and keeps as much as the product does of itself: who passes signals on needs no database. */
const standIn = `
  import { mkdirSync, writeFileSync } from 'node:fs'
  mkdirSync(process.env.SARV_DATA, { recursive: true })
  writeFileSync(process.env.SARV_DATA + '/lock', JSON.stringify({ pid: process.pid }))
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0))
  setInterval(() => {}, 60_000)
  console.log('ready at http://localhost')
`

let folder: string
const started: ChildProcess[] = []
let serverPid = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sarv-start-'))
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
  // Migrated already, as every test database.
  await (await openTestDatabase({ dataFolder: join(folder, 'data') })).close()
  await writeFile(join(folder, 'product.mjs'), starterOf(product))
  await writeFile(join(folder, 'stand-in.ts'), standIn)
  await writeFile(join(folder, 'starter.mjs'), starterOf(relative(root, join(folder, 'stand-in.ts'))))
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
    const { child, server, exit, output } = await start(process.execPath, 'product.mjs')
    process.kill(server, 'SIGINT')
    child.kill('SIGINT')
    expect(await exit).toBe(0)
    expect(isRunning(server)).toBe(false)
    expect(output().match(/stopping/g)).toHaveLength(1)
  })
})
