import { may } from '@sarv/contract/access'
import { serviceStatus } from '@sarv/contract/enums'
import type {
  MoveObstacle,
  MoveRehearsal,
  MovedService,
  MoveServicesModel,
  ProjectInMove,
} from '@sarv/contract/portal/moves/moves.schemas'
import type { Db } from '../../../db/connection.ts'
import type { ProjectOfCall } from '../../../db/project-access.ts'
import type { AreaEngines } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/implement.ts'
import type { MovableKind, Move, MovingService } from '../../../services/moving.ts'
import { enqueueFor, type Started } from '../../../services/service.ts'
import { readCap } from '../../financial/caps/caps.service.ts'
import { productName } from '../../financial/orders/orders.service.ts'
import { presentCosts } from '../../financial/usage/usage.service.ts'
import { holdProject, projectSightOf } from '../../project/project-users/project-access.service.ts'
import { rehearseTickets } from '../tickets/moving.service.ts'
import { kindOf, moveOperationOf } from './moves.definition.ts'
import { movesText as text } from './moves.fa.ts'
import {
  findHindrances,
  findProjectOfMove,
  findProjectRate,
  findServicesIn,
  isNameTakenThere,
  listPeople,
  listTokens,
  listViewsOf,
  lockService,
  type ProjectOfMove,
  type ServiceRow,
} from './moves.store.ts'

export interface MoveContext {
  kinds: readonly MovableKind[]
  engines: AreaEngines
  actor: Actor
  project: ProjectOfCall
}

interface Both {
  move: Move
  from: ProjectOfMove
  to: ProjectOfMove
}

/** The two projects, for whoever may manage the second as well; one that is not in sight is not there. */
const openBoth = async (db: Db, { actor, project }: MoveContext, targetId: number): Promise<Both> => {
  if (targetId === project.id) throw new AppError('move_same_project')
  const { visibleProjectIds, rolesIn } = await projectSightOf(db, actor)
  const isVisible = visibleProjectIds === undefined || visibleProjectIds.includes(targetId)
  const { customerId } = project
  const to = isVisible ? await findProjectOfMove(db, customerId, targetId) : undefined
  const from = await findProjectOfMove(db, customerId, project.id)
  if (!to || !from) throw new AppError('not_found')
  if (!may('project:manage', rolesIn(targetId))) throw new AppError('forbidden')
  return { move: { customerId, from: from.id, to: to.id }, from, to }
}

interface Going extends ServiceRow {
  isAlong: boolean
}

const nameOf = ({ serviceType, id }: MovingService) => `${serviceType}:${id}`

/** The services that were asked for, and those that belong to them; each once. */
const gather = async (
  db: Db,
  { kinds }: Pick<MoveContext, 'kinds'>,
  projectId: number,
  wanted: MoveServicesModel['services'],
): Promise<Going[]> => {
  const asked = await findServicesIn(db, projectId, wanted)
  if (asked.length < new Set(wanted.map(({ serviceType, serviceId }) => `${serviceType}:${serviceId}`)).size) {
    throw new AppError('not_found')
  }
  const along: MovingService[] = []
  for (const service of asked) {
    along.push(...((await kindOf(kinds, service)?.along?.(db, { projectId, id: service.id })) ?? []))
  }
  const belonging = new Set(along.map(nameOf))
  const rows = await findServicesIn(
    db,
    projectId,
    along.map(({ serviceType, id }) => ({ serviceType, serviceId: id })),
  )
  return [
    ...asked.filter((service) => !belonging.has(nameOf(service))).map((service) => ({ ...service, isAlong: false })),
    ...rows.map((service) => ({ ...service, isAlong: true })),
  ]
}

const resting: ReadonlySet<number> = new Set([serviceStatus.id.active, serviceStatus.id.shutdown])

interface Judged {
  kinds: readonly MovableKind[]
  /** Absent where an operation looks again: engines do not change. */
  engines?: AreaEngines | undefined
  operationId?: number
}

/** What keeps one service where it is. */
const obstaclesOf = async (
  db: Db,
  { kinds, engines, operationId = 0 }: Judged,
  { move, from, to }: Both,
  service: Going,
): Promise<MoveObstacle[]> => {
  const kind = kindOf(kinds, service)
  if (!kind) return [{ code: 'kind', reason: text.kindStays }]
  const { operation, isUnpaid } = await findHindrances(db, service, operationId)
  const { statusId } = service
  const isAtRest = statusId === null || resting.has(statusId)
  const isElsewhere = from.datacenterId !== to.datacenterId
  const isApart = engines !== undefined && (kind.isKeptApart?.(engines, from.datacenterId) ?? false)
  const isTaken = kind.hasOwnName === true && (await isNameTakenThere(db, kind, service.name, to.id))
  const own = service.isAlong ? [] : await kind.obstacles(db, { projectId: from.id, id: service.id }, move)
  return [
    ...(isElsewhere ? [{ code: 'datacenter', reason: text.otherDatacenter(to.datacenter) }] : []),
    ...(isApart ? [{ code: 'engine', reason: text.keptApart }] : []),
    ...own,
    ...(operation === null ? [] : [{ code: 'busy', reason: text.busy(operation) }]),
    ...(isUnpaid ? [{ code: 'unpaid', reason: text.unpaid }] : []),
    ...(isAtRest || operation !== null ? [] : [{ code: 'status', reason: text.status(serviceStatus.label(statusId)) }]),
    ...(isTaken ? [{ code: 'name', reason: text.nameTaken }] : []),
  ]
}

