import type { Started } from '@sarv/contract/answers.schemas'
import type { VpcBundle } from '@sarv/contract/portal/bundles/bundles.schemas'
import { testPassword, type Answer, type Customer, type TestApi } from '../../testing/api.ts'
import { EngineError } from '../../ports/engine-error.ts'

/* A project with servers, networks and private clouds, and a model of it that knows nothing of how things are done. */

export interface ModelServer {
  hasIpv4: boolean
  /** Its connections, by network. */
  nodes: Map<number, number>
  /** Addresses beyond the first. */
  ips: Set<number>
}

export interface Model {
  servers: Map<number, ModelServer>
  /** Each with the cloud that it is connected to. */
  networks: Map<number, number | null>
  /** Each with how many addresses its plan holds of the limits. */
  clouds: Map<number, number>
  /** The clouds that let their servers out. */
  letOut: Set<number>
}

export const newModel = (): Model => ({ servers: new Map(), networks: new Map(), clouds: new Map(), letOut: new Set() })

type Sent = Answer<Started & { type?: string }>

/** What is asked for, and what is so once it is done. `null`: there is nothing to do it to. */
export interface Act {
  name: string
  send(): Promise<Sent>
  apply(answer: Started): void | Promise<void>
  /** What is done instead of trying it again when it has failed; absent: it is tried until it is done. */
  giveUp?: (answer: Started) => Act
  /** It leaves everything as it was when it fails, and is asked for once more instead of being tried again. */
  isAskedAnew?: true
  /** What it must be refused with. */
  refusal?: string
}

export type Choose = <Item>(items: Iterable<Item>) => Item | undefined

export interface World {
  api: TestApi
  customer: Customer
  model: Model
  choose: Choose
  plans: readonly VpcBundle[]
  imageId: number
  /** Another number at every call, for names and ranges. */
  next: () => number
}

const pathOf = ({ customer }: World, rest: string) => `/vm/${customer.projectId}/${rest}`

const sendTo = (world: World, method: 'POST' | 'PUT' | 'DELETE', rest: string, body?: object): Promise<Sent> =>
  world.api.send(world.customer, method, pathOf(world, rest), body)

const rangeOf = (number: number) => `10.${1 + (Math.floor(number / 250) % 250)}.${number % 250}`

export const deleteServer = (world: World, id: number): Act => ({
  name: `delete server ${id}`,
  send: () => sendTo(world, 'DELETE', `host/delete/${id}?Now=true`),
  apply: () => void world.model.servers.delete(id),
})

const nodesOf = async (world: World, vmHostId: number) => {
  const { body } = await world.api.get<{ id: number; vmNetworkId: number }[]>(
    world.customer,
    pathOf(world, `network/node/list?VmHostId=${vmHostId}`),
  )
  return new Map(body.map((node) => [node.vmNetworkId, node.id]))
}

const orderServer = (world: World): Act => {
  const { model, choose, next, imageId } = world
  const network = choose([...model.networks.keys(), undefined])
  const hasIpv4 = network === undefined || choose([true, false])!
  const size = choose([
    { isPredefined: true, productBundleId: 1 },
    { isPredefined: false, cpu: 1, memory: 1, disk: 25 },
  ])!
  const order = { ...size, vmImageId: imageId, name: `server-${next()}`, password: testPassword }
  return {
    name: `order a server on ${network}`,
    send: () => sendTo(world, 'POST', 'host/create', { ...order, usedPublicIpV4: hasIpv4, vmNetworkId: network }),
    apply: async ({ id }) => {
      model.servers.set(id, { hasIpv4, nodes: await nodesOf(world, id), ips: new Set() })
    },
    giveUp: ({ id }) => deleteServer(world, id),
  }
}

const detach = (world: World, server: ModelServer, network: number, nodeId: number): Act => ({
  name: `take node ${nodeId} off network ${network}`,
  send: () => sendTo(world, 'PUT', `network/node/detach/${nodeId}`),
  apply: () => void server.nodes.delete(network),
})

const attach = (world: World): Act | null => {
  const [vmHostId, server] = world.choose(world.model.servers) ?? []
  const network = server && world.choose([...world.model.networks.keys()].filter((id) => !server.nodes.has(id)))
  if (network === undefined || !server) return null
  const body = { vmHostId, vmNetworkId: network, isV4: true }
  return {
    name: `put server ${vmHostId} on network ${network}`,
    send: () => sendTo(world, 'POST', 'network/node/attach', body),
    apply: ({ id }) => void server.nodes.set(network, id),
    giveUp: ({ id }) => detach(world, server, network, id),
  }
}

