import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Command, EngineCheck } from '../cli/command.ts'
import type { Lookups } from '../audit/objects.store.ts'
import type { ConfigSection } from '../config.section.ts'
import type { Config } from '../config.ts'
import type { Db, OpenDatabase } from '../db/connection.ts'
import type { NewDemo } from '../db/seed/demo.ts'
import type { AreaEngines, Dependencies, OperationDependencies } from '../dependencies.ts'
import type { AddGauges } from '../http/metrics.ts'
import type { Expiring } from '../operations/cleanup.ts'
import type { AnyOperation } from '../operations/operation.ts'
import type { AgreedPrices } from '../services/agreed-prices.ts'
import type { FindDecisions } from '../decisions.ts'
import type { FindExpiries } from '../expiries.ts'
import type { IdleKind } from '../services/idle.ts'
import type { LeftBehind } from '../services/left-behind.ts'
import type { Lifecycle } from '../services/lifecycle.ts'
import type { MovableKind } from '../services/moving.ts'
import type { ProjectContents } from '../services/project-contents.ts'
import type { PeriodicWork } from '../operations/periodic-work.ts'

/** Something that the demo customer did in the past. It may lead to more, later on. */
export interface PastEvent {
  at: Date
  happen(at: Date): Promise<readonly PastEvent[] | void>
}

/** Who the demo is made for, and with what. */
type Demo<Answer> = (
  db: Db,
  dependencies: OperationDependencies,
  customer: NewDemo & { password: string },
) => Promise<Answer>

/** What an area opens its engines with. */
export interface EngineContext {
  database: OpenDatabase
  config: Config
  /** How people reach the portal. */
  publicUrl: string
  log: Logger
  /** Beside a Sarv that may be running: a command, a test. It takes no port that is somebody's. */
  isBeside: boolean
  /** Where it is not always that of the configuration. */
  sandboxDelayFactor?: () => number
}

export interface OpenedEngines {
  engines: Partial<AreaEngines>
  /** Where the pages of the portal send and fetch, besides to us. */
  origins?: readonly string[]
  close?(): Promise<void>
}

/**
 * All that an area brings; the server, the worker and the demo are built from the list of them in `areas.ts`. Its calls,
 * the Persian of the activity log and its refusals stand in the contract's area of the same name; what a right request to
 * it holds in `<area>.access.fixture.ts` beside this, for the tests that try every call.
 */
export interface Area {
  /** As its folder. */
  name: string
  /** One function for each noun that answers calls. */
  routes: readonly ((app: FastifyInstance, dependencies: Dependencies) => void)[]
  /** Whose calls they are: those of operators have no route where operators are switched off. Absent: customers'. */
  isFor?: 'operators'
  /** What can be set of it: its variables and its part of the file. */
  config?: ConfigSection
  /** One of every datacenter that the configuration or the catalogue gives it to. */
  openEngines?: (context: EngineContext) => Promise<OpenedEngines>
  /** `sarv engine check <name>`. */
  engineChecks?: Readonly<Record<string, EngineCheck>>
  /** More of the operator's command line, by the words that are typed, two at most. */
  commands?: Readonly<Record<string, Command>>
  /** What the worker runs and `operationRetry` starts again. */
  operations?: readonly AnyOperation<OperationDependencies>[]
  /** What falls due by the clock. */
  periodic?: readonly PeriodicWork<OperationDependencies>[]
  /** Kinds of services that have a price: what runs follows the catalogue from what was agreed. */
  agreed?: readonly AgreedPrices[]
  /** Kinds of services that are stopped, kept and in the end removed when nobody pays for them. */
  lifecycles?: readonly Lifecycle[]
  /** Kinds of services that can go to another project. */
  moves?: readonly MovableKind[]
  /** Kinds of services that cost money while nobody uses them. */
  idle?: readonly IdleKind[]
  /** What it asks customers to decide about, on the first page. */
  decisions?: readonly FindDecisions[]
  /** What of it ends soon, for the first page. */
  expiries?: readonly FindExpiries[]
  /** What operators read of it at `/metrics`. */
  gauges?: AddGauges
  /** What goes on working for somebody who has left the account. */
  leftBehind?: readonly LeftBehind[]
  /** What keeps a project from being deleted. */
  inProjects?: readonly ProjectContents[]
  /** How the activity log finds what its things are called. */
  objects?: Lookups
  /** Rows that have had their time. */
  expires?: Expiring
  /** What the demo customer has done so far, as of now. Played in the order of time, before anything goes by the clock. */
  demoPast?: Demo<readonly PastEvent[]>
  /** What the demo customer finds besides at the first sign-in. */
  demo?: Demo<void>
  /** What time brings, while the demo's past is played: until `to`, for whom it is no more than history. */
  passTime?: (db: Db, to: Date) => Promise<void>
}
