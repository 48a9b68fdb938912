import { usualCodes } from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import type { LoadBalancerHealthCheck } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import type { Db } from '../../../db/connection.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import {
  waitForBalancer,
  waitForBalancerGone,
  type BalancerShape,
  type Balancing,
  type EngineBalancerDetail,
  type HealthCheckSpec,
  type ListenerSpec,
} from '../../../ports/compute/balancers.engine.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { networkTag } from '../../../ports/compute/networks.engine.ts'
import { poll } from '../../../ports/waiting.ts'
import type { SecretBox } from '../../../secrets.ts'
import type { ServiceInput } from '../../../services/service.ts'
import { giveBackOrder } from '../../financial/holds/holds.service.ts'
import { endUsage } from '../../financial/usage/usage.service.ts'
import { minute, type VmStep, type VmStepContext } from '../hosts/hosts.steps.ts'
import { listTaken } from '../networks/nodes.store.ts'
import { engineAlgorithm, engineCheck, engineProtocol, engineSession, engineWeight } from './balancing.rules.ts'
import { balancerService, tagOf } from './load-balancers.definition.ts'
import { balancerText } from './load-balancers.fa.ts'
import {
  findBalancerRow,
  restBalancer,
  setBalancerIp,
  setBalancerOnEngine,
  setBalancerStatus,
  type BalancerKey,
} from './load-balancers.store.ts'
import { bringPublicAddress } from './public-address.service.ts'
import { listKeptCertificates, listListeners, listMembers, type RevisionKey } from './shapes.store.ts'

const engineCheckOf = (check: LoadBalancerHealthCheck): HealthCheckSpec => {
  const kind = engineCheck(check.vmLbHealthCheckId)
  const { intervalSeconds, timeoutSeconds, upAfter, downAfter } = check
  const http = {
    path: check.path ?? '/',
    hostHeader: check.hostHeader,
    expectedCodes: check.expectedCodes ?? usualCodes,
  }
  return { kind, intervalSeconds, timeoutSeconds, upAfter, downAfter, ...(kind === 'http' && { http }) }
}

const certificatesOf = async (db: Db, key: RevisionKey, secrets: SecretBox) => {
  const kept = await listKeptCertificates(db, key)
  return (listenerId: number): Pick<ListenerSpec, 'certificate' | 'nameCertificates'> => {
    const [certificate, ...nameCertificates] = kept
      .filter((one) => one.listenerId === listenerId)
      .map((one) => ({ certificate: one.certificate, privateKey: secrets.open(one.sealedKey, 'certificateKey') }))
    return {
      ...(certificate && { certificate }),
      ...(nameCertificates.length > 0 && { nameCertificates }),
    }
  }
}

interface Wanted extends RevisionKey {
  name: string
  algorithmId: number
}

type Member = Awaited<ReturnType<typeof listMembers>>[number]

/** One that is out of rotation is none on the engine; where nobody else is left, all are. */
const inRotation = (members: readonly Member[]): readonly Member[] => {
  const kept = members.filter(({ outSince }) => outSince === null)
  return kept.length > 0 ? kept : members
}

/**
 * As the engine is told of it, without its certificates. A server that has left the network since is left out: no engine
 * would find it. One that a plan brings into the network is there by now, and connected once all of the plan is done. One
 * that a plan takes out of it is there where the engine says so: `cards` are those of servers in the network.
 */
export const plainShape = async (
  db: Db,
  balancing: Balancing,
  { name, algorithmId, ...key }: Wanted,
  cards?: ReadonlySet<string>,
) => {
  const way = engineAlgorithm(balancing, algorithmId)
  if (!way) throw new EngineError('invalid', `there is no algorithm ${algorithmId} here`)
  const members = await listMembers(db, key, { withMoving: true })
  const isThere = ({ address, isLeaving, vmHostId }: Member): boolean =>
    address !== null && (!isLeaving || cards?.has(serverTag(key.projectId, vmHostId)) === true)
  const listeners = await listListeners(db, key)
  return {
    name,
    algorithm: way.algorithm,
    listeners: listeners.map((listener) => {
      const session = engineSession(listener.sessionId) ?? way.session
      return {
        id: listener.id,
        protocol: engineProtocol(listener.protocolId),
        port: listener.sourcePort,
        memberPort: listener.destinationPort,
        members: inRotation(members.filter((member) => member.listenerId === listener.id && isThere(member))).map(
          (member) => ({
            serverTag: serverTag(key.projectId, member.vmHostId),
            weight: engineWeight(algorithmId, member),
          }),
        ),
        ...(listener.healthCheck && { healthCheck: engineCheckOf(listener.healthCheck) }),
        ...(session && { session }),
      }
    }),
    /** Servers that are between two networks now. */
    awayCount: members.filter((member) => !isThere(member)).length,
  }
}

/** Asks the engine where it counts: a plan that is taken back may be anywhere between a server's card and its way out. */
const shapeAsItIs = async (wanted: Wanted, { db, engine, signal }: ShapeContext) => {
  const shape = await plainShape(db, engine.balancing, wanted)
  if (shape.awayCount === 0) return shape
  const { projectId } = wanted
  const { vmNetworkId } = await findBalancerRow(db, wanted)
  const ports = await engine.listPorts({ networkTag: networkTag(projectId, vmNetworkId) }, signal)
  return plainShape(db, engine.balancing, wanted, new Set(ports.map((port) => port.serverTag)))
}

