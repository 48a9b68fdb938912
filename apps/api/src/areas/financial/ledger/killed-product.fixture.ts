import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openDatabase, type Db } from '../../../db/connection.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { openTestDatabase, silentLog } from '../../../testing/database.ts'
import { inheritedEnv } from '../../../testing/inherited-env.ts'
import { formOf } from '../payments/browser.fixture.ts'

interface Request {
  token?: string
  method: 'GET' | 'POST'
  /** Of an address too: where the product listens changes with each start. */
  path: string
  json?: object
  form?: Record<string, string>
  key?: string
}

const readyAt = /ready at (http:\S+)/

/** The product is gone in the middle of it. */
export class Gone extends Error {}

const mainFile = fileURLToPath(new URL('../../../main.ts', import.meta.url))
const fastClock = new URL('../../../testing/fast-clock.ts', import.meta.url)
const diesAt = new URL('../../../testing/dies-at.ts', import.meta.url)
const patienceMs = 60_000
const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address, 'http://localhost')
  return pathname + search
}

/** The program itself, as `npm start` runs it, with `kill -9` at hand. Nobody else has its database while it runs. */
export const openKilledProduct = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sarv-killed-'))
  const secretKey = randomBytes(32)
  const server = process.env['TEST_DATABASE_URL'] === undefined ? undefined : await openTestDatabase()
  const env: Record<string, string> = {
    ...inheritedEnv(),
    SARV_DATA: folder,
    SARV_PORT: '0',
    SARV_SECRET_KEY: secretKey.toString('base64'),
    SARV_DEMO: '0',
    SARV_RATE_LIMITS: '0',
    SARV_LOG_LEVEL: 'warn',
    SARV_SANDBOX_SPEED: '0.5',
    NODE_OPTIONS: `--import ${fastClock.href} --import ${diesAt.href}`,
    ...(server?.url !== undefined && { DATABASE_URL: server.url }),
  }
  let running: ChildProcess | undefined
  let said = ''
  let left = Number.POSITIVE_INFINITY
  /** A dying process has its database until it is gone, and drops its connections before that. */
  let gone: Promise<unknown> = Promise.resolve()

  const end = async (signal: NodeJS.Signals) => {
    left = Number.POSITIVE_INFINITY
    const ending = running
    running = undefined
    if (ending && ending.exitCode === null && ending.signalCode === null) {
      gone = once(ending, 'exit')
      ending.kill(signal)
    }
    await gone
  }
  const kill = () => end('SIGKILL')

  const spawnIt = async (more: Record<string, string> = {}) => {
    await gone
    said = ''
    const child = spawn(process.execPath, [mainFile], { env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    }
    return child
  }

  const start = async () => {
    const child = await spawnIt()
    running = child
    for (const deadline = Date.now() + patienceMs; !readyAt.test(said); await sleep(10)) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`it did not start:\n${said}`)
    }
  }

  /** What is sent counts: the one after the last is on its way when the product dies. */
  const send = async ({ token, method, path, json, form, key }: Request): Promise<Response> => {
    left -= 1
    const isLast = left === 0
    const body = json ? JSON.stringify(json) : form && new URLSearchParams(form).toString()
    const asked = fetch(`${readyAt.exec(said)?.[1]}${pathOf(path)}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(json && { 'content-type': 'application/json' }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body }),
    })
    if (isLast) void sleep(10).then(kill)
    try {
      const answer = await asked
      // All of it, before the product dies.
      return new Response(await answer.text(), answer)
    } catch (error) {
      throw new Gone('the product is gone', { cause: error })
    }
  }

  const ask = async <Answer>(request: Request): Promise<Answer> => {
    const answer = await send({ ...request, path: `/api/my${request.path}` })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${request.path}: ${answer.status} ${text}`)
    return JSON.parse(text) as Answer
  }

  const inspect = async <Result>(work: (db: Db) => Promise<Result>): Promise<Result> => {
    await gone
    if (server) return work(server.db)
    const database = await openDatabase({ dataFolder: folder, log: silentLog })
    try {
      return await work(database.db)
    } finally {
      await database.close()
    }
  }

  return {
    /** In this process, before the program has ever run. */
    prepare: async <Result>(work: (api: TestApi) => Promise<Result>): Promise<Result> => {
      const opened = server ?? (await openTestDatabase({ dataFolder: folder }))
      const database = server ? { ...server, close: async () => {} } : opened
      const api = await startTestApi({ installation: { database, secretKey }, withClock: false })
      try {
        return await work(api)
      } finally {
        await api.close()
      }
    },
    inspect,
    start,
    kill,
    /** Runs until it is about to send the first of these statements, or the one so many later, and dies there. */
    runUntil: async (statement: RegExp, times = 1) => {
      const child = await spawnIt({ SARV_TEST_DIES_AT: statement.source, SARV_TEST_DIES_TIMES: String(times) })
      gone = once(child, 'exit')
      const tooLate = setTimeout(() => child.kill('SIGTERM'), patienceMs)
      await gone
      clearTimeout(tooLate)
      if (child.signalCode !== 'SIGKILL') throw new Error(`it never came to ${statement}:\n${said}`)
    },
    /** It dies while this many-th request from now on is under way. */
    killAtRequest: (count: number) => void (left = count),
    stop: () => end('SIGTERM'),
    send,
    ask,
    /** Looks again until it is so. */
    until: async (what: string, isSo: () => Promise<boolean>) => {
      for (const deadline = Date.now() + patienceMs; !(await isSo()); await sleep(40)) {
        if (Date.now() > deadline) throw new Error(`in vain: ${what}\n${said}`)
      }
    },
    close: async () => {
      await kill()
      await server?.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type KilledProduct = Awaited<ReturnType<typeof openKilledProduct>>

/** What somebody wants from the product. It remembers how far it came, and goes on from there when the product is back. */
export interface Errand {
  isDone: boolean
  go(): Promise<void>
}

export const errand = (steps: readonly (() => Promise<void>)[]): Errand => {
  let done = 0
  return {
    get isDone() {
      return done === steps.length
    },
    go: async () => {
      for (; done < steps.length; done += 1) await steps[done]!()
    },
  }
}

/** Starts a payment, pays at the test bank, and brings its answer back: what the browser has is not lost with the product. */
export const payAtBank = (product: KilledProduct, begin: () => Promise<{ location: string | null }>): Errand => {
  let page = ''
  let back = { action: '', fields: {} as Record<string, string> }
  return errand([
    async () => void (page = (await begin()).location ?? ''),
    async () => {
      const answer = await product.send({ method: 'GET', path: page })
      page = formOf(await answer.text()).action
    },
    async () => {
      const answer = await product.send({ method: 'POST', path: page, form: { choice: 'pay' } })
      back = formOf(await answer.text())
    },
    async () => void (await product.send({ method: 'POST', path: back.action, form: back.fields })),
  ])
}
