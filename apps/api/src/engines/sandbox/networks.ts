import type { NetworkPort, NetworkSpec, PortSpec } from '../../ports/compute/networks.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'
import { checkRange } from '../ranges.ts'
import { balancersOn } from './balancers.store.ts'
import type { SandboxContext } from './context.ts'
import { changeInTurn } from './datacenters.store.ts'
import { placePort, samePort } from './networks.ports.ts'
import * as networks from './networks.store.ts'
import { findRouterOn } from './routers.store.ts'
import { checkState } from './servers.state.ts'
import { foundServer } from './servers.store.ts'
import type { SandboxQuery } from './store.ts'

/** Private networks of one datacenter and who is on them. */
export const networkMethods = (context: SandboxContext): NetworkPort => {
  const { store, datacenter } = context

  const attach = async (query: SandboxQuery, serverTag: string, port: PortSpec, at: Date) => {
    const server = await foundServer(query, datacenter, serverTag, at)
    const existing = await samePort(query, datacenter, serverTag, port)
    if (existing) return existing
    checkState(server, at, 'connect', ['active', 'stopped'])
    return placePort(query, datacenter, serverTag, port)
  }

  return {
    async createNetwork(spec, signal) {
      signal.throwIfAborted()
      return changeInTurn(context, (query) => createNetwork(query, datacenter, spec))
    },

    async getNetwork(tag, signal) {
      signal.throwIfAborted()
      return networks.findNetwork(store.query, datacenter, tag)
    },

    async listNetworks(signal) {
      signal.throwIfAborted()
      return networks.listNetworks(store.query, datacenter)
    },

    async deleteNetwork(tag, signal) {
      signal.throwIfAborted()
      await changeInTurn(context, async (query, at) => {
        const [port] = await networks.portsOn(query, datacenter, tag)
        if (port) throw new EngineError('in_use', `server ${port.serverTag} is on network ${tag}`)
        const routerTag = await findRouterOn(query, datacenter, tag)
        if (routerTag !== undefined) throw new EngineError('in_use', `router ${routerTag} is on network ${tag}`)
        const [balancer] = await balancersOn(query, datacenter, tag, at)
        if (balancer) throw new EngineError('in_use', `load balancer ${balancer.tag} stands in network ${tag}`)
        await networks.deleteNetwork(query, datacenter, tag)
      })
    },

    async attachPort(serverTag, port, signal) {
      signal.throwIfAborted()
      return changeInTurn(context, (query, at) => attach(query, serverTag, port, at))
    },

    async detachPort(tag, signal) {
      signal.throwIfAborted()
      await networks.deletePort(store.query, datacenter, tag)
    },

    async listPorts(of, signal) {
      signal.throwIfAborted()
      return 'serverTag' in of
        ? networks.portsOf(store.query, datacenter, of.serverTag)
        : networks.portsOn(store.query, datacenter, of.networkTag)
    },
  }
}

const createNetwork = async (query: SandboxQuery, datacenter: string, spec: NetworkSpec): Promise<{ ref: string }> => {
  const existing = await networks.findNetwork(query, datacenter, spec.tag)
  if (existing) {
    if (existing.cidr === spec.cidr && existing.gatewayIp === spec.gatewayIp) return { ref: existing.ref }
    throw new EngineError('duplicate', `network ${spec.tag} exists with another range`)
  }
  checkRange(spec)
  await refuseOverlapping(query, datacenter, spec)
  const { ref } = await networks.insertNetwork(query, datacenter, spec)
  return { ref }
}

/** Ranges may meet only in different projects: a server of one project can be on all of its networks. */
const refuseOverlapping = async (query: SandboxQuery, datacenter: string, spec: NetworkSpec): Promise<void> => {
  const met = await networks.findOverlapping(query, datacenter, spec)
  if (met) throw new EngineError('invalid', `${spec.cidr} meets ${met.cidr} of ${met.tag}`)
}