type ShapeContext = Pick<VmStepContext, 'db' | 'deps' | 'engine' | 'signal'>

export const engineShape = async (wanted: Wanted, context: ShapeContext): Promise<BalancerShape> => {
  const { name, algorithm, listeners } = await shapeAsItIs(wanted, context)
  const certificatesFor = await certificatesOf(context.db, wanted, context.deps.secrets)
  return {
    name,
    algorithm,
    listeners: listeners.map(({ id, ...listener }) => ({ ...listener, ...certificatesFor(id) })),
  }
}

/** The shape that counts. */
const presentShape = async (key: BalancerKey, context: ShapeContext) => {
  const { name, algorithmId, revision, vmNetworkId } = await findBalancerRow(context.db, key)
  const wanted = { ...key, name, algorithmId, revision }
  return { vmNetworkId, shape: await engineShape(wanted, context) }
}

const remove = async (input: ServiceInput, { db, engine, signal }: VmStepContext) => {
  await engine.deleteBalancer(tagOf(input), signal)
  await waitForBalancerGone(engine, tagOf(input), { signal })
  await setBalancerOnEngine(db, input, null)
}

/** The public address that counts, or another one; null: none. */
const leadThere = async (input: BalancerKey, context: VmStepContext, ipId?: number | null) => {
  const { vmNetworkId, vpcHostIpId } = await findBalancerRow(context.db, input)
  const { projectId, id } = input
  return bringPublicAddress(context, { projectId, id, vmNetworkId, ipId: ipId === undefined ? vpcHostIpId : ipId })
}

/** Fails where the cloud has lost the address. */
export const bringAddress = async (input: BalancerKey, context: VmStepContext, ipId?: number | null): Promise<void> => {
  const { isThere } = await leadThere(input, context, ipId)
  if (!isThere) throw new EngineError('not_found', `the public address of load balancer ${tagOf(input)} is gone`)
}

/** Back to the one that counts, as far as it is there. */
export const bringAddressBack = async (input: BalancerKey, context: VmStepContext): Promise<void> => {
  await leadThere(input, context)
}

/** Making anew leaves out what is gone. */
const bringAddressOrNone = async (input: BalancerKey, context: VmStepContext): Promise<void> => {
  const { isThere } = await leadThere(input, context)
  if (!isThere) await setBalancerIp(context.db, input, null)
}

/** From nothing until the engine has it, and it is reached. */
const stepsToBuild = (bring: typeof bringAddressOrNone): readonly VmStep[] => [
  {
    name: 'request',
    label: balancerText.steps.request,
    run: async (input, context) => {
      const { engine, signal, db } = context
      const { vmNetworkId, shape } = await presentShape(input, context)
      const { projectId } = input
      // A server may be on its way into the network, or out of it with a way back.
      const nodes = await listTaken(db, projectId, vmNetworkId)
      const place = {
        networkTag: networkTag(projectId, vmNetworkId),
        heldAddresses: nodes.map(({ address }) => address),
      }
      const spec = { ...shape, tag: tagOf(input), ...place }
      await engine.createBalancer(spec, signal)
    },
    // A public address ends to lead to it by that.
    undo: remove,
    timeoutMs: 5 * minute,
  },
  {
    name: 'build',
    label: balancerText.steps.build,
    run: async (input, context) => {
      const { db, engine, signal } = context
      await setBalancerOnEngine(db, input, await waitForBalancer(engine, tagOf(input), { signal }))
      await bring(input, context)
    },
    timeoutMs: 15 * minute,
  },
]

export const buildBalancer = stepsToBuild(bringAddress)
export const rebuildBalancer = stepsToBuild(bringAddressOrNone)

/**
 * For the undo of what has no way back: waits until the engine is through with it, and writes down whether it still has it
 * in working order.
 */
export const observeBalancer = async (
  input: BalancerKey,
  { db, engine, signal }: VmStepContext,
): Promise<EngineBalancerDetail | undefined> => {
  const { balancer } = await poll({ signal }, async () => {
    const seen = await engine.getBalancer(tagOf(input), signal)
    return seen && seen.state !== 'active' && seen.state !== 'error' ? undefined : { balancer: seen }
  })
  if (!balancer) await setBalancerOnEngine(db, input, null)
  else if (balancer.state === 'error') await setBalancerStatus(db, input, 'failed')
  return balancer
}

/** What the engine may still have of one that failed. */
export const clearBalancer: VmStep = {
  name: 'clear',
  label: balancerText.steps.clear,
  run: remove,
  undo: async (input, context) => {
    await observeBalancer(input, context)
  },
  timeoutMs: 10 * minute,
}

/** To the shape that counts, once nothing else is being done to it; one that is broken stays so. */
export const bringPresentShape = async (key: BalancerKey, context: VmStepContext): Promise<void> => {
  const { engine, signal } = context
  const balancer = await observeBalancer(key, context)
  if (balancer?.state !== 'active') return
  const { shape } = await presentShape(key, context)
  await engine.updateBalancer(tagOf(key), shape, signal)
  await observeBalancer(key, context)
}

/** The end of an operation that failed: it waits for nothing more, and one that is lost costs nothing more. */
export const settleBalancer = async (trx: Db, input: ServiceInput): Promise<void> => {
  const { isOnEngine } = await restBalancer(trx, input)
  if (isOnEngine) return
  await giveBackOrder(trx, balancerService.of(input))
  await endUsage(trx, balancerService.of(input))
}
