import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { balancerTag } from '../../../ports/compute/balancers.engine.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import type { VmDependencies } from '../hosts/hosts.steps.ts'
import { networkTag } from '../../../ports/compute/networks.engine.ts'
import { routerTag, type EngineRouter } from '../../../ports/compute/routers.engine.ts'
import { volumeTag } from '../../../ports/compute/volumes.engine.ts'
import type { DriftingService, DriftServiceType, Finding } from '../../../services/drift.ts'
import { theirBalancer, type TheirBalancer } from './balancers.rules.ts'
import { hasPart } from './clouds.rules.ts'
import { parseTag } from './comparing.rules.ts'
import type { Theirs } from './reconcile.rules.ts'

const pageLimit = 500
/** An engine whose pages never end must not be read for ever. */
const pageCeiling = 2000

const allPages = async <Page extends { next?: string }, One>(
  read: (page: { after?: string; limit: number }) => Promise<Page>,
  thingsOf: (page: Page) => readonly One[],
): Promise<One[]> => {
  const things: One[] = []
  let after: string | undefined
  for (let count = 0; count < pageCeiling; count += 1) {
    const page = await read({ limit: pageLimit, ...(after !== undefined && { after }) })
    things.push(...thingsOf(page))
    if (page.next === undefined) return things
    after = page.next
  }
  throw new Error(`a list of more than ${pageCeiling} pages`)
}

/** Calls under way at a time: a cloud's api has other work to do. */
const lanes = 4

/** Each is asked for alone: no list tells of listeners and members. */
const readBalancers = async (
  engine: ComputeEngine,
  routers: readonly EngineRouter[],
  signal: AbortSignal,
): Promise<TheirBalancer[]> => {
  const listed = await engine.listBalancers(signal)
  const found: TheirBalancer[] = []
  const left = listed.values()
  const lane = async () => {
    for (const balancer of left) {
      const isAsked = balancer.state === 'active' && parseTag(balancer.tag) !== undefined
      const detail = isAsked ? await engine.getBalancer(balancer.tag, signal) : undefined
      found.push(theirBalancer(balancer, detail, routers))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return found
}

/** Everything that the engine of a datacenter holds, ours or not. */
export const readTheirs = async (
  compute: VmDependencies['compute'],
  datacenterId: number,
  signal: AbortSignal,
): Promise<Theirs> => {
  const engine = compute(datacenterId)
  const routers = engine.hasRouters ? await engine.listRouters(signal) : []
  return {
    servers: await allPages(
      (page) => engine.listServers(page, signal),
      ({ servers }) => servers,
    ),
    volumes: await allPages(
      (page) => engine.listVolumes(page, signal),
      ({ volumes }) => volumes,
    ),
    networks: await engine.listNetworks(signal),
    routers,
    looseAddresses: engine.hasRouters ? await engine.listLooseAddresses(signal) : [],
    balancers: engine.balancing.protocols.length > 0 ? await readBalancers(engine, routers, signal) : [],
    balancing: engine.balancing,
  }
}

const find: Partial<
  Record<DriftServiceType, (engine: ComputeEngine, of: DriftingService, signal: AbortSignal) => Promise<unknown>>
> = {
  Vm: (engine, { projectId, id }, signal) => engine.getServer(serverTag(projectId, id), signal),
  Volume: (engine, { projectId, id }, signal) => engine.getVolume(volumeTag(projectId, id), signal),
  Network: (engine, { projectId, id }, signal) => engine.getNetwork(networkTag(projectId, id), signal),
  Vpc: (engine, { projectId, id }, signal) => engine.getRouter(routerTag(projectId, id), signal),
  LoadBalancer: (engine, { projectId, id }, signal) => engine.getBalancer(balancerTag(projectId, id), signal),
}

/** Asked for by its name: a list that is not whole looks like things that are gone. What hangs on a router is asked of that. */
export const isOnEngine = async (
  engine: ComputeEngine,
  { service, details }: Pick<Finding, 'service' | 'details'>,
  signal: AbortSignal,
): Promise<boolean> => {
  if (typeof details.router === 'string') return hasPart(await engine.getRouter(details.router, signal), { service })
  return (await find[service.type]?.(engine, service, signal)) !== undefined
}
