import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { canInstallPackages, installPackage } from './debian-packages.mjs'

const run = promisify(execFile)

export interface TemporaryPostgres {
  url: string
  stop(): Promise<void>
}

export interface TemporaryPostgresOptions {
  /** Off: much faster, and nothing of a test is worth keeping. On: as in production, for measurements. */
  fsync?: boolean
  log?: (line: string) => void
  /** Variables for the server alone, such as those of a fake clock: then it is always a fresh one. */
  serverEnv?: Record<string, string>
}

const root = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

/** The newest version Debian's packages have put there, or what is on the PATH. */
const findBinaries = async (): Promise<string | undefined> => {
  const versions = (await readdir(root).catch((): string[] => [])).map(Number).filter((version) => version >= 15)
  const newest = versions.toSorted((a, b) => b - a).find((version) => existsSync(`${root}/${version}/bin/initdb`))
  if (newest) return `${root}/${newest}/bin`
  const folders = (process.env['PATH'] ?? '').split(':')
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

const installBinaries = async (log: (line: string) => void): Promise<string> => {
  if (!canInstallPackages()) {
    throw new Error(
      'PostgreSQL is not installed. Install it with: sudo apt-get install -y postgresql  (or set DATABASE_URL)',
    )
  }
  log('installing PostgreSQL (once) ...')
  await installPackage('postgresql')
  const binaries = await findBinaries()
  if (!binaries) throw new Error(`postgresql was installed, but there is no initdb in ${root}`)
  return binaries
}

/** PostgreSQL refuses to run as root. */
const unprivilegedUser = async (): Promise<{ uid: number; gid: number } | undefined> => {
  if (!isRoot) return undefined
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]).catch(() => undefined)
    if (ids) return { uid: Number(ids[0].stdout), gid: Number(ids[1].stdout) }
  }
  throw new Error('there is neither a user postgres nor nobody to run PostgreSQL as')
}

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const waitUntilReady = async (server: ChildProcess, binaries: string, port: number, output: () => string) => {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${output()}`)
    const isReady = await run(`${binaries}/pg_isready`, ['-q', '-h', '127.0.0.1', '-p', String(port)]).then(
      () => true,
      () => false,
    )
    if (isReady) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`PostgreSQL was not ready after 30 s:\n${output()}`)
}

const start = async (
  binaries: string,
  { fsync = false, serverEnv }: TemporaryPostgresOptions,
): Promise<TemporaryPostgres> => {
  const user = await unprivilegedUser()
  const folder = await mkdtemp(join(tmpdir(), 'sarv-postgres-'))
  // Whatever way the process ends, nothing is left behind.
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeFolder)
  if (user) await chown(folder, user.uid, user.gid)
  await chmod(folder, 0o700)

  const data = join(folder, 'data')
  const as = { cwd: folder, ...user }
  await run(
    `${binaries}/initdb`,
    ['-D', data, '-U', 'sarv', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    as,
  )
  const port = await findFreePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    ...(fsync ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ]
  const server = spawn(`${binaries}/postgres`, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...as,
    env: { ...process.env, ...serverEnv },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000)
    })
  }
  const killServer = () => void server.kill('SIGQUIT')
  process.once('exit', killServer)

  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGINT') // fast shutdown: ends sessions, does not wait for them
      await once(server, 'exit')
    }
    process.off('exit', killServer)
    process.off('exit', removeFolder)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(server, binaries, port, () => output)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://sarv@127.0.0.1:${port}/postgres`, stop }
}

/** Runs `stop` on Ctrl-C and on a plain kill, then lets the signal do what it does. */
const stopOnSignals = (server: TemporaryPostgres): TemporaryPostgres => {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const onSignal = (signal: NodeJS.Signals) => {
    void server.stop().finally(() => {
      for (const name of signals) process.off(name, onSignal)
      process.kill(process.pid, signal)
    })
  }
  for (const name of signals) process.on(name, onSignal)
  return {
    ...server,
    stop: async () => {
      for (const name of signals) process.off(name, onSignal)
      await server.stop()
    },
  }
}

/**
 * A PostgreSQL server for tests: the one of `DATABASE_URL`, or a fresh one from the system's binaries (installed through
 * apt when they are missing and we may), on a free port of the loopback interface, as an unprivileged user.
 */
export const startTemporaryPostgres = async (options: TemporaryPostgresOptions = {}): Promise<TemporaryPostgres> => {
  const given = process.env['DATABASE_URL']
  if (given && !options.serverEnv) return { url: given, stop: async () => {} }
  const binaries = (await findBinaries()) ?? (await installBinaries(options.log ?? console.log))
  return stopOnSignals(await start(binaries, options))
}
