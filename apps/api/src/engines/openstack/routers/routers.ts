import type { RouterPort, RouterSpec } from '../../../ports/compute/routers.engine.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { checkBare } from '../../router-rules.ts'
import { cloudName, type OpenStackContext } from '../context.ts'
import { foundLate } from '../late.ts'
import { byTag } from '../networks/networks.state.ts'
import { findNamed, listOurs, projectIdFor, remove, type NeutronRouter } from '../networks/neutron.ts'
import { findNetwork } from '../networks/public-network.ts'
import { addAddress, assign, leadToBalancer, moveAddress, removeAddress, unassign } from './addresses.ts'
import { deleteForward, setForward } from './forwards.ts'
import { connect, disconnect } from './interfaces.ts'
import { buildTimeoutMs, foundRouter, inTurn, readLooseAddresses, readRouter, readRouters } from './read.ts'
import { leaveAll, leaveNetwork, reachNetwork } from './reaches.ts'
import { toSummary } from './routers.state.ts'
import { alone } from './ways.ts'

const none = async (): Promise<never> => {
  throw new EngineError('refused', 'this datacenter has no routers: no externalNetwork is set')
}

/**
 * A router goes out with its gateway's address, and a forwarding has no place for who may use it. A floating address is
 * led to one port as a whole, or has forwardings.
 */
const routing = { hasSources: false, hasSnatAddresses: false, hasReaches: true, hasSharedAddresses: false }

const noRouters: RouterPort = {
  hasRouters: false,
  routing,
  createRouter: none,
  getRouter: none,
  listRouters: none,
  listLooseAddresses: none,
  deleteRouter: none,
  connectNetwork: none,
  disconnectNetwork: none,
  reachNetwork: none,
  leaveNetwork: none,
  setSnat: none,
  setSnatAddress: none,
  addRouterAddress: none,
  removeRouterAddress: none,
  moveRouterAddress: none,
  assignAddress: none,
  leadToBalancer: none,
  unassignAddress: none,
  createForward: none,
  changeForward: none,
  deleteForward: none,
}

