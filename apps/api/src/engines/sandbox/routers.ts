import type { EngineRouter, ForwardSpec, RouterPort, Routing } from '../../ports/compute/routers.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'
import { rangesMeet } from '../ranges.ts'
import {
  checkBare,
  checkIdle,
  checkNoWayInto,
  isSnatToBeMoved,
  isToLeadTo,
  isToBeAssigned,
  stepToForward,
} from '../router-rules.ts'
import { takeIpv4 } from './addresses.store.ts'
import { findBalancer } from './balancers.store.ts'
import type { SandboxContext } from './context.ts'
import { changeInTurn } from './datacenters.store.ts'
import * as networks from './networks.store.ts'
import * as routers from './routers.store.ts'
import type { SandboxQuery } from './store.ts'

const routing: Routing = { hasSources: true, hasSnatAddresses: true, hasReaches: true, hasSharedAddresses: true }

/** Gateways of private clouds in one datacenter. */
export const routerMethods = (context: SandboxContext): RouterPort => {
  const { store, datacenter } = context

  /** Everything that touches routers, in turn. */
  const change = async <Result>(
    signal: AbortSignal,
    work: (query: SandboxQuery, at: Date) => Promise<Result>,
  ): Promise<Result> => {
    signal.throwIfAborted()
    return changeInTurn(context, work)
  }

  const setForward = (routerTag: string, forward: ForwardSpec, mayChange: boolean, signal: AbortSignal) =>
    change(signal, async (query) => {
      const router = await foundRouter(query, datacenter, routerTag)
      const ports = await networks.portsOn(query, datacenter, forward.networkTag)
      const port = ports.find(({ address }) => address === forward.toAddress)
      const step = stepToForward(router, forward, port, { mayChange, ...routing })
      if (step && port) await routers.saveForward(query, datacenter, forward, port.tag)
    })

  return {
    hasRouters: true,
    routing,

    createRouter: (spec, signal) =>
      change(signal, async (query, at) => {
        const existing = await routers.findRouter(query, datacenter, spec.tag)
        if (!existing) {
          await routers.insertRouter(query, datacenter, spec)
          await takeIpv4(query, datacenter, { routerTag: spec.tag, tag: null }, at)
        }
        const { ref, address } = existing ?? (await foundRouter(query, datacenter, spec.tag))
        return { ref, address }
      }),

    async getRouter(tag, signal) {
      signal.throwIfAborted()
      return routers.findRouter(store.query, datacenter, tag)
    },

    async listRouters(signal) {
      signal.throwIfAborted()
      return routers.listRouters(store.query, datacenter)
    },

    async listLooseAddresses(signal) {
      signal.throwIfAborted()
      return [] // they come and go with their router
    },

    deleteRouter: (tag, signal) =>
      change(signal, async (query) => {
        const router = await routers.findRouter(query, datacenter, tag)
        if (!router) return
        checkBare(router)
        await routers.deleteRouter(query, datacenter, tag)
      }),

    connectNetwork: (routerTag, networkTag, signal) =>
      change(signal, async (query) => {
        const router = await foundRouter(query, datacenter, routerTag)
        if (router.networkTags.includes(networkTag)) return
        await checkConnectable(query, datacenter, router, networkTag)
        await routers.insertInterface(query, datacenter, routerTag, networkTag)
      }),

    disconnectNetwork: (routerTag, networkTag, signal) =>
      change(signal, async (query) => {
        const router = await routers.findRouter(query, datacenter, routerTag)
        if (!router?.networkTags.includes(networkTag)) return
        checkNoWayInto(router, networkTag)
        const [reacher] = await routers.listReachers(query, datacenter, networkTag)
        if (reacher !== undefined) throw new EngineError('in_use', `router ${reacher} leads into ${networkTag}`)
        await routers.deleteInterface(query, datacenter, networkTag)
      }),

    reachNetwork: (routerTag, networkTag, signal) =>
      change(signal, async (query) => {
        const router = await foundRouter(query, datacenter, routerTag)
        if (router.reaches?.includes(networkTag)) return
        await checkReachable(query, datacenter, router, networkTag)
        await routers.insertReach(query, datacenter, routerTag, networkTag)
      }),

    leaveNetwork: (routerTag, networkTag, signal) =>
      change(signal, (query) => routers.deleteReach(query, datacenter, routerTag, networkTag)),

    setSnat: (routerTag, isOn, signal) =>
      change(signal, async (query) => {
        await foundRouter(query, datacenter, routerTag)
        await routers.setSnat(query, datacenter, routerTag, isOn)
      }),

    setSnatAddress: (routerTag, addressTag, signal) =>
      change(signal, async (query) => {
        const router = await foundRouter(query, datacenter, routerTag)
        if (isSnatToBeMoved(router, addressTag)) await routers.setSnatAddress(query, datacenter, routerTag, addressTag)
      }),

    addRouterAddress: (routerTag, tag, signal) =>
      change(signal, async (query, at) => {
        const router = await foundRouter(query, datacenter, routerTag)
        const holder = await routers.findRouterWith(query, datacenter, tag)
        if (holder !== undefined && holder !== routerTag)
          throw new EngineError('duplicate', `address ${tag} is of router ${holder}`)
        const existing = router.addresses.find((one) => one.tag === tag)
        return { address: existing?.address ?? (await takeIpv4(query, datacenter, { routerTag, tag }, at)) }
      }),

    removeRouterAddress: (tag, signal) =>
      change(signal, async (query) => {
        const routerTag = await routers.findRouterWith(query, datacenter, tag)
        if (routerTag === undefined) return
        checkIdle(await foundRouter(query, datacenter, routerTag), tag)
        await routers.freeRouterAddress(query, datacenter, tag)
      }),

    moveRouterAddress: (tag, toRouterTag, signal) =>
      change(signal, async (query) => {
        await foundRouter(query, datacenter, toRouterTag)
        const routerTag = await routers.findRouterWith(query, datacenter, tag)
        if (routerTag === undefined) throw new EngineError('not_found', `no address ${tag} in ${datacenter}`)
        if (routerTag === toRouterTag) return
        checkIdle(await foundRouter(query, datacenter, routerTag), tag)
        await routers.moveRouterAddress(query, datacenter, tag, toRouterTag)
      }),

    assignAddress: (addressTag, portTag, signal) =>
      change(signal, async (query) => {
        const routerTag = await routers.findRouterWith(query, datacenter, addressTag)
        const port = await networks.findPort(query, datacenter, portTag)
        if (routerTag === undefined || !port)
          throw new EngineError('not_found', `no address ${addressTag} or no port ${portTag} in ${datacenter}`)
        const router = await foundRouter(query, datacenter, routerTag)
        if (isToBeAssigned(router, addressTag, port))
          await routers.insertAssignment(query, datacenter, addressTag, portTag)
      }),

    leadToBalancer: (addressTag, balancerTag, signal) =>
      change(signal, async (query, at) => {
        const routerTag = await routers.findRouterWith(query, datacenter, addressTag)
        const balancer = await findBalancer(query, datacenter, balancerTag, at)
        if (routerTag === undefined || !balancer || balancer.gone_at)
          throw new EngineError('not_found', `no address ${addressTag} or no ${balancerTag} in ${datacenter}`)
        const router = await foundRouter(query, datacenter, routerTag)
        const place = { tag: balancerTag, networkTag: balancer.network_tag }
        if (isToLeadTo(router, addressTag, place, routing))
          await routers.insertBalancerAddress(query, datacenter, addressTag, balancerTag)
      }),

    unassignAddress: (addressTag, signal) =>
      change(signal, (query) => routers.deleteAssignment(query, datacenter, addressTag)),

    createForward: (routerTag, forward, signal) => setForward(routerTag, forward, false, signal),
    changeForward: (routerTag, forward, signal) => setForward(routerTag, forward, true, signal),
    deleteForward: (routerTag, tag, signal) =>
      change(signal, (query) => routers.deleteForward(query, datacenter, routerTag, tag)),
  }
}

