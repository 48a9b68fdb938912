import { serviceStatus, vmLbProtocol } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import type { ProjectOfCall } from '../../../db/project-access.ts'
import { findRunning } from '../../../operations/at-service.ts'
import { enqueueFor } from '../../../services/service.ts'
import type { VmDependencies } from '../hosts/hosts.steps.ts'
import { balancerService, type LockedBalancer } from './load-balancers.definition.ts'
import { rotateBalancerOperation } from './load-balancers.operations.ts'
import { keyOf, type SeenMember } from './probes.store.ts'
import { isOnTrial, isOut, turnsOf, type Placed } from './rotation.rules.ts'
import { turnMember } from './rotation.store.ts'
import { listListeners, listMembers } from './shapes.store.ts'

type Balancer = Pick<LockedBalancer, 'id' | 'name' | 'projectId' | 'revision' | 'statusId' | 'vpcHostIpId'>
type Place = Placed & { isUdp: boolean; sourcePort: number; vmHostId: number }

/** Listener by listener, with what was seen of each member. */
const placesOf = async (trx: Db, balancer: Balancer, seen: ReadonlyMap<string, SeenMember>): Promise<Place[][]> => {
  const members = await listMembers(trx, balancer)
  return (await listListeners(trx, balancer)).map(({ id, protocolId, sourcePort }) =>
    members
      .filter(({ listenerId }) => listenerId === id)
      .map(({ vmHostId, address, isDraining, outCount, outSince, nextTryAt, goodFrom }) => {
        const key = { isUdp: protocolId === vmLbProtocol.id.udp, sourcePort, vmHostId }
        const isUp = seen.get(keyOf(key))?.isUp ?? null
        const state = { outCount: outCount ?? 0, outSince, nextTryAt, goodFrom }
        return { ...key, ...state, isUp, isReachable: address !== null && !isDraining }
      }),
  )
}

/** The engine is not where the table is: an operation that should have brought it there has failed. */
const isBehind = (place: Place): boolean =>
  isOut(place) ? place.isUp !== null : isOnTrial(place) && place.goodFrom === null

interface Look {
  seen: readonly SeenMember[]
  /** When the engine was asked. */
  at: Date
  isAsked: boolean
}

/**
 * Decides by a look who gets a share from now on, and starts what brings the engine to it: both or neither is written. The
 * balancer is held; while something else is done to it, nothing turns. Answers whether anything did.
 */
export const rotateMembers = async (
  trx: Db,
  { compute }: Pick<VmDependencies, 'compute'>,
  project: ProjectOfCall,
  balancer: Balancer,
  { seen, at, isAsked }: Look,
): Promise<boolean> => {
  const isRotated = !compute(project.datacenterId).balancing.hasChecksOutside && balancer.vpcHostIpId !== null
  const listeners = await placesOf(trx, balancer, new Map(seen.map((one) => [keyOf(one), one])))
  const turns = listeners.flatMap((members) => turnsOf(members, { at, isRotated, isAsked }))
  if (turns.length === 0 && !listeners.flat().some(isBehind)) return false
  if (
    balancer.statusId !== serviceStatus.id.active ||
    (await findRunning(trx, balancerService.type, balancer.id)) !== undefined
  )
    return false

  for (const { member, turn } of turns) await turnMember(trx, balancer, member, { turn, at })
  await enqueueFor(trx, { actor: { userId: null }, project }, rotateBalancerOperation, balancer, {})
  return true
}