/** Gateways of private clouds: a Neutron router each, with floating addresses that lead in. */
export const routerMethods = (context: OpenStackContext): RouterPort => {
  const { externalNetwork } = context.settings
  if (externalNetwork === undefined) return noRouters
  const externalId = async (signal: AbortSignal) => (await findNetwork(context, externalNetwork, signal)).id

  return {
    hasRouters: true,
    routing,

    createRouter: (spec, signal) =>
      inTurn(context, spec.tag, signal, async () => {
        const existing = await findNamed(context, 'routers', spec.tag, signal)
        return madeOf(context, existing ?? (await create(context, spec, await externalId(signal), signal)))
      }),

    getRouter: async (tag, signal) => (await readRouter(context, tag, signal))?.engine,

    listRouters: async (signal) => (await readRouters(context, signal)).toSorted(byTag),

    listLooseAddresses: async (signal) => (await readLooseAddresses(context, signal)).toSorted(byTag),

    deleteRouter: (tag, signal) =>
      inTurn(context, tag, signal, async () => {
        const router = await readRouter(context, tag, signal)
        if (router) checkBare(router.engine)
        await alone(context, signal, () => leaveAll(context, tag, signal))
        for (const { id } of await listOurs(context, 'routers', { name: cloudName(context.settings, tag) }, signal))
          await remove(context, 'routers', id, signal)
        // Also those that a try which was cut off has left without a router.
        for (const { id } of await listOurs(context, 'floatingips', { tags: cloudName(context.settings, tag) }, signal))
          await remove(context, 'floatingips', id, signal)
      }),

    connectNetwork: (routerTag, networkTag, signal) =>
      inTurn(context, routerTag, signal, () => connect(context, routerTag, networkTag, signal)),
    disconnectNetwork: (routerTag, networkTag, signal) =>
      inTurn(context, routerTag, signal, () => disconnect(context, routerTag, networkTag, signal)),

    reachNetwork: (routerTag, networkTag, signal) =>
      inTurn(context, routerTag, signal, () =>
        alone(context, signal, () => reachNetwork(context, routerTag, networkTag, signal)),
      ),
    leaveNetwork: (routerTag, networkTag, signal) =>
      inTurn(context, routerTag, signal, () =>
        alone(context, signal, () => leaveNetwork(context, routerTag, networkTag, signal)),
      ),
    setSnat: (routerTag, isOn, signal) =>
      inTurn(context, routerTag, signal, async () => {
        const { router, engine } = await foundRouter(context, routerTag, signal)
        if (engine.hasSnat !== isOn) await setSnat(context, router, isOn, signal)
      }),

    setSnatAddress: async (routerTag, addressTag, signal) => {
      await foundRouter(context, routerTag, signal)
      if (addressTag !== null) throw new EngineError('refused', 'networks go out with the address of their router')
    },

    addRouterAddress: (routerTag, tag, signal) =>
      inTurn(context, routerTag, signal, () => addAddress(context, { routerTag, tag, externalId }, signal)),
    removeRouterAddress: (tag, signal) => inTurn(context, tag, signal, () => removeAddress(context, tag, signal)),
    moveRouterAddress: (tag, toRouterTag, signal) =>
      inTurn(context, tag, signal, () => moveAddress(context, tag, toRouterTag, signal)),
    assignAddress: (addressTag, portTag, signal) =>
      inTurn(context, addressTag, signal, () => assign(context, addressTag, portTag, signal)),
    leadToBalancer: (addressTag, balancerTag, signal) =>
      inTurn(context, addressTag, signal, () => leadToBalancer(context, { addressTag, balancerTag, routing }, signal)),
    unassignAddress: (addressTag, signal) =>
      inTurn(context, addressTag, signal, () => unassign(context, addressTag, signal)),

    createForward: (routerTag, forward, signal) =>
      inTurn(context, routerTag, signal, () =>
        setForward(context, routerTag, forward, { mayChange: false, ...routing }, signal),
      ),
    changeForward: (routerTag, forward, signal) =>
      inTurn(context, routerTag, signal, () =>
        setForward(context, routerTag, forward, { mayChange: true, ...routing }, signal),
      ),
    deleteForward: (routerTag, tag, signal) =>
      inTurn(context, routerTag, signal, () => deleteForward(context, routerTag, tag, signal)),
  }
}

/** As administrator: only they may say whether addresses are translated. The router is the project's all the same. */
const create = async (
  context: OpenStackContext,
  { tag, name }: RouterSpec,
  externalId: string,
  signal: AbortSignal,
): Promise<NeutronRouter> => {
  const router = {
    name: cloudName(context.settings, tag),
    description: name,
    project_id: await projectIdFor(context, tag, signal),
    external_gateway_info: { network_id: externalId, enable_snat: false },
  }
  const answer = await context.client
    .call<{ router: NeutronRouter }>(
      { service: 'network', method: 'POST', path: '/routers', body: { router }, timeoutMs: buildTimeoutMs },
      signal,
    )
    .catch(async (error: unknown) => {
      const find = (late: AbortSignal) => findNamed(context, 'routers', tag, late)
      return { router: await foundLate(error, find) }
    })
  return answer.router
}

const madeOf = ({ settings }: OpenStackContext, router: NeutronRouter): { ref: string; address: string } => {
  const made = toSummary(settings, router)
  if (!made) throw new EngineError('refused', `router ${router.name} has lost its public address`)
  return { ref: made.ref, address: made.address }
}

const setSnat = async (
  { client }: OpenStackContext,
  { id, external_gateway_info }: NeutronRouter,
  enable_snat: boolean,
  signal: AbortSignal,
): Promise<void> => {
  const body = { router: { external_gateway_info: { ...external_gateway_info, enable_snat } } }
  const path = `/routers/${id}`
  await client.call({ service: 'network', method: 'PUT', path, body, timeoutMs: buildTimeoutMs, isSafe: true }, signal)
}
