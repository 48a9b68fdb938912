import type { Price } from '@sarv/contract/pricing/quote'
import type { QuoteLimit } from '@sarv/contract/pricing/quote.schemas'
import type {
  NetworkPlanChange,
  NetworkPlanKind,
  PlannedRef,
} from '@sarv/contract/vm/network-plans/network-plans.schemas'
import type { VpcAction } from '@sarv/contract/vm/vpcs/vpcs.rules'
import type { Db } from '../../../db/connection.ts'
import type { ProjectOfCall } from '../../../db/project-access.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/implement.ts'
import type { Routing } from '../../../ports/compute/routers.engine.ts'
import type { ServiceContext, ServiceInput } from '../../../services/service.ts'
import type { PartOfHold } from '../../financial/holds/holds.service.ts'
import type { VmOperation, VmStepContext } from '../hosts/hosts.steps.ts'
import type { BalancerTools } from '../load-balancers/load-balancers.service.ts'
import type { nodeIdOf } from '../topology/nodes.rules.ts'
import type { LockedVpc } from '../vpcs/vpcs.definition.ts'

/** Whose plan it is, for which cloud, and what the engine there can do. */
export interface PlanContext extends ServiceContext {
  actor: Pick<Actor, 'userId' | 'roles'>
  /** Where the call comes from. */
  address: string
  tools: BalancerTools
  routing: Routing
}

/** What a change judges and writes with: the cloud is held, and is as the changes before it leave it. */
export interface ChangeContext extends PlanContext {
  vpc: LockedVpc
  /** Of what is there, or of what an earlier change makes. */
  idOf: (ref: PlannedRef) => number
  /** What the changes before it are to do, without those that were refused. */
  earlier: readonly ServiceInput[]
}

/** Something that did not exist before the plan. */
export interface Made {
  node: Extract<keyof typeof nodeIdOf, 'network' | 'address' | 'balancer'> | 'forward' | 'rule' | 'connection'
  id: number
}

/** A service that gets another price, or its first. */
export interface Priced {
  /** Absent: it is new. */
  before?: Price
  after: Price
  /** For the money that is set aside. */
  hold: PartOfHold
  limits: readonly QuoteLimit[]
}

/** A change as it was judged and written down. */
export interface Prepared<Input> {
  /** What the steps of the change get. */
  input: Input
  made?: Made
  priced?: Priced
}

export type ChangeOf<Kind extends NetworkPlanKind> = Extract<NetworkPlanChange, { kind: Kind }>

/** How one kind of change is done: by the functions and the steps of the call that does it alone. */
export interface ChangeKind<Change, Input extends ServiceInput> {
  /** What the status of the cloud must allow. */
  action: VpcAction
  /** The server that it changes: the plan holds it, too, while it is applied. None where that is not there any more. */
  serverOf?(trx: Db, project: ProjectOfCall, change: Change): Promise<number | undefined>
  /** The load balancer that it changes: that is held, too. */
  balancerOf?(change: Change): number
  /** Its own call asks whether the customer may order. */
  isOrder?: true
  /** Its steps, its end, and what is said of what could not be taken back. */
  operation: Pick<VmOperation<Input>, 'steps' | 'onDone' | 'onFailed'>
  /** Judges it and writes its rows, which wait then. */
  prepare(trx: Db, context: ChangeContext, change: Change): Promise<Prepared<Input>>
  /** The rows as they will be, for the changes behind it and for the picture. */
  pretend(trx: Db, input: Input): Promise<void>
  /** From there back to the rows that wait. */
  wait(trx: Db, input: Input): Promise<void>
  /** Takes money and limits; late, because other orders of the customer wait for the end of it. */
  take?(trx: Db, context: PlanContext, input: Input): Promise<Input>
  /** At the end of the last step: whatever else has come to what it changed since its own step, the engine is as it is to be. */
  settle?(input: Input, context: VmStepContext): Promise<void>
  /** The rows that wait as they were before; the engine has nothing of it any more. */
  takeBack(trx: Db, input: Input): Promise<void>
}

/** For refusals that only plans have. */
export const refusalOfPlan = (sentence: string) => new AppError('plan_change', { sentence })

/** A kind among others: its input comes back from the operation's row as it went in. */
export type AnyChangeKind = ChangeKind<NetworkPlanChange, ServiceInput>

export const defineChange = <Kind extends NetworkPlanKind, Input extends ServiceInput>(
  _kind: Kind,
  definition: ChangeKind<ChangeOf<Kind>, Input>,
): AnyChangeKind => definition
