import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino, type Logger } from 'pino'
import { serviceStatus, userAccessType } from '@sarv/contract/enums'
import type { ComputeEngine } from '../ports/compute/compute.engine.ts'
import type { Db, OpenDatabase } from '../db/connection.ts'
import { loadConfig } from '../config.ts'
import type { AreaEngines, Settings } from '../dependencies.ts'
import { openEngines, startProduct, type ProductOptions } from '../product.ts'
import { loadCatalogue } from '../areas/catalog/catalogue/catalogue.service.ts'
import type { PaymentEngines } from '../areas/financial/financial.engines.ts'
import type { FairQueue } from '../http/fair-queue.ts'
import { noLimits, type GeneralLimits } from '../http/rate-limits.ts'
import { readMessages, type ReadableMessage } from '../messages/read-messages.ts'
import { carriesCode } from '../messages/templates.ts'
import { outbox, type Transports } from '../messages/transports.ts'
import { createSecretBox, type SecretBox } from '../secrets.ts'
import { keepOpen, openTestDatabase } from './database.ts'
import { giveMoney } from './money.ts'
import { insertPerson, insertProject, letIn, type Person } from './people.ts'

export interface TestApiOptions {
  /** 0, the default: the sandbox takes no time at all. */
  sandboxDelayFactor?: number
  /** An installation that others open afterwards; it is closed with the product. */
  installation?: { database: OpenDatabase; secretKey: Buffer }
  /** Wraps the engine of a datacenter, to inject faults, or gives another one. */
  compute?: (engine: ComputeEngine, datacenterId: number) => ComputeEngine
  /** Banks beside the sandbox's. */
  gateways?: PaymentEngines['gateways']
  /** How long an operation may take; the sandbox's are over in no time. */
  patienceMs?: number
  /** Without a worker operations stay queued. */
  withWorker?: boolean
  /** Without the clock nothing falls due by itself: for tests that live in times of their own. */
  withClock?: boolean
  /** What sends mails and SMS; by default they are kept to be read. */
  transports?: Transports
  /** How webhooks are sent. */
  webhooks?: NonNullable<ProductOptions['webhooks']>
  limits?: Partial<GeneralLimits>
  /** Where calls that hash passwords wait. */
  passwordQueue?: FairQueue
  settings?: Partial<Settings>
  /** What the server writes down; nothing by default. */
  log?: Logger
  portalFolder?: string
}

export interface Customer extends Person {
  projectId: number
  email: string
  password: string
}

const testSettings: Settings = {
  publicUrl: 'http://localhost:3000',
  allowedOrigins: [],
  signInProviders: {},
  identityConfirmedBy: 'form',
  isDemo: true,
  operators: { isOn: true, twoPersonRials: 50_000_000 },
  hasOutbox: true,
  networks: {},
}
const log = pino({ level: 'silent' })
export const testPassword = 'Correct1!horse'

/**
 * Hashed once for each process, and with less work than a real one: to look at a password costs what its hash says. Tests about the
 * work itself hash with `hashPassword`.
 */
let testPasswordHash: Promise<string> | undefined
const hashTestPassword = (): Promise<string> =>
  (testPasswordHash ??= hash(testPassword, { memoryCost: 64, timeCost: 1, parallelism: 1 }))