const detachAny = (world: World): Act | null => {
  const [server, node] = world.choose(
    [...world.model.servers.values()].flatMap((each) => [...each.nodes].map((one) => [each, one] as const)),
  ) ?? [undefined, undefined]
  return server ? detach(world, server, ...node) : null
}

const releaseIp = (world: World, vmHostId: number, server: ModelServer, ipId: number): Act => ({
  name: `release address ${ipId} of server ${vmHostId}`,
  send: () => sendTo(world, 'DELETE', `host/${vmHostId}/ip/delete/${ipId}`),
  apply: () => void server.ips.delete(ipId),
})

const addIp = (world: World): Act | null => {
  const [id, server] = world.choose(world.model.servers) ?? []
  if (!server || !id) return null
  return {
    name: `give server ${id} an address`,
    send: () => sendTo(world, 'POST', `host/${id}/ip/create`, { useIpV4: true }),
    apply: (answer) => void server.ips.add(answer.id),
    giveUp: (answer) => releaseIp(world, id, server, answer.id),
  }
}

const releaseAnyIp = (world: World): Act | null => {
  const [id, server, ipId] = world.choose(
    [...world.model.servers].flatMap(([vmHostId, each]) => [...each.ips].map((ip) => [vmHostId, each, ip] as const)),
  ) ?? [undefined, undefined, undefined]
  return server ? releaseIp(world, id, server, ipId) : null
}

const isTaken = ({ servers }: Model, network: number) => [...servers.values()].some(({ nodes }) => nodes.has(network))

export const deleteNetwork = (world: World, id: number): Act => ({
  name: `delete network ${id}`,
  send: () => sendTo(world, 'DELETE', `network/delete/${id}`),
  apply: () => void world.model.networks.delete(id),
})

/** Also one that is in use, which must not go. */
const deleteAnyNetwork = (world: World): Act | null => {
  const [id, cloud] = world.choose(world.model.networks) ?? []
  if (id === undefined) return null
  if (isTaken(world.model, id)) return { ...deleteNetwork(world, id), refusal: 'network_in_use' }
  return { ...deleteNetwork(world, id), ...(cloud !== null && { refusal: 'network_in_cloud' }) }
}

const createNetwork = (world: World): Act | null => {
  if (world.model.networks.size >= 12) return null
  const number = world.next()
  return {
    name: `create network ${number}`,
    send: () =>
      sendTo(world, 'POST', 'network/create', { name: `net-${number}`, network: `${rangeOf(number)}.0`, prefix: 24 }),
    apply: ({ id }) => void world.model.networks.set(id, null),
    giveUp: ({ id }) => deleteNetwork(world, id),
  }
}

export const deleteCloud = (world: World, id: number): Act => ({
  name: `delete cloud ${id}`,
  send: () => sendTo(world, 'DELETE', `vpc/delete/${id}`),
  apply: () => {
    const { clouds, networks, letOut } = world.model
    clouds.delete(id)
    letOut.delete(id)
    // Its networks stay, and so do the servers on them.
    for (const [network, cloud] of networks) if (cloud === id) networks.set(network, null)
  },
})

const createCloud = (world: World): Act | null => {
  if (world.model.clouds.size >= 3 || world.model.networks.size >= 12) return null
  const plan = world.choose(world.plans)!
  const number = world.next()
  const gateways = world.choose([[], [number], [number, world.next()]])!
  const networks = gateways.map((each) => ({ name: `net-${each}`, gatewayCidr: `${rangeOf(each)}.1/24` }))
  return {
    name: `create cloud ${number}`,
    send: () => sendTo(world, 'POST', 'vpc/create', { name: `cloud-${number}`, productBundleId: plan.id, networks }),
    apply: async ({ id }) => {
      const { api, customer, model } = world
      model.clouds.set(id, plan.ipv4)
      const made = await api.get<{ id: number }[]>(customer, pathOf(world, `vpc/${id}/interface/list`))
      for (const network of made.body) model.networks.set(network.id, id)
    },
    giveUp: ({ id }) => deleteCloud(world, id),
  }
}

const disconnect = (world: World, cloud: number, network: number): Act => ({
  name: `disconnect network ${network} from cloud ${cloud}`,
  send: () => sendTo(world, 'DELETE', `vpc/${cloud}/interface/remove/${network}`),
  apply: () => void world.model.networks.set(network, null),
})