const foundRouter = async (query: SandboxQuery, datacenter: string, tag: string): Promise<EngineRouter> => {
  const router = await routers.findRouter(query, datacenter, tag)
  if (!router) throw new EngineError('not_found', `no router ${tag} in ${datacenter}`)
  return router
}

const checkConnectable = async (query: SandboxQuery, datacenter: string, router: EngineRouter, networkTag: string) => {
  const network = await networks.findNetwork(query, datacenter, networkTag)
  if (!network) throw new EngineError('not_found', `no network ${networkTag} in ${datacenter}`)
  const other = await routers.findRouterOn(query, datacenter, networkTag)
  if (other !== undefined) throw new EngineError('in_use', `router ${other} is on network ${networkTag}`)
  for (const one of [router, ...(await reachedRouters(query, datacenter, router))])
    await checkApart(query, datacenter, one, network)
}

type SandboxNetwork = NonNullable<Awaited<ReturnType<typeof networks.findNetwork>>>

const foundRouters = async (query: SandboxQuery, datacenter: string, tags: readonly string[]) => {
  const found: EngineRouter[] = []
  for (const tag of new Set(tags)) found.push(await foundRouter(query, datacenter, tag))
  return found
}

/** Those that answer to the router's networks. */
const reachedRouters = async (query: SandboxQuery, datacenter: string, { reaches = [] }: EngineRouter) => {
  const tags: string[] = []
  for (const networkTag of reaches) {
    const holder = await routers.findRouterOn(query, datacenter, networkTag)
    if (holder !== undefined) tags.push(holder)
  }
  return foundRouters(query, datacenter, tags)
}

/** Nothing else that the router leads to may meet the range: its networks, those it reaches, all of those who reach it. */
const checkApart = async (
  query: SandboxQuery,
  datacenter: string,
  { networkTags, reaches = [] }: EngineRouter,
  network: SandboxNetwork,
) => {
  const reachers: string[] = []
  for (const tag of networkTags) reachers.push(...(await routers.listReachers(query, datacenter, tag)))
  const reaching = await foundRouters(query, datacenter, reachers)
  const led = new Set([...networkTags, ...reaches, ...reaching.flatMap((one) => one.networkTags)])
  for (const { tag, cidr } of await networks.listNetworks(query, datacenter)) {
    if (tag !== network.tag && led.has(tag) && rangesMeet(cidr, network.cidr))
      throw new EngineError('invalid', `${network.cidr} meets ${cidr} of ${tag}`)
  }
}

/** The router leads into the network, and the one there back to all networks of the first. */
const checkReachable = async (query: SandboxQuery, datacenter: string, router: EngineRouter, networkTag: string) => {
  const network = await networks.findNetwork(query, datacenter, networkTag)
  const holder = await routers.findRouterOn(query, datacenter, networkTag)
  if (!network || holder === undefined) throw new EngineError('not_found', `no router is on network ${networkTag}`)
  if (holder === router.tag) throw new EngineError('in_use', `network ${networkTag} is of router ${router.tag} itself`)
  await checkApart(query, datacenter, router, network)
  const other = await foundRouter(query, datacenter, holder)
  for (const tag of router.networkTags) {
    const own = await networks.findNetwork(query, datacenter, tag)
    if (own) await checkApart(query, datacenter, other, own)
  }
}