/** The whole product in this process: database, sandbox engines, worker and every route. One per test file. */
export const startTestApi = async (options: TestApiOptions = {}): Promise<TestApi> => {
  const settings = { ...testSettings, ...options.settings }
  const database = options.installation?.database ?? (await openTestDatabase())
  await loadCatalogue(database.db)
  const dataFolder = await mkdtemp(join(tmpdir(), 'sarv-test-'))
  const secretKey = options.installation?.secretKey ?? randomBytes(32)
  const config = loadConfig({
    SARV_DATA: dataFolder,
    SARV_SECRET_KEY: secretKey.toString('base64'),
    SARV_SANDBOX_SPEED: String(options.sandboxDelayFactor ?? 0),
  })
  const secrets = createSecretBox(secretKey)
  const opened = await openEngines({ database, config, publicUrl: settings.publicUrl, log, isBeside: true })
  const { compute: engineOf } = opened.engines
  const compute = (datacenterId: number) =>
    options.compute?.(engineOf(datacenterId), datacenterId) ?? engineOf(datacenterId)
  const { payments } = opened.engines
  const gateways = { ...payments.gateways, ...options.gateways }
  const engines = { ...opened.engines, compute, payments: { ...payments, gateways } }

  const product = await startProduct({
    database,
    secrets,
    engines,
    settings,
    role: options.withWorker === false ? 'api' : 'all',
    transports: options.transports ?? { email: outbox, sms: outbox },
    log,
    worker: { backoffMs: () => 5, ...(options.withClock === false && { periodic: [] }) },
    server: {
      log: options.log ?? log,
      security: { isHttps: false, trustsProxy: false, allowedOrigins: [], storeOrigins: opened.origins },
      checkAnswers: true,
      // Their own limits are what many tests are about, so calls keep them.
      limits: options.limits ?? { ...noLimits, hasCallLimits: true },
    },
    ...(options.webhooks && { webhooks: options.webhooks }),
    ...(options.passwordQueue && { passwordQueue: options.passwordQueue }),
    ...(options.portalFolder !== undefined && { portalFolder: options.portalFolder }),
  })

  const close = async () => {
    await product.close()
    await opened.close()
    await rm(dataFolder, { recursive: true, force: true })
    await database.close()
  }
  return new TestApi({ app: product.app, db: database.db, secrets, engines, close, patienceMs: options.patienceMs })
}

let shared: Promise<TestApi> | undefined

/**
 * One product for all test files of a worker process that need no options and look only at what their own customers have: customers are apart
 * from each other by design, and to start a product takes longer than many a test. It ends with the process; closing it only looks whether the next file can go on.
 */
export const sharedTestApi = (): Promise<TestApi> => (shared ??= startShared())

const startShared = async (): Promise<TestApi> => {
  const { app, db, secrets, engines } = await startTestApi()
  keepOpen()
  return new TestApi({ app, db, secrets, engines, close: () => ensureFutureUnrated(db) })
}

/** Usage begins after the last rated hour: a file that rates the future changes what the files after it see. */
const ensureFutureUnrated = async (db: Db): Promise<void> => {
  const future = await db
    .selectFrom('rated_hours')
    .where('to_at', '>', new Date())
    .where('rated_at', 'is not', null)
    .select('to_at')
    .executeTakeFirst()
  if (future)
    throw new Error('this file rates hours that have yet to come: it needs startTestApi(), not sharedTestApi()')
}

export interface Answer<Body> {
  status: number
  body: Body
  headers: Record<string, unknown>
}

/** Requests as the portal sends them, and short ways to the people and things that tests are about. */
export class TestApi {
  readonly app: FastifyInstance
  readonly db: Db
  readonly secrets: SecretBox
  readonly engines: AreaEngines
  readonly compute: AreaEngines['compute']
  readonly close: () => Promise<void>
  private readonly patienceMs: number

  constructor(parts: {
    app: FastifyInstance
    db: Db
    secrets: SecretBox
    engines: AreaEngines
    close: () => Promise<void>
    patienceMs?: number | undefined
  }) {
    this.app = parts.app
    this.db = parts.db
    this.secrets = parts.secrets
    this.engines = parts.engines
    this.compute = parts.engines.compute
    this.close = parts.close
    this.patienceMs = parts.patienceMs ?? 20_000
  }

  async request<Body>(token: string | undefined, request: InjectOptions): Promise<Answer<Body>> {
    const answer = await this.app.inject({
      ...request,
      headers: {
        accept: 'application/problem+json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...request.headers,
      },
    })
    const isJson = answer.headers['content-type']?.toString().includes('json')
    return { status: answer.statusCode, body: (isJson ? answer.json() : answer.body) as Body, headers: answer.headers }
  }

  get<Body>(who: { token: string } | undefined, path: string): Promise<Answer<Body>> {
    return this.request(who?.token, { method: 'GET', url: `/api/my${path}` })
  }

  send<Body>(
    who: { token: string } | undefined,
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    return this.request(who?.token, { method, url: `/api/my${path}`, headers, ...(payload && { payload }) })
  }