const connect = (world: World): Act | null => {
  const cloud = world.choose(world.model.clouds.keys())
  const [network, holder] = world.choose(world.model.networks) ?? []
  if (cloud === undefined || network === undefined) return null
  return {
    name: `connect network ${network} to cloud ${cloud}`,
    send: () => sendTo(world, 'POST', `vpc/${cloud}/interface/create`, { vmNetworkId: network }),
    apply: () => void world.model.networks.set(network, cloud),
    giveUp: () => disconnect(world, cloud, network),
    ...(holder !== null && { refusal: 'network_in_cloud' }),
  }
}

const disconnectAny = (world: World): Act | null => {
  const [network, cloud] = world.choose([...world.model.networks].filter(([, holder]) => holder !== null)) ?? []
  return network !== undefined && cloud ? disconnect(world, cloud, network) : null
}

const turnSnat = (world: World): Act | null => {
  const { clouds, letOut } = world.model
  const id = world.choose(clouds.keys())
  if (id === undefined) return null
  const snatEnabled = !letOut.has(id)
  return {
    name: `${snatEnabled ? 'let out' : 'keep in'} the servers of cloud ${id}`,
    send: () => sendTo(world, 'PUT', `vpc/${id}/nat/edit-snat`, { snatEnabled }),
    isAskedAnew: true,
    apply: () => void (snatEnabled ? letOut.add(id) : letOut.delete(id)),
  }
}

const deleteAny =
  (of: (model: Model) => Map<number, unknown>, remove: (world: World, id: number) => Act) =>
  (world: World): Act | null => {
    const id = world.choose(of(world.model).keys())
    return id === undefined ? null : remove(world, id)
  }

type Kind = (world: World) => Act | null

/** How often each is played beside the others. */
const weights: readonly [count: number, kind: Kind][] = [
  [4, orderServer],
  [3, deleteAny(({ servers }) => servers, deleteServer)],
  [3, attach],
  [2, detachAny],
  [3, addIp],
  [2, releaseAnyIp],
  [3, createNetwork],
  [3, deleteAnyNetwork],
  [2, createCloud],
  [1, deleteAny(({ clouds }) => clouds, deleteCloud)],
  [4, connect],
  [2, disconnectAny],
  [3, turnSnat],
]

const kinds = weights.flatMap(([count, kind]) => Array.from({ length: count }, () => kind))

export const anyAct = (world: World): Act => {
  for (;;) {
    const act = world.choose(kinds)!(world)
    if (act) return act
  }
}

/** Everything goes, one after the other. */
export const nextDeletion = (world: World): Act | undefined => {
  const [server] = world.model.servers.keys()
  if (server !== undefined) return deleteServer(world, server)
  const [cloud] = world.model.clouds.keys()
  if (cloud !== undefined) return deleteCloud(world, cloud)
  const [network] = world.model.networks.keys()
  return network === undefined ? undefined : deleteNetwork(world, network)
}

/** What an engine in trouble cannot give for good; taking away works in the end. */
const scarce: ReadonlySet<string> = new Set([
  'createServer',
  'attachPort',
  'addAddress',
  'createNetwork',
  'createRouter',
])

/** How often the same call has failed in a row, whoever asks. */
const streaks = new Map<string, number>()

/** An engine of which every fifth call fails, a quarter of these after its effect; the same one never more than thrice in a row. */
export const inTrouble = <Engine extends object>(engine: Engine, random: () => number): Engine => {
  return new Proxy(engine, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key)
      if (typeof member !== 'function') return member
      const method = String(key)
      return async (...args: unknown[]) => {
        if (scarce.has(method) && random() < 0.03) throw new EngineError('no_capacity', `${method}: full (injected)`)
        const call = `${method} ${JSON.stringify(args.slice(0, -1))}`
        const streak = streaks.get(call) ?? 0
        const isHit = streak < 3 && random() < 0.2
        if (isHit) streaks.set(call, streak + 1)
        else streaks.delete(call)
        const isLost = isHit && random() < 0.25
        if (isHit && !isLost) throw new EngineError('unreachable', `${method} failed (injected)`)
        const answer: unknown = await member.apply(target, args)
        if (isLost) throw new EngineError('unreachable', `${method}: the answer was lost (injected)`)
        return answer
      }
    },
  })
}