const refuseFirst = (service: MovingService, obstacles: readonly MoveObstacle[]): void => {
  const [first] = obstacles
  if (first) throw new AppError('move_blocked', { reason: first.reason, ...(service.name && { name: service.name }) })
}

const isFull = async (db: Db, projectId: number): Promise<boolean> => (await readCap(db, projectId)).isReached

/** What the move would change, for whom, and why it may not be possible. Changes nothing. */
export const rehearseMove = async (
  db: Db,
  context: MoveContext,
  { services: wanted, targetProjectId }: MoveServicesModel,
): Promise<MoveRehearsal> => {
  const { kinds, engines, actor } = context
  const both = await openBoth(db, context, targetProjectId)
  const { move, from, to } = both
  const going = await gather(db, context, from.id, wanted)
  const costs = await presentCosts(
    db,
    move.customerId,
    going.map(({ serviceType, id }) => ({ serviceType, serviceId: id })),
  )
  const full = (await isFull(db, to.id)) ? [{ code: 'cap', reason: text.capReached }] : []
  const services: MovedService[] = []
  for (const service of going) {
    const carries = await kindOf(kinds, service)?.carries?.(db, { projectId: from.id, id: service.id })
    services.push({
      serviceType: service.serviceType,
      serviceId: service.id,
      name: service.name,
      product: productName(service.serviceType) ?? service.serviceType,
      monthlyRials: costs.get(nameOf(service))?.rials ?? 0,
      isAlong: service.isAlong,
      carries: [...(carries ?? [])],
      obstacles: [...(await obstaclesOf(db, { kinds, engines }, both, service)), ...(service.isAlong ? [] : full)],
    })
  }
  const moved = services.reduce((sum, { monthlyRials }) => sum + monthlyRials, 0)
  const projectInMove = async ({ id, name }: ProjectOfMove, change: number): Promise<ProjectInMove> => {
    const cap = await readCap(db, id)
    const monthlyRials = await findProjectRate(db, id)
    return {
      id,
      name,
      monthlyRials,
      monthlyRialsAfter: monthlyRials + change,
      capRials: cap.monthlyRials,
      usedRials: cap.usedRials,
    }
  }
  const people = await listPeople(db, move)
  const isByToken = actor.tokenScope !== undefined
  const tickets = await rehearseTickets(db, move, going, people)
  return {
    services,
    from: await projectInMove(from, -moved),
    to: await projectInMove(to, moved),
    // API tokens read nothing of people and their rights.
    people: isByToken ? [] : people,
    tickets: isByToken ? { ...tickets, willRead: [], noLonger: [] } : tickets,
    tokens: isByToken ? [] : await listTokens(db, move, actor.userId),
    savedViews: isByToken ? [] : await listViewsOf(db, move, actor.userId),
    isPossible: services.every(({ obstacles }) => obstacles.length === 0),
  }
}

/** Starts an operation for each that was asked for, or refuses all of them. */
export const startMoves = async (
  trx: Db,
  context: MoveContext,
  { services: wanted, targetProjectId }: MoveServicesModel,
): Promise<{ started: Started[]; from: ProjectOfMove; to: ProjectOfMove }> => {
  const { kinds, engines, project, actor } = context
  const both = await openBoth(trx, context, targetProjectId)
  const { from, to } = both
  await holdProject(trx, to.id)
  const going = await gather(trx, context, from.id, wanted)
  const isCapReached = await isFull(trx, to.id)
  const started: Started[] = []
  for (const service of going) {
    const kind = kindOf(kinds, service)
    if (kind && !(await lockService(trx, kind, service, from.id))) throw new AppError('not_found')
    refuseFirst(service, await obstaclesOf(trx, { kinds, engines }, both, service))
  }
  if (isCapReached) refuseFirst(going[0]!, [{ code: 'cap', reason: text.capReached }])
  for (const service of going.filter(({ isAlong }) => !isAlong)) {
    const row = { id: service.id, name: service.name ?? '' }
    const operation = moveOperationOf(kindOf(kinds, service)!)
    started.push(
      await enqueueFor(trx, { actor, project }, operation, row, { targetProjectId: to.id, otherName: to.name }),
    )
  }
  return { started, from, to }
}

/** Looks again, under the locks of the transaction that moves: much may have happened since it was asked for. */
export const judgeAgain = async (
  trx: Db,
  kinds: readonly MovableKind[],
  move: Move,
  main: MovingService,
  operationId: number,
): Promise<MovingService[] | 'there'> => {
  const [from, to] = [
    await findProjectOfMove(trx, move.customerId, move.from),
    await findProjectOfMove(trx, move.customerId, move.to),
  ]
  if (!from || !to) throw new AppError('not_found')
  const asked = [{ serviceType: main.serviceType, serviceId: main.id }]
  if ((await findServicesIn(trx, move.to, asked)).length > 0) return 'there'
  await holdProject(trx, move.to)
  const kind = kindOf(kinds, main)!
  if (!(await lockService(trx, kind, main, move.from))) throw new AppError('not_found')
  const going = await gather(trx, { kinds }, move.from, asked)
  for (const service of going) {
    const own = kindOf(kinds, service)
    if (own && !(await lockService(trx, own, service, move.from))) throw new AppError('not_found')
    refuseFirst(service, await obstaclesOf(trx, { kinds, operationId }, { move, from, to }, service))
  }
  return going
}