  /**
   * A customer with one super user, signed in, and one project, who can pay for whatever a test orders. Who has not shown
   * who they are, or has no money, may not order.
   */
  async newCustomer({ isConfirmed = true, rials }: { isConfirmed?: boolean; rials?: number } = {}): Promise<Customer> {
    const passwordHash = await hashTestPassword()
    const person = await insertPerson(this.db, { superUser: true, passwordHash, isConfirmed })
    if (rials !== 0) await giveMoney(this.db, person.customerId, rials)
    const projectId = await insertProject(this.db, person.customerId)
    return { ...person, projectId, password: testPassword }
  }

  /** Another user of a customer, with this access to its project; without one they only belong to the account. */
  async newColleague(customer: Customer, access?: keyof typeof userAccessType.id): Promise<Person> {
    const person = await insertPerson(this.db, { customerId: customer.customerId })
    if (access) await letIn(this.db, person, customer.projectId, userAccessType.id[access])
    return person
  }

  /** A server, ordered like everyone's and built on the sandbox. */
  async newServer(customer: Customer, { power = 'on' }: { power?: 'on' | 'off' } = {}): Promise<number> {
    const image = await this.db.selectFrom('vm_images').select('id').orderBy('min_memory_gb').executeTakeFirstOrThrow()
    const { status, body } = await this.send<{ id: number }>(
      customer,
      'POST',
      `/vm/${customer.projectId}/host/create`,
      {
        isPredefined: false,
        cpu: 1,
        memory: 2,
        disk: 25,
        vmImageId: image.id,
        name: `server-${randomBytes(4).toString('hex')}`,
        password: testPassword,
      },
    )
    if (status !== 200) throw new Error(`no server: ${JSON.stringify(body)}`)
    const settled = await this.untilSettled(customer, body.id)
    if (settled !== 'active') throw new Error(`the server became ${settled}`)
    if (power === 'off') {
      await this.send(customer, 'PUT', `/vm/${customer.projectId}/host/stop/${body.id}`)
      await this.untilSettled(customer, body.id)
    }
    return body.id
  }

  async nameOfServer(customer: Customer, id: number): Promise<string> {
    return (await this.get<{ name: string }>(customer, `/vm/${customer.projectId}/host/get/${id}`)).body.name
  }

  async statusOfOperation(id: number) {
    const row = await this.db.selectFrom('operations').where('id', '=', id).select('status').executeTakeFirstOrThrow()
    return row.status
  }

  /** The mails or SMS to this address or number, the newest first, as their reader sees them. */
  outbox(to: string): Promise<ReadableMessage[]> {
    return readMessages(this.db, this.secrets, { to, limit: 100 })
  }

  /** The newest code that was sent to this address or number. */
  async codeSentTo(to: string): Promise<string> {
    for (const { values } of await this.outbox(to)) if (carriesCode(values)) return values.code
    throw new Error(`no code was sent to ${to}`)
  }

  /** Waits until the operation has ended; one that failed fails the test with its reason. */
  async untilDone(operationId: number): Promise<void> {
    const deadline = Date.now() + this.patienceMs
    for (;;) {
      const operation = await this.db
        .selectFrom('operations')
        .where('id', '=', operationId)
        .select(['status', 'reason_code', 'ended_at'])
        .executeTakeFirstOrThrow()
      if (operation.status === 'done') return
      if (operation.ended_at) throw new Error(`operation ${operationId} ${operation.status}: ${operation.reason_code}`)
      if (Date.now() > deadline) throw new Error(`operation ${operationId} did not end`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  /** Waits until nothing is left to do on this service, and answers its status. */
  async untilSettled(customer: Customer, serviceId: number): Promise<keyof typeof serviceStatus.id | undefined> {
    const deadline = Date.now() + this.patienceMs
    for (;;) {
      const open = await this.db
        .selectFrom('operations')
        .where('service_id', '=', serviceId)
        .where('ended_at', 'is', null)
        .select('id')
        .executeTakeFirst()
      if (!open) break
      if (Date.now() > deadline) throw new Error(`operation ${open.id} did not end`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    const row = await this.db
      .selectFrom('vm_hosts')
      .where('project_id', '=', customer.projectId)
      .where('id', '=', serviceId)
      .select('status_id')
      .executeTakeFirst()
    return row && serviceStatus.name(row.status_id)
  }
}
