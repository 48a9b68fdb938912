import { createServer as createSocket, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { ConfigError, loadConfig, type Config } from './config.ts'
import { DatabaseUnreachable, DataFolderLocked } from './db/errors.ts'
import { CatalogueError, prepareCatalogue } from './areas/catalog/catalogue/catalogue.service.ts'
import { demoCodePath, prepareDemoOperators } from './areas/operator/demo-operators.service.ts'
import { prepareDemo } from './demo-login.ts'
import { finishDemo, playDemoPast } from './demo-past.ts'
import type { Settings } from './dependencies.ts'
import { createLogger } from './http/logging.ts'
import { noLimits } from './http/rate-limits.ts'
import type { ServerOptions } from './http/server.ts'
import { openTransports } from './messages/open-transports.ts'
import { watchEventLoop } from './watchdog.ts'
import { openEngines, openInstallation, startProduct } from './product.ts'

const portalFolder = fileURLToPath(new URL('../../portal/dist', import.meta.url))
/** Longer than any request of ours takes; an orchestrator kills soon after. */
const stopWithinMs = 10_000

/**
 * A terminal sends Ctrl-C to every process of the command, and npm and our own starter pass it on besides: what comes
 * within this time is the same wish and not a second one.
 */
const sameSignalMs = 500

const exitCodes = { failed: 1, portTaken: 2, dataFolderLocked: 3, databaseUnreachable: 4, interrupted: 130 } as const

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** What went wrong at the start, in one line that says what to do; undefined for what nobody foresaw. */
const explain = (error: unknown, { host, port }: Config): { line: string; code: number } | undefined => {
  if (error instanceof DataFolderLocked) {
    const line = `The data folder ${error.folder} is in use by process ${error.pid}: stop that one, or set SARV_DATA to another folder.`
    return { line, code: exitCodes.dataFolderLocked }
  }
  if (error instanceof DatabaseUnreachable) {
    return { line: `${error.message}. Look at DATABASE_URL.`, code: exitCodes.databaseUnreachable }
  }
  if (error instanceof CatalogueError) return { line: error.message, code: exitCodes.failed }
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return { line: `Port ${port} on ${host} is taken: set SARV_PORT to another one.`, code: exitCodes.portTaken }
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
    return {
      line: `${host}:${port} can't be listened on (${code}): look at SARV_HOST and SARV_PORT.`,
      code: exitCodes.portTaken,
    }
  }
  return undefined
}

/**
 * Before the long steps: nobody should wait for a database to learn that the port is taken. Answers the port, which is a
 * free one where 0 was asked for.
 */
const checkPort = ({ host, port }: Config): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createSocket().once('error', reject)
    probe.listen(port, host, () => {
      const { port: free } = probe.address() as AddressInfo
      probe.close(() => resolve(free))
    })
  })

/** Browsers give passkeys to names only: on this machine that is `localhost`. */
const addressOf = ({ publicUrl, host }: Config, port: number): string =>
  publicUrl ?? `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`

const serverOptions = (
  config: Config,
  log: Logger,
  storeOrigins: readonly string[],
): Omit<ServerOptions, 'db' | 'audit' | 'mayOrder'> => ({
  log,
  security: {
    isHttps: config.publicUrl?.startsWith('https:') ?? false,
    trustsProxy: config.trustedProxies.length > 0,
    allowedOrigins: config.allowedOrigins,
    storeOrigins,
  },
  trustedProxies: config.trustedProxies,
  operatorsFrom: config.operatorsFrom,
  securityText: { contacts: config.securityContacts, publicUrl: config.publicUrl },
  metrics: { token: config.metricsToken, ofProcess: true },
  uploadFolder: join(config.dataFolder, 'uploads'),
  ...(!config.rateLimits && { limits: noLimits }),
})

const settingsOf = (config: Config, publicUrl: string): Settings => ({
  publicUrl,
  allowedOrigins: config.allowedOrigins,
  signInProviders: config.signIn,
  identityConfirmedBy: config.identity.confirmedBy,
  isDemo: config.demo,
  operators: { isOn: config.operatorsOn ?? (config.demo && config.isOneMachine), ...config.operators },
  networks: config.networks,
  hasOutbox: config.mail === undefined || config.sms.length === 0,
})

