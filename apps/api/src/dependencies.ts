import type { Db } from './db/connection.ts'
import type { EventStreams } from './http/events-stream.ts'
import type { FairQueue } from './http/fair-queue.ts'
import type { GuardedClient } from './http/guarded-fetch/guarded-fetch.ts'
import type { NetworkRules } from './http/guarded-fetch/networks.ts'
import type { AnyOperation } from './operations/operation.ts'
import type { FindDecisions } from './decisions.ts'
import type { FindExpiries } from './expiries.ts'
import type { IdleKind } from './services/idle.ts'
import type { LeftBehind } from './services/left-behind.ts'
import type { Lifecycle } from './services/lifecycle.ts'
import type { MovableKind } from './services/moving.ts'
import type { ProjectContents } from './services/project-contents.ts'
import type { SecretBox } from './secrets.ts'

/** The engines that areas bring, by the names that their steps and routes know: each area adds its own in `<area>.engines.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- the areas fill it
export interface AreaEngines {}

/** What the steps of operations are given. */
export interface OperationDependencies extends AreaEngines {
  secrets: SecretBox
  publicUrl: string
}

/** A place where people sign in besides us, by OpenID Connect. */
export interface ProviderSettings {
  issuer: string
  clientId: string
  clientSecret: string
}

export interface SignInProviders {
  google?: ProviderSettings | undefined
  ito?: ProviderSettings | undefined
}

/** The other side of the counter. */
export interface OperatorSettings {
  /** Off: nothing of it is there. */
  isOn: boolean
  /** From this sum on, money is moved by two persons. */
  twoPersonRials: number
}

/** What the provider who runs Sarv has decided. */
export interface Settings {
  /** How people reach the portal, without a slash at the end: for links in mails, and for passkeys. */
  publicUrl: string
  /** Portals on other hosts. */
  allowedOrigins: readonly string[]
  signInProviders: SignInProviders
  /** `form`: a complete form and a confirmed phone are enough; `operator`: someone looks at it. */
  identityConfirmedBy: 'form' | 'operator'
  isDemo: boolean
  operators: OperatorSettings
  /** Where addresses that customers give may lead besides the internet, and where not although it is of it. */
  networks: NetworkRules
  /** Mails and SMS are kept to be read at `/dev/outbox` instead of being sent. */
  hasOutbox: boolean
}

/** What the areas' routes are given. */
export interface Dependencies extends Settings, AreaEngines {
  db: Db
  secrets: SecretBox
  /** The one way to addresses that customers give. */
  guardedClient: GuardedClient
  eventStreams: EventStreams
  /** Calls of strangers that hash a password wait in it for their turn. */
  passwordQueue: FairQueue
  /** Every kind of operation, for those that are tried again. */
  operations: readonly AnyOperation<OperationDependencies>[]
  /** What must be gone before a project may go. */
  projectContents: readonly ProjectContents[]
  /** What colleagues leave behind who are removed from an account. */
  leftBehind: readonly LeftBehind[]
  /** Every kind of service that is stopped when nobody pays for it. */
  lifecycles: readonly Lifecycle[]
  /** Every kind of service that can go to another project. */
  movableKinds: readonly MovableKind[]
  /** What may cost money while nobody uses it. */
  idleKinds: readonly IdleKind[]
  /** What customers may be asked to decide about. */
  findDecisions: readonly FindDecisions[]
  /** What ends soon. */
  findExpiries: readonly FindExpiries[]
}
