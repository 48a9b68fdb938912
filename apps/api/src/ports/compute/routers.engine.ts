import type { PortSpec } from './networks.engine.ts'

export interface RouterSpec {
  /** Ours, unique in the datacenter. Make it with `routerTag()`. */
  tag: string
  name: string
}

export interface RouterSummary extends RouterSpec {
  ref: string
  /** The primary one: its networks go out with it while `hasSnat`. It comes and goes with the router, and leads nowhere. */
  address: string
  hasSnat: boolean
  /** The further address that they go out with instead; absent: the primary one. */
  snatTag?: string
}

/** A public address beyond the primary one: it leads in, by forwards or as a server's own. */
export interface RouterAddress {
  tag: string
  address: string
  /** The connection that has it to itself, in both directions. */
  port: PortSpec | null
  /** The load balancer that everybody reaches at it, with its network; absent: none. */
  balancer?: { tag: string; networkTag: string }
}

/** What arrives at a port of a public address goes on to a server in one of the router's networks. */
export interface ForwardSpec {
  tag: string
  addressTag: string
  protocol: 'tcp' | 'udp'
  port: number
  networkTag: string
  /** Of a server's connection. */
  toAddress: string
  toPort: number
  /** Nobody else is let through; absent: whoever asks. */
  from?: string
}

/** What an engine can do beyond the rest. */
export interface Routing {
  /** Else a forward with `from` is `refused`: it would be open to all. */
  hasSources: boolean
  /** Else networks always go out with the primary address. */
  hasSnatAddresses: boolean
  /** Else no router leads into a network of another one, and `reachNetwork` is `refused`. */
  hasReaches: boolean
  /** Whether an address that leads to a load balancer may have forwards too, at other ports; else it is the one or the other. */
  hasSharedAddresses: boolean
}

export interface EngineRouter extends RouterSummary {
  networkTags: string[]
  addresses: RouterAddress[]
  forwards: ForwardSpec[]
  /** Networks of other routers that its own reach; absent: none. */
  reaches?: string[]
}

/**
 * What private clouds ask of an engine; all of it happens at once. Forwards and addresses that are a server's own end
 * with its connection.
 */
export interface RouterPort {
  /** false: this datacenter has none, and every method here is `refused`. */
  readonly hasRouters: boolean
  readonly routing: Routing
  /** Without SNAT. `no_address` when the pool is empty. */
  createRouter(spec: RouterSpec, signal: AbortSignal): Promise<{ ref: string; address: string }>
  getRouter(tag: string, signal: AbortSignal): Promise<EngineRouter | undefined>
  /** Every one that this engine holds, also those our database does not know; by tag, each with all that hangs on it. */
  listRouters(signal: AbortSignal): Promise<EngineRouter[]>
  /** Those under a tag of ours that no router has: their router was taken away by hand, or never got them. By tag. */
  listLooseAddresses(signal: AbortSignal): Promise<Pick<RouterAddress, 'tag' | 'address'>[]>
  /**
   * Its further addresses go with it, after it: one that cannot be deleted still has them. `in_use` while it has networks,
   * reaches a network of another, or an address that leads anywhere or is gone out with.
   */
  deleteRouter(tag: string, signal: AbortSignal): Promise<void>
  /**
   * From now on the router answers at the network's gateway, and servers that ask by DHCP are told so. `in_use` when
   * another router does, `invalid` when the range meets one that the router has.
   */
  connectNetwork(routerTag: string, networkTag: string, signal: AbortSignal): Promise<void>
  /** `in_use` while a forward, an address or another router leads into it. */
  disconnectNetwork(routerTag: string, networkTag: string, signal: AbortSignal): Promise<void>
  /**
   * From now on servers of all the router's networks, also of those that it gets later, and those of this network, which
   * is another router's, reach each other; nothing else of that router is reached. `not_found` when no router has the
   * network, `in_use` when it is this one, `invalid` when the range meets one that either router leads to. The network
   * stays with its router until this ends.
   */
  reachNetwork(routerTag: string, networkTag: string, signal: AbortSignal): Promise<void>
  leaveNetwork(routerTag: string, networkTag: string, signal: AbortSignal): Promise<void>
  /** Whether servers without an address of their own get out, with the router's. */
  setSnat(routerTag: string, isOn: boolean, signal: AbortSignal): Promise<void>
  /**
   * Which address they get out with, now or once they do; null: the primary one. `not_found` when the router has no such
   * address, `in_use` when it is a server's own, `refused` where the engine cannot.
   */
  setSnatAddress(routerTag: string, addressTag: string | null, signal: AbortSignal): Promise<void>

  /** `no_address` when the pool is empty. */
  addRouterAddress(routerTag: string, tag: string, signal: AbortSignal): Promise<{ address: string }>
  /** `in_use` while it leads anywhere, or is the one to go out with. */
  removeRouterAddress(tag: string, signal: AbortSignal): Promise<void>
  /** The same address at another router, without ever being anybody else's. `in_use` as when it is removed. */
  moveRouterAddress(tag: string, toRouterTag: string, signal: AbortSignal): Promise<void>
  /**
   * `not_found` when the connection is in none of the router's networks; `in_use` when address or connection has
   * something else of the kind, a forward too.
   */
  assignAddress(addressTag: string, portTag: string, signal: AbortSignal): Promise<void>
  /**
   * From now on the address leads to the load balancer, at the ports that it listens to; that ends with the load balancer.
   * `not_found` when it stands in none of the router's networks; `in_use` when address or load balancer has something else
   * of the kind, and for an address with forwards where the engine does not share one.
   */
  leadToBalancer(addressTag: string, balancerTag: string, signal: AbortSignal): Promise<void>
  /** From a connection or a load balancer. */
  unassignAddress(addressTag: string, signal: AbortSignal): Promise<void>

  /**
   * `not_found` when no server of the router's networks has the address; `address_taken` when another forward has that
   * port, at either end; `in_use` when the address, or the server's, is one-to-one, and for an
   * address that leads to a load balancer where the engine does not share one.
   */
  createForward(routerTag: string, forward: ForwardSpec, signal: AbortSignal): Promise<void>
  /** The one of this tag as it is here, from now on; without a gap when the public address stays. Made when it is not there. */
  changeForward(routerTag: string, forward: ForwardSpec, signal: AbortSignal): Promise<void>
  deleteForward(routerTag: string, tag: string, signal: AbortSignal): Promise<void>
}

export const routerTag = (projectId: number, id: number): string => `rt-${projectId}-${id}`
export const routerAddressTag = (projectId: number, id: number): string => `rip-${projectId}-${id}`
export const forwardTag = (projectId: number, id: number): string => `fwd-${projectId}-${id}`