const start = async (config: Config, log: Logger, cleanup: AsyncDisposableStack): Promise<void> => {
  const port = await checkPort(config)
  const publicUrl = addressOf(config, port)
  const installation = await openInstallation(config, log, say)
  const { database, secrets } = installation
  cleanup.defer(() => database.close())
  await prepareCatalogue(database.db, config.catalogFolder, log)
  const demo = await prepareDemo(database.db, secrets, config)
  const settings = settingsOf(config, publicUrl)
  const operatorSignIn = await prepareDemoOperators(database.db, secrets, {
    isWanted: config.demo && settings.operators.isOn,
    isOneMachine: config.isOneMachine,
  })
  // What the demo begins with has long been built: nobody waits for it at the first start.
  let isBuildingDemo = demo.made !== undefined
  const sandboxDelayFactor = () => (isBuildingDemo ? 0 : config.sandboxDelayFactor)
  const context = { database, config, publicUrl, log, isBeside: false, sandboxDelayFactor }
  const { engines, origins, close } = await openEngines(context)
  cleanup.defer(close)
  const demoDependencies = { ...engines, secrets, publicUrl }
  if (demo.made) {
    say('filling the demo…')
    await playDemoPast(database.db, demoDependencies, demo.made)
  }
  const product = await startProduct({
    ...installation,
    engines,
    settings,
    role: config.role,
    transports: openTransports(config, log),
    log,
    server: serverOptions(config, log, config.role === 'worker' ? [] : origins),
    worker: { concurrency: config.workerConcurrency },
    portalFolder,
  })
  cleanup.defer(product.close)
  if (demo.made) {
    await finishDemo(database.db, demoDependencies, demo.made)
    isBuildingDemo = false
  }
  await product.app.listen({ host: config.host, port })
  if (config.blockedSeconds > 0) cleanup.defer(watchEventLoop(config.blockedSeconds * 1000))

  say('')
  say(`  Sarv is ready at ${publicUrl}`)
  if (demo.signIn !== undefined) say(`  Demo sign-in:    ${demo.signIn}`)
  if (operatorSignIn !== undefined) {
    say(`  Operators at ${publicUrl}/operator`)
    say(`  Demo operator:   ${operatorSignIn}  (the code of the app is at ${publicUrl}${demoCodePath})`)
  }
  say('  Stop with Ctrl-C')
  say('')
}

/** Ends everything in the reverse order of its start: requests, operations, events, database. */
const stopOnSignal = (cleanup: AsyncDisposableStack, log: Logger): void => {
  let stoppingSince: number | undefined
  const stop = () => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince < sameSignalMs) return
      process.exit(exitCodes.interrupted)
    }
    stoppingSince = Date.now()
    say('stopping… (Ctrl-C again stops at once)')
    setTimeout(() => {
      log.error('did not stop in time')
      process.exit(exitCodes.failed)
    }, stopWithinMs).unref()
    cleanup.disposeAsync().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'did not stop cleanly')
        process.exit(exitCodes.failed)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // The terminal was closed.
  process.on('SIGHUP', stop)
}

const readConfig = (): Config => {
  try {
    return loadConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    return process.exit(exitCodes.failed)
  }
}

const main = async (): Promise<void> => {
  // Before the first file: what Sarv writes is for the user it runs as.
  process.umask(0o077)
  const config = readConfig()
  const log = createLogger(config.logLevel)
  const cleanup = new AsyncDisposableStack()
  stopOnSignal(cleanup, log)
  try {
    await start(config, log, cleanup)
  } catch (error) {
    const known = explain(error, config)
    if (known) process.stderr.write(`${known.line}\n`)
    else log.fatal({ err: error }, 'could not start')
    await cleanup.disposeAsync().catch((failure: unknown) => log.error({ err: failure }, 'could not clean up'))
    process.exit(known?.code ?? exitCodes.failed)
  }
}

await main()
