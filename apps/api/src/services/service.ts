import type { CustomerGroup } from '@sarv/contract/cache-groups'
import type { Pricing } from '@sarv/contract/pricing/price-items'
import type { ServiceType } from '@sarv/contract/service-types'
import type { Db } from '../db/connection.ts'
import type { ProjectOfCall } from '../db/project-access.ts'
import { AppError } from '../errors/app-error.ts'
import type { AlsoHeld } from '../operations/at-service.ts'
import { enqueue, refuseWhileRunning } from '../operations/enqueue.ts'
import type { StartableOperation } from '../operations/operation.ts'

export interface ServiceKey {
  projectId: number
  id: number
}

/** Who does it, and in which project. */
export interface ServiceActor {
  /** null: Sarv itself, by the clock. */
  actor: { userId: number | null }
  project: ProjectOfCall
  /** Absent: now. The demo has a past. */
  at?: Date
}

/** And to which service. */
export interface ServiceContext extends ServiceActor {
  id: number
}

/** What the steps of every operation on a service know; kept as JSON with the operation. */
export interface ServiceInput extends ServiceKey {
  datacenterId: number
  customerId: number
  /** null: Sarv itself, by the clock. */
  userId: number | null
  name: string
}

/** A service as limits and usage know it. */
export interface ServiceRef {
  customerId: number
  projectId: number
  serviceType: ServiceType
  serviceId: number
}

export interface Started {
  id: number
  operationId: number
}

/** What an act says beside the input of its steps. */
export interface Told {
  /** The id that the caller is told; the service's own by default. */
  answerId?: number
  /** The second thing that the operation's title names. */
  otherName?: string | null
  /** For the steps: what the service is called from now on. */
  name?: string
  /** Other services that the steps change; the caller holds them, too. */
  alsoHolds?: readonly AlsoHeld[]
}

/** What the steps of an operation know besides the service. */
type Extra<Input extends ServiceInput> = Omit<Input, keyof ServiceInput>

interface NamedRow {
  id: number
  name: string
}

/** What it takes to hold one and to judge it. */
interface Service<Row extends NamedRow, Held extends Row, Action> {
  type: ServiceType
  /** The row, held until the transaction ends, so that what is decided by its status still holds when it is written. */
  lock(trx: Db, key: ServiceKey): Promise<Row | undefined>
  /** Refuses what the status table does not allow; answers the row with whatever was looked up to judge it. */
  rules(trx: Db, row: Row, action: Action): Held | Promise<Held>
}

interface ServiceDefinition {
  /** What the portal reads again when one of them changes. */
  cacheGroup: CustomerGroup
  /** What the steps of its operations talk to: see `OperationDefinition`. */
  engine: unknown
  /** What it costs: quotes, receipts and usage attach here. null: it is free. */
  pricing: Pricing<never> | null
}

/** A kind of thing that somebody can order: how one is held, what its status allows, what it costs. */
export const defineService = <Row extends NamedRow, Held extends Row, Action, Own extends ServiceDefinition>(
  definition: Service<Row, Held, Action> & Own,
) => ({
  ...definition,
  /** What every operation on such a service has in common. */
  operation: {
    serviceType: definition.type,
    group: definition.cacheGroup,
    engine: definition.engine as Own['engine'],
  },
  /** One of them, as limits and usage know it. */
  of: ({ customerId, projectId, id }: ServiceKey & { customerId: number }): ServiceRef => ({
    customerId,
    projectId,
    serviceType: definition.type,
    serviceId: id,
  }),
})

const lockExisting = async <Row>(trx: Db, key: ServiceKey, service: Lockable<Row>): Promise<Row> => {
  const row = await service.lock(trx, key)
  if (!row) throw new AppError('not_found')
  return row
}

type Lockable<Row> = Pick<Service<NamedRow & Row, NamedRow & Row, never>, 'type' | 'lock'>

/** The service, held until the transaction ends, with nothing under way; 409 names what is running. */
export const holdIdle = async <Row>(
  trx: Db,
  { project, id }: Omit<ServiceContext, 'actor'>,
  service: Lockable<Row>,
): Promise<Row> => {
  const row = await lockExisting(trx, { projectId: project.id, id }, service)
  await refuseWhileRunning(trx, service.type, id)
  return row
}

/** The same, and in a status that allows the action. */
export const holdService = async <Row extends NamedRow, Held extends Row, Action>(
  trx: Db,
  context: Omit<ServiceContext, 'actor'>,
  service: Service<Row, Held, Action>,
  action: Action,
): Promise<Held> => service.rules(trx, await holdIdle(trx, context, service), action)

/**
 * Without asking what is running: for what needs no operation, and for one that is tried again and has the service's lock
 * already; much may have happened to the service since.
 */
export const judgeService = async <Row extends NamedRow, Held extends Row, Action>(
  trx: Db,
  key: ServiceKey,
  service: Service<Row, Held, Action>,
  action: Action,
): Promise<Held> => service.rules(trx, await lockExisting(trx, key, service), action)

/** Starts an operation on a service that the caller holds, or has just made: with its row, or not at all. */
export const enqueueFor = async <Input extends ServiceInput>(
  trx: Db,
  actor: ServiceActor,
  operation: StartableOperation<Input>,
  row: NamedRow,
  { answerId, otherName, alsoHolds = [], ...extra }: Extra<Input> & Told,
): Promise<Started> => {
  const service = inputOf(actor, row)
  const { id, name, customerId, projectId, userId } = service
  const input = { ...service, ...extra } as unknown as Input
  const about = { customerId, projectId, serviceId: id, serviceName: name, otherName, userId, alsoHolds }
  const { operationId } = await enqueue(trx, operation, { input, ...about })
  return { id: answerId ?? id, operationId }
}

/** What is known of every service that something is done to. */
export const inputOf = ({ actor, project }: ServiceActor, { id, name }: NamedRow): ServiceInput => ({
  projectId: project.id,
  id,
  datacenterId: project.datacenterId,
  customerId: project.customerId,
  userId: actor.userId,
  name,
})

/**
 * One act on a service, in the caller's transaction: finds and holds it, refuses while something else runs, judges by the
 * status table, lets `prepare` write and take what the act needs, and starts the operation. `prepare` gets the row and the
 * usual input of steps; what it answers goes to the steps beside that input, apart from what is `Told`.
 */
export const startOperation = async <Row extends NamedRow, Held extends Row, Action, Input extends ServiceInput>(
  trx: Db,
  context: ServiceContext,
  service: Service<Row, Held, Action>,
  { action, operation }: { action: Action; operation: StartableOperation<Input> },
  prepare: (row: Held, input: ServiceInput) => Promise<Extra<Input> & Told>,
): Promise<Started> => {
  const row = await holdService(trx, context, service, action)
  return enqueueFor(trx, context, operation, row, await prepare(row, inputOf(context, row)))
}
