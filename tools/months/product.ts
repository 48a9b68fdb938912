import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { BankName } from './banks/bank.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const mainFile = join(root, 'apps/api/src/main.ts')
const commandLine = join(root, 'apps/api/src/cli/sarv.ts')
/** What is looked at every minute is looked at every second. */
const fastClock = new URL('../../apps/api/src/testing/fast-clock.ts', import.meta.url).href
const readyAt = /ready at (http:\S+)/
const patienceMs = 90_000
export const processes = 2

export interface Caller {
  token: string
}

export interface ProductSettings {
  folder: string
  databaseUrl: string
  banks: Record<BankName, string>
}

const configFile = (banks: Record<BankName, string>): string => `payments:
  sep: { baseUrl: '${banks.sep}', terminalId: '12345678', timeoutMs: 1500 }
  pec: { baseUrl: '${banks.pec}', loginAccount: months-pin, timeoutMs: 1500 }
  bpm: { baseUrl: '${banks.bpm}', terminalId: '1234567', userName: months, userPassword: months-word, document: '1.38', timeoutMs: 1500 }
  bfa: { baseUrl: '${banks.bfa}', userId: months, password: months-word, timeoutMs: 1500 }
seller:
  name: Months Cloud
  economicCode: '10101234567'
  nationalId: '10101234567'
  registrationNumber: '123456'
  postalCode: '1234567890'
  address: 1 Sample Street, Tehran
  phone: '02112345678'
`

/** The product's own catalogue, and another rate of VAT from the new year on. */
const writeCatalogue = async (folder: string): Promise<string> => {
  const catalogue = join(folder, 'catalogue')
  await cp(join(root, 'catalog'), catalogue, { recursive: true })
  const rates = await readFile(join(catalogue, 'vat.yaml'), 'utf8')
  await writeFile(join(catalogue, 'vat.yaml'), `${rates}- { from: 2027-03-21, percent: 12 }\n`)
  return catalogue
}

/** Two processes of the product on one database, as people run it, and its command line. */
export const startProduct = async ({ folder, databaseUrl, banks }: ProductSettings) => {
  const config = join(folder, 'sarv.yaml')
  await writeFile(config, configFile(banks))
  const catalogue = await writeCatalogue(folder)
  const secretKey = randomBytes(32).toString('base64')
  const envOf = (index: number): NodeJS.ProcessEnv => ({
    ...process.env,
    DATABASE_URL: databaseUrl,
    SARV_SECRET_KEY: secretKey,
    SARV_CONFIG: config,
    SARV_CATALOG: catalogue,
    SARV_DATA: join(folder, `data-${index}`),
    SARV_PORT: '0',
    SARV_SANDBOX_STORAGE_PORT: '0',
    SARV_DEMO: '0',
    SARV_RATE_LIMITS: '0',
    SARV_LOG_LEVEL: 'error',
    SARV_SANDBOX_SPEED: '0',
    // The watchdog measures by the time of day, which jumps here.
    SARV_BLOCKED_SECONDS: '0',
  })
  const running: { child: ChildProcess; url: string; said: () => string }[] = []

  const start = async (index: number): Promise<void> => {
    await mkdir(join(folder, `data-${index}`), { recursive: true })
    const env = { ...envOf(index), NODE_OPTIONS: `--import ${fastClock}` }
    const child = spawn(process.execPath, [mainFile], { env, cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-200_000)))
    }
    for (let waitedMs = 0; !readyAt.test(said); waitedMs += 50) {
      if (child.exitCode !== null || waitedMs > patienceMs) throw new Error(`the product did not start:\n${said}`)
      await sleep(50)
    }
    running[index] = { child, url: readyAt.exec(said)![1]!, said: () => said }
  }
  for (let index = 0; index < processes; index += 1) await start(index)
  // Whatever ends us ends them.
  const killAll = () => running.forEach(({ child }) => child.kill('SIGKILL'))
  process.once('exit', killAll)

  const endOf = async (index: number, signal: NodeJS.Signals): Promise<void> => {
    const { child } = running[index]!
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  let turn = 0
  const nextUrl = (): string => running[(turn += 1) % running.length]!.url

  /** A call by a customer's token, now at one process and now at the other. Throws what is not answered 200. */
  const ask = async <Answer>(who: Caller, method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${nextUrl()}/api/my${path}`, {
      method,
      headers: {
        authorization: `Bearer ${who.token}`,
        accept: 'application/problem+json',
        ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as Answer
  }

  return {
    ask,
    /** A browser: without a token, and to any of the processes whatever the address says. */
    browse: (address: string, form?: Record<string, string>): Promise<Response> => {
      const { pathname, search } = new URL(address)
      return fetch(`${nextUrl()}${pathname}${search}`, {
        redirect: 'manual',
        headers: { accept: 'text/html' },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      })
    },
    /** `sarv ...`, as an operator types it. */
    sarv: async (...words: string[]): Promise<string> => {
      const { stdout } = await run(process.execPath, [commandLine, ...words], { env: envOf(processes), cwd: root })
      return stdout.trim()
    },
    kill: (index: number) => endOf(index, 'SIGKILL'),
    start,
    /** What the processes have complained about. */
    errors: (): string[] =>
      running.flatMap(({ said }) =>
        said()
          .split('\n')
          .filter((line) => line.includes('"level":50') || line.includes('"level":60')),
      ),
    stop: async () => {
      process.off('exit', killAll)
      await Promise.all(running.map((_, index) => endOf(index, 'SIGTERM')))
    },
  }
}

export type Product = Awaited<ReturnType<typeof startProduct>>
