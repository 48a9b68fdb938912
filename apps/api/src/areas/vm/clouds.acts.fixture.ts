import { extraAddressesPerServer } from '@sarv/contract/limits'
import { testPassword } from '../../testing/api.ts'
import {
  addAddress,
  assignAny,
  changeBalancer,
  changeForward,
  createBalancer,
  createForward,
  deleteAnyForward,
  deleteBalancer,
  releaseAnyAddress,
  serversOn,
  turnSnat,
} from './clouds.gateways.fixture.ts'
import { changePlan, createNetworkInPlace, moveAddress, moveIp } from './clouds.moves.fixture.ts'
import { answerAny, askWay, endAnyWay, endRequestsInto, endWayOf, isReached } from './clouds.ways.fixture.ts'
import {
  isLedTo,
  pathOf,
  rangeOf,
  removeWhere,
  sendTo,
  type Act,
  type Model,
  type ModelServer,
  type World,
} from './clouds.world.fixture.ts'

export const deleteServer = (world: World, id: number): Act => ({
  name: `delete server ${id}`,
  send: () => sendTo(world, 'DELETE', `host/delete/${id}?Now=true`),
  apply: () => {
    const { servers, forwards, addresses, balancers } = world.model
    const nodes = new Set(servers.get(id)?.nodes.values())
    // What led to it alone is gone with it; its balancers stay, and the cloud's addresses are free.
    removeWhere(forwards, ({ node }) => nodes.has(node))
    for (const address of addresses.values()) if (nodes.has(address.node ?? 0)) address.node = null
    for (const balancer of balancers.values()) balancer.servers.delete(id)
    servers.delete(id)
  },
})

const nodesOf = async (world: World, vmHostId: number) => {
  const { body } = await world.api.get<{ id: number; vmNetworkId: number }[]>(
    world.customer,
    pathOf(world, `network/node/list?VmHostId=${vmHostId}`),
  )
  return new Map(body.map((node) => [node.vmNetworkId, node.id]))
}

const orderServer = (world: World): Act | null => {
  const { model, choose, next, imageId } = world
  if (model.servers.size >= 10) return null
  const inClouds = [...model.networks].filter(([, cloud]) => cloud !== null).map(([id]) => id)
  const network = choose([...model.networks.keys(), ...inClouds, undefined])
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
  const [id, server, node] = world.choose(
    [...world.model.servers].flatMap(([one, each]) => [...each.nodes].map((place) => [one, each, place] as const)),
  ) ?? [undefined, undefined, undefined]
  if (!server) return null
  return { ...detach(world, server, ...node), ...(isLedTo(world.model, id, ...node) && { refusal: 'node_led_to' }) }
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
    ...(server.ips.size >= extraAddressesPerServer && { refusal: 'too_many_addresses' }),
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

const holdsBalancer = ({ networks, balancers }: Model, cloud: number) =>
  [...balancers.values()].some(({ network }) => networks.get(network) === cloud)

export const deleteCloud = (world: World, id: number): Act => ({
  name: `delete cloud ${id}`,
  send: () => sendTo(world, 'DELETE', `vpc/delete/${id}`),
  apply: () => {
    const { clouds, networks, letOut, forwards, addresses, ways } = world.model
    endRequestsInto(world.model, (network) => networks.get(network) === id)
    removeWhere(ways, ({ cloud }) => cloud === id)
    clouds.delete(id)
    letOut.delete(id)
    removeWhere(forwards, ({ cloud }) => cloud === id)
    removeWhere(addresses, ({ cloud }) => cloud === id)
    // Its networks stay, and so do the servers on them.
    for (const [network, cloud] of networks) if (cloud === id) networks.set(network, null)
  },
})

const createCloud = (world: World): Act | null => {
  if (world.model.clouds.size >= 3 || world.model.networks.size >= 12) return null
  // The smaller ones have room for hardly anything.
  const plan = world.choose([...world.plans, world.plans.at(-1)!, world.plans.at(-1)!])!
  const number = world.next()
  const gateways = world.choose([[], [number], [number], [number, world.next()]])!
  const networks = gateways.map((each) => ({ name: `net-${each}`, gatewayCidr: `${rangeOf(each)}.1/24` }))
  return {
    name: `create cloud ${number}`,
    send: () => sendTo(world, 'POST', 'vpc/create', { name: `cloud-${number}`, productBundleId: plan.id, networks }),
    apply: async ({ id }) => {
      const { api, customer, model } = world
      model.clouds.set(id, { ipv4: plan.ipv4, rules: 10 * plan.rules10 })
      const made = await api.get<{ id: number }[]>(customer, pathOf(world, `vpc/${id}/interface/list`))
      for (const network of made.body) model.networks.set(network.id, id)
    },
    giveUp: ({ id }) => deleteCloud(world, id),
  }
}

const disconnect = (world: World, cloud: number, network: number): Act => ({
  name: `disconnect network ${network} from cloud ${cloud}`,
  send: () => sendTo(world, 'DELETE', `vpc/${cloud}/interface/remove/${network}`),
  apply: () => {
    endRequestsInto(world.model, (one) => one === network)
    world.model.networks.set(network, null)
  },
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
  const { model } = world
  const [network, cloud] = world.choose([...model.networks].filter(([, holder]) => holder !== null)) ?? []
  if (network === undefined || !cloud) return null
  const isLedInto =
    isReached(model, (one) => one === network) ||
    [...model.balancers.values()].some((balancer) => balancer.network === network) ||
    serversOn(model, network).some(([server, node]) => isLedTo(model, server, network, node))
  return { ...disconnect(world, cloud, network), ...(isLedInto && { refusal: 'network_led_into' }) }
}

/** Also one that must not go, because a balancer stands in it or another cloud reaches it. */
const deleteAnyCloud = (world: World): Act | null => {
  const id = world.choose(world.model.clouds.keys())
  if (id === undefined) return null
  const { model } = world
  const isHeld = holdsBalancer(model, id) || isReached(model, (network) => model.networks.get(network) === id)
  return { ...deleteCloud(world, id), ...(isHeld && { refusal: 'vpc_holds' }) }
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
  [2, deleteAny(({ servers }) => servers, deleteServer)],
  [3, attach],
  [2, detachAny],
  [2, addIp],
  [2, releaseAnyIp],
  [2, createNetwork],
  [2, deleteAnyNetwork],
  [3, createCloud],
  [1, deleteAnyCloud],
  [4, connect],
  [2, disconnectAny],
  [2, turnSnat],
  [6, addAddress],
  [2, releaseAnyAddress],
  [4, assignAny],
  [9, createForward],
  [3, deleteAnyForward],
  [4, changeForward],
  [3, moveAddress],
  [2, moveIp],
  [2, changePlan],
  [2, createNetworkInPlace],
  [3, askWay],
  [4, answerAny],
  [2, endAnyWay],
  [5, createBalancer],
  [5, changeBalancer],
  [2, deleteAny(({ balancers }) => balancers, deleteBalancer)],
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
  const [balancer] = world.model.balancers.keys()
  if (balancer !== undefined) return deleteBalancer(world, balancer)
  const [way] = world.model.ways.keys()
  if (way !== undefined) return endWayOf(world, way)
  const [cloud] = world.model.clouds.keys()
  if (cloud !== undefined) return deleteCloud(world, cloud)
  const [network] = world.model.networks.keys()
  return network === undefined ? undefined : deleteNetwork(world, network)
}
