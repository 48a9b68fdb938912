import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import {
  areas,
  expires,
  gauges,
  findDecisions,
  findExpiries,
  idleKinds,
  lifecycles,
  movableKinds,
  operations,
  periodicWork,
  leftBehind,
  projectContents,
} from './areas/areas.ts'
import type { EngineContext } from './areas/area.ts'
import { createPasswordQueue } from './areas/account/sign-in/passwords.service.ts'
import { tellOfFailure } from './areas/portal/failed-operations.service.ts'
import { tellOfStoppedWebhook } from './areas/portal/webhooks/stopped-webhooks.service.ts'
import { startAuditSweep } from './audit/audit.ts'
import type { Config } from './config.ts'
import { openDatabase, type OpenDatabase } from './db/connection.ts'
import { migrate } from './db/migrate.ts'
import type { AreaEngines, Settings } from './dependencies.ts'
import { createEventStreams } from './http/events-stream.ts'
import type { FairQueue } from './http/fair-queue.ts'
import { createGuardedClient, type GuardedClient } from './http/guarded-fetch/guarded-fetch.ts'
import { databaseChecks, healthRoutes, type ReadinessCheck } from './http/health.ts'
import { createServer, type ServerOptions } from './http/server.ts'
import { startMessageSender, type SenderOptions } from './messages/sender.ts'
import { createEventHub } from './operations/events.ts'
import { startWorker } from './operations/worker.ts'
import { createSecretBox, type SecretBox } from './secrets.ts'
import { startWebhookSender, type WebhookSenderOptions } from './webhooks/sender.ts'

/** Where everything is kept, and what seals it. */
export interface Installation {
  database: OpenDatabase
  secrets: SecretBox
}

/** Opens the database of the configuration and brings it up to date. Whoever opens it closes it. */
export const openInstallation = async (
  config: Config,
  log: Logger,
  say: (line: string) => void = () => {},
): Promise<Installation> => {
  const secrets = createSecretBox(config.secretKey, config.oldSecretKeys)
  say(config.databaseUrl ? 'connecting to PostgreSQL…' : `opening the embedded database in ${config.dataFolder}…`)
  const database = await openDatabase({ ...config, log })
  try {
    say('bringing the database up to date…')
    await migrate(database.db, secrets)
    return { database, secrets }
  } catch (error) {
    await database.close()
    throw error
  }
}

export interface Engines {
  engines: AreaEngines
  /** Where the pages of the portal send and fetch, besides to us. */
  origins: readonly string[]
  close(): Promise<void>
}

/** The engines of every area. */
export const openEngines = async (context: EngineContext): Promise<Engines> => {
  await using opening = new AsyncDisposableStack()
  const engines: Partial<AreaEngines> = {}
  const origins: string[] = []
  for (const area of areas) {
    const opened = await area.openEngines?.(context)
    if (!opened) continue
    if (opened.close) opening.defer(opened.close)
    Object.assign(engines, opened.engines)
    origins.push(...(opened.origins ?? []))
  }
  const opened = opening.move()
  return { engines: engines as AreaEngines, origins, close: () => opened.disposeAsync() }
}

export interface ProductOptions extends Installation {
  engines: AreaEngines
  settings: Settings
  /** `api` answers calls, `worker` works operations off, `all` does both. */
  role: Config['role']
  transports: SenderOptions['transports']
  log: Logger
  server: Omit<ServerOptions, 'db' | 'audit' | 'mayOrder'>
  worker?: { concurrency?: number; backoffMs?: () => number; periodic?: readonly [] }
  /** How webhooks are sent; tests have less time. */
  webhooks?: Pick<WebhookSenderOptions, 'pollMs' | 'pauseFactor'>
  /** Where calls that hash passwords wait. */
  passwordQueue?: FairQueue
  /** The portal's build; absent where another web server has it. */
  portalFolder?: string
}

/** What runs: the worker with its messages, and the server, which does not listen yet. */
export interface Product {
  app: FastifyInstance
  /** Ends everything in the reverse order of its start: requests, events, messages, operations. */
  close(): Promise<void>
}

const startWorking = async (
  options: ProductOptions,
  guardedClient: GuardedClient,
  started: AsyncDisposableStack,
): Promise<ReadinessCheck> => {
  const { database, secrets, engines, settings, transports, log } = options
  const { publicUrl } = settings
  const worker = await startWorker({
    database,
    definitions: operations,
    periodic: periodicWork,
    expires,
    tellOfFailure,
    deps: { ...engines, secrets, publicUrl },
    log,
    ...options.worker,
  })
  let isWorking = true
  started.defer(() => {
    isWorking = false
    return worker.stop()
  })
  const sender = await startMessageSender({ database, secrets, transports, log })
  started.defer(() => sender.stop())
  const webhookSender = await startWebhookSender({
    database,
    secrets,
    client: guardedClient,
    log,
    tellOfStop: tellOfStoppedWebhook({ secrets, publicUrl }),
    ...options.webhooks,
  })
  started.defer(() => webhookSender.stop())
  started.defer(startAuditSweep(database.db, secrets, log))
  return () => isWorking
}

/** A worker has no calls, only its health and its metrics. */
const buildWorkerApp = ({ database: { db }, server }: ProductOptions, readiness: Record<string, ReadinessCheck>) => {
  const app = createServer({ ...server, db, gauges })
  healthRoutes(app, { ...databaseChecks(db), ...readiness })
  return app
}

const buildWholeApp = async (
  options: ProductOptions,
  guardedClient: GuardedClient,
  readiness: Record<string, ReadinessCheck>,
  started: AsyncDisposableStack,
): Promise<FastifyInstance> => {
  const { database, secrets, engines, settings, server, portalFolder, log } = options
  const { db } = database
  const hub = await createEventHub(database, { log })
  started.defer(() => hub.close())
  return buildApp({
    ...engines,
    ...settings,
    db,
    secrets,
    guardedClient,
    eventStreams: createEventStreams({ db, hub, log }),
    passwordQueue: options.passwordQueue ?? createPasswordQueue(),
    operations,
    leftBehind,
    projectContents,
    lifecycles,
    movableKinds,
    idleKinds,
    findDecisions,
    findExpiries,
    server,
    readiness,
    ...(portalFolder !== undefined && { portalFolder }),
  })
}

/** The one place where the parts are put together: for the program, its demo and the tests. */
export const startProduct = async (options: ProductOptions): Promise<Product> => {
  await using starting = new AsyncDisposableStack()
  const { role } = options
  const readiness: Record<string, ReadinessCheck> = {}
  const guardedClient = createGuardedClient(options.settings.networks)
  starting.defer(() => guardedClient.close())
  if (role !== 'api') readiness['worker'] = await startWorking(options, guardedClient, starting)
  const app =
    role === 'worker'
      ? buildWorkerApp(options, readiness)
      : await buildWholeApp(options, guardedClient, readiness, starting)
  starting.defer(() => app.close())
  const started = starting.move()
  return { app, close: () => started.disposeAsync() }
}
