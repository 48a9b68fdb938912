import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { inheritedEnv } from './testing/inherited-env.ts'

const mainFile = fileURLToPath(new URL('main.ts', import.meta.url))

const readyAt = /ready at (http:\S+)/

interface Run {
  child: ChildProcess
  output: string
  exit: Promise<number | null>
}

let folder: string
const children: ChildProcess[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sarv-main-'))
})
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')))
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (env: Record<string, string>): Run => {
  const child = spawn(process.execPath, [mainFile], {
    env: { ...inheritedEnv(), SARV_PORT: '0', SARV_DATA: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const result: Run = { child, output: '', exit: once(child, 'close').then(([code]) => code as number | null) }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (result.output += chunk.toString()))
  return result
}

const address = async (started: Run): Promise<string> => {
  await expect.poll(() => started.output, { timeout: 80_000 }).toMatch(readyAt)
  return readyAt.exec(started.output)![1]!
}

const takePort = async (): Promise<Server> => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** With what the start prints, and the code that the demo shows to its own machine. */
const signsInAsOperator = async (url: string, output: string) => {
  const [, email, password] = /Demo operator: +(\S+) {2}(\S+)/.exec(output)!
  const totpCode = (await (await fetch(`${url}/dev/operator-code`)).text()).trim()
  const answer = await fetch(`${url}/api/operator/session/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, totpCode }),
  })
  expect(await answer.json()).toMatchObject({ operator: { email, roles: ['admin'] } })
}

describe('the program', () => {
  it(
    'starts, says where, serves, keeps a second one out of its data and stops cleanly',
    { timeout: 200_000 },
    async () => {
      const first = run({})
      const url = await address(first)
      await expect.poll(() => first.output).toMatch(/Demo sign-in: +\S+@\S+ +\S+/)
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
      await signsInAsOperator(url, first.output)
      expect((await fetch(`${url}/api/my/account/profile/get`)).status).toBe(401)

      const second = run({})
      expect(await second.exit).toBe(3)
      expect(second.output).toMatch(/data folder .* is in use by process \d+/)

      first.child.kill('SIGTERM')
      expect(await first.exit).toBe(0)
      const again = run({ SARV_DEMO: '0' })
      await address(again)
      expect(again.output).not.toContain('Demo')
      expect((await fetch(`${await address(again)}/api/operator/session/get`)).status).toBe(404)
      again.child.kill('SIGINT')
      expect(await again.exit).toBe(0)
    },
  )

  it('says in one line that the port is taken, before it opens anything', async () => {
    const other = await takePort()
    const { port } = other.address() as AddressInfo
    const started = run({ SARV_PORT: String(port) })
    expect(await started.exit).toBe(2)
    expect(started.output.trim()).toBe(`Port ${port} on 127.0.0.1 is taken: set SARV_PORT to another one.`)
    other.close()
  })

  it('lists what is wrong with the configuration', async () => {
    const started = run({ SARV_PORT: 'http' })
    expect(await started.exit).toBe(1)
    expect(started.output).toContain('SARV_PORT')
    expect(started.output).not.toContain('    at ')
  })

  it('says in one line that the database cannot be reached, without the password', async () => {
    const free = await takePort()
    const { port } = free.address() as AddressInfo
    free.close()
    await once(free, 'close')
    const started = run({
      DATABASE_URL: `postgres://sarv:hidden-word@127.0.0.1:${port}/sarv`,
      SARV_SECRET_KEY: Buffer.alloc(32).toString('base64'),
    })
    expect(await started.exit).toBe(4)
    expect(started.output).toMatch(/127\.0\.0\.1:\d+\/sarv can't be used: nothing listens at that address/)
    expect(started.output).not.toContain('hidden-word')
  })
})
