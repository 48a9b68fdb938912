export interface NetworkSpec {
  /** Ours, unique in the datacenter. Make it with `networkTag()`. */
  tag: string
  name: string
  /** `192.168.1.0/24` */
  cidr: string
  gatewayIp: string
}

export interface EngineNetwork extends NetworkSpec {
  ref: string
}

/** The connection of one server to one network. */
export interface PortSpec {
  tag: string
  networkTag: string
  address: string
  /** The card that the server has had there, as its system knows it; absent: a new one. Of a port that is there it is the same. */
  mac?: string | undefined
}

export interface EnginePort extends PortSpec {
  serverTag: string
  mac: string
}

/** What private networks ask of an engine; all of it happens at once. */
export interface NetworkPort {
  createNetwork(spec: NetworkSpec, signal: AbortSignal): Promise<{ ref: string }>
  getNetwork(tag: string, signal: AbortSignal): Promise<EngineNetwork | undefined>
  listNetworks(signal: AbortSignal): Promise<EngineNetwork[]>
  /** `in_use` while a server or a router is on it. */
  deleteNetwork(tag: string, signal: AbortSignal): Promise<void>
  /** `address_taken` when another port has it or the MAC, `invalid` when it is not inside the network, `busy` between two states. */
  attachPort(serverTag: string, port: PortSpec, signal: AbortSignal): Promise<{ mac: string }>
  detachPort(tag: string, signal: AbortSignal): Promise<void>
  /** Of a server or of a network; those of a deleted server are gone with it. */
  listPorts(of: { serverTag: string } | { networkTag: string }, signal: AbortSignal): Promise<EnginePort[]>
}

export const networkTag = (projectId: number, id: number): string => `net-${projectId}-${id}`
export const portTag = (projectId: number, nodeId: number): string => `port-${projectId}-${nodeId}`
