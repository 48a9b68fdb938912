import { vmLbAlgorithm, vmLbHealthCheck, vmLbProtocol } from '@sarv/contract/enums'
import { pathOf, sendTo, type Act, type Model, type ModelForward, type World } from './clouds.world.fixture.ts'

/* What is done to the gateways of private clouds: their addresses, what they lead in, and the balancers behind them. */

/** The servers of a network, each with its connection. */
export const serversOn = ({ servers }: Model, network: number): [server: number, node: number][] =>
  [...servers].flatMap(([id, { nodes }]) => {
    const node = nodes.get(network)
    return node === undefined ? [] : [[id, node] as [number, number]]
  })

const addressesOf = ({ addresses }: Model, cloud: number) => [...addresses].filter(([, one]) => one.cloud === cloud)

const hasForward = ({ forwards }: Model, ipId: number) => [...forwards.values()].some(({ ip }) => ip === ipId)

/** Whether servers go out with it. */
export const isSnatOf = ({ letOut }: Model, ipId: number): boolean => [...letOut.values()].includes(ipId)

/** The balancer that an address leads to. */
const balancerAt = ({ balancers }: Model, ipId: number) => [...balancers].find(([, { ip }]) => ip === ipId)?.[0]

const releaseAddress = (world: World, cloud: number, ipId: number): Act => ({
  name: `release address ${ipId} of cloud ${cloud}`,
  send: () => sendTo(world, 'DELETE', `vpc/${cloud}/ip/delete/${ipId}`),
  apply: () => void world.model.addresses.delete(ipId),
})

/** Also one more than the plan has. */
export const addAddress = (world: World): Act | null => {
  const [cloud, plan] = world.choose(world.model.clouds) ?? []
  if (cloud === undefined || !plan) return null
  return {
    name: `give cloud ${cloud} an address`,
    send: () => sendTo(world, 'POST', `vpc/${cloud}/ip/create`, { useIpV4: true }),
    apply: ({ id }) => void world.model.addresses.set(id, { cloud, node: null }),
    giveUp: ({ id }) => releaseAddress(world, cloud, id),
    ...(1 + addressesOf(world.model, cloud).length >= plan.ipv4 && { refusal: 'vpc_ips_full' }),
  }
}

/** Also one that leads somewhere, which must not go. */
export const releaseAnyAddress = (world: World): Act | null => {
  const [id, address] = world.choose(world.model.addresses) ?? []
  if (id === undefined || !address) return null
  const isKept = address.node !== null || hasForward(world.model, id) || balancerAt(world.model, id) !== undefined
  const isOut = isSnatOf(world.model, id)
  return { ...releaseAddress(world, address.cloud, id), ...((isKept || isOut) && { refusal: 'ip_leads_somewhere' }) }
}

/** The connections in the networks of a cloud. */
const nodesIn = ({ model }: World, cloud: number) =>
  [...model.networks].flatMap(([network, holder]) =>
    holder === cloud ? serversOn(model, network).map(([, node]) => ({ network, node })) : [],
  )

const whyNotAssign = (model: Model, ipId: number, node: number): string | undefined => {
  const { forwards, addresses } = model
  if (addresses.get(ipId)?.node === node) return 'nothing_changed'
  const led = [...forwards.values()]
  if (led.some(({ ip }) => ip === ipId) || balancerAt(model, ipId) !== undefined || isSnatOf(model, ipId))
    return 'ip_leads_somewhere'
  const hasOther = [...addresses].some(([id, one]) => id !== ipId && one.node === node)
  return hasOther || led.some((forward) => forward.node === node) ? 'server_led_to' : undefined
}

/** To a server as its own, to another one, or to nobody any more. */
export const assignAny = (world: World): Act | null => {
  const [ipId, address] = world.choose(world.model.addresses) ?? []
  if (ipId === undefined || !address) return null
  const places = nodesIn(world, address.cloud).map(({ node }) => node)
  const node = world.choose(address.node === null ? places : [...places, null])
  if (node === undefined) return null
  const refusal = node === null ? undefined : whyNotAssign(world.model, ipId, node)
  return {
    name: `lead address ${ipId} to connection ${node}`,
    send: () => sendTo(world, 'PUT', `vpc/${address.cloud}/ip/assign/${ipId}`, { vmNetworkNodeId: node }),
    isAskedAnew: true,
    apply: () => void (address.node = node),
    ...(refusal && { refusal }),
  }
}

const addressOfNode = async (world: World, network: number, node: number): Promise<string> => {
  const list = pathOf(world, `network/node/list?VmNetworkId=${network}`)
  const { body } = await world.api.get<{ id: number; ipAddress: string }[]>(world.customer, list)
  return body.find(({ id }) => id === node)!.ipAddress
}

const deleteForward = (world: World, cloud: number, id: number): Act => ({
  name: `delete forward ${id} of cloud ${cloud}`,
  send: () => sendTo(world, 'DELETE', `vpc/${cloud}/nat/delete/${id}`),
  apply: () => void world.model.forwards.delete(id),
})

/** Where every balancer listens. */
const balancedPort = 80

/** Two ranges of as many ports as they are long. */
const meet = (first: number, count: number, other: number, otherCount: number) =>
  first < other + otherCount && other < first + count

/** `exceptId`: the one that is changed does not stand in its own way, and counts already. */
const isForwardRefused = (model: Model, wanted: ModelForward, exceptId?: number): boolean => {
  const { cloud, ip, node, protocol, port, count, toPort } = wanted
  const led = [...model.forwards].filter(([id]) => id !== exceptId).map(([, forward]) => forward)
  const beside = led.filter((forward) => forward.protocol === protocol)
  return (
    (exceptId === undefined && led.filter((one) => one.cloud === cloud).length >= model.clouds.get(cloud)!.rules) ||
    model.addresses.get(ip)!.node !== null ||
    (protocol === 'tcp' && meet(port, count, balancedPort, 1) && balancerAt(model, ip) !== undefined) ||
    [...model.addresses.values()].some((address) => address.node === node) ||
    beside.some((forward) => forward.ip === ip && meet(port, count, forward.port, forward.count)) ||
    beside.some((forward) => forward.node === node && meet(toPort, count, forward.toPort, forward.count))
  )
}

/** Few ports, so that it often is one that somebody has: at the address, or at the server. */
const ports = [22, 79, 80, 443, 5432]

const anyForward = (world: World, ip: number, cloud: number): ModelForward | null => {
  const { choose } = world
  const place = choose(nodesIn(world, cloud))
  if (!place) return null
  const port = choose(ports)!
  const ends = { port, count: choose([1, 1, 1, 3])!, toPort: choose([port, port, 8080])! }
  return { cloud, ip, ...place, protocol: choose(['tcp', 'tcp', 'udp'] as const)!, ...ends }
}

const forwardBody = async (world: World, name: string, forward: ModelForward) => {
  const { ip, network, node, protocol, port, count, toPort } = forward
  return {
    name,
    vmNetworkId: network,
    vpcHostIpId: ip,
    destinationIp: await addressOfNode(world, network, node),
    destinationPort: toPort,
    protocol,
    port,
    portEnd: port + count - 1,
  }
}

const inWords = ({ protocol, port, count, ip, node, toPort }: ModelForward) =>
  `lead ${count} ${protocol} ports from ${port} of address ${ip} to ${toPort} of connection ${node}`

export const createForward = (world: World): Act | null => {
  const { model, choose, next } = world
  const [ip, address] = choose(model.addresses) ?? []
  const forward = ip !== undefined && address ? anyForward(world, ip, address.cloud) : null
  if (!forward) return null
  const { cloud } = forward
  const name = `forward-${next()}`
  return {
    name: inWords(forward),
    send: async () => sendTo(world, 'POST', `vpc/${cloud}/nat/create-dnat`, await forwardBody(world, name, forward)),
    apply: ({ id }) => void model.forwards.set(id, forward),
    giveUp: ({ id }) => deleteForward(world, cloud, id),
    ...(isForwardRefused(model, forward) && { refusal: 'forward_refused' }),
  }
}

/** Other ports, another server or another address of the cloud. */
export const changeForward = (world: World): Act | null => {
  const { model, choose, next } = world
  const [id, before] = choose(model.forwards) ?? []
  const ip = before && choose(addressesOf(model, before.cloud).map(([one]) => one))
  const forward = ip === undefined ? null : anyForward(world, ip, before!.cloud)
  if (id === undefined || !forward) return null
  const name = `forward-${next()}`
  return {
    name: `${inWords(forward)} by forward ${id}`,
    send: async () =>
      sendTo(world, 'PUT', `vpc/${forward.cloud}/nat/edit-dnat/${id}`, await forwardBody(world, name, forward)),
    apply: () => void model.forwards.set(id, forward),
    ...(isForwardRefused(model, forward, id) && { refusal: 'forward_refused' }),
  }
}

/** Out with the primary address, with another one, or not at all. */
export const turnSnat = (world: World): Act | null => {
  const { model, choose } = world
  const id = choose(model.clouds.keys())
  if (id === undefined) return null
  const snatEnabled = choose([true, !model.letOut.has(id)])!
  const ip = snatEnabled ? choose([null, ...addressesOf(model, id).map(([one]) => one)])! : null
  const isOwned = ip !== null && model.addresses.get(ip)!.node !== null
  return {
    name: snatEnabled ? `let out the servers of cloud ${id} with address ${ip}` : `keep in the servers of cloud ${id}`,
    send: () =>
      sendTo(world, 'PUT', `vpc/${id}/nat/edit-snat`, { snatEnabled, ...(ip !== null && { vpcHostIpId: ip }) }),
    isAskedAnew: true,
    apply: () => void (snatEnabled ? model.letOut.set(id, ip) : model.letOut.delete(id)),
    ...(isOwned && { refusal: 'ip_of_server' }),
  }
}

export const deleteAnyForward = (world: World): Act | null => {
  const [id, forward] = world.choose(world.model.forwards) ?? []
  return id !== undefined && forward ? deleteForward(world, forward.cloud, id) : null
}

export const deleteBalancer = (world: World, id: number): Act => ({
  name: `delete balancer ${id}`,
  send: () => sendTo(world, 'DELETE', `load-balancer/host/delete/${id}`),
  apply: () => void world.model.balancers.delete(id),
})

const someOf = <Item>({ choose }: World, items: readonly Item[]): Item[] => {
  const chosen = items.filter(() => choose([true, false]))
  return chosen.length > 0 ? chosen : items.slice(0, 1)
}

const shapeOf = (name: string, servers: readonly number[]) => ({
  name,
  vmLbAlgorithmId: vmLbAlgorithm.id.roundRobin,
  vmLbListeners: [
    {
      vmLbProtocolTypeId: vmLbProtocol.id.http,
      sourcePort: balancedPort,
      destinationPort: 8080,
      vmLbPools: servers,
      healthCheck: { vmLbHealthCheckId: vmLbHealthCheck.id.tcp },
    },
  ],
})

/** Whether an address can lead to a balancer: the sandbox shares one with forwards at other ports. */
const isLeadable = (model: Model, ipId: number, balancer?: number): boolean => {
  const holder = balancerAt(model, ipId)
  const isForwarded = [...model.forwards.values()].some(
    ({ ip, protocol, port, count }) => ip === ipId && protocol === 'tcp' && meet(port, count, balancedPort, 1),
  )
  return model.addresses.get(ipId)!.node === null && !isForwarded && (holder === undefined || holder === balancer)
}

/** Where servers are; a network that belongs to no cloud must be refused. */
export const createBalancer = (world: World): Act | null => {
  const { model, choose, plans, next } = world
  const withServers = [...model.networks].filter(([id]) => serversOn(model, id).length > 0)
  const inClouds = withServers.filter(([, holder]) => holder !== null)
  const [network, cloud] = choose([...inClouds, ...inClouds, ...withServers.slice(0, 1)]) ?? []
  if (network === undefined || model.balancers.size >= 4) return null
  const on = serversOn(model, network).map(([server]) => server)
  const servers = someOf(world, on)
  const ip = cloud === null ? null : choose([null, ...addressesOf(model, cloud!).map(([id]) => id)])!
  const shape = shapeOf(`balancer-${next()}`, servers)
  const order = { ...shape, productBundleId: choose(plans)!.id, vmNetworkId: network, vpcHostIpId: ip }
  return {
    name: `put a balancer into network ${network} at address ${ip}`,
    send: () => sendTo(world, 'POST', 'load-balancer/host/create', order),
    apply: ({ id }) => void model.balancers.set(id, { network, servers: new Set(servers), ip }),
    giveUp: ({ id }) => deleteBalancer(world, id),
    ...(cloud === null && { refusal: 'lb_network_missing' }),
    ...(ip !== null && !isLeadable(model, ip) && { refusal: 'lb_shape' }),
  }
}

/** Other servers behind it, or another address; one that is not on its network must be refused, and one that leads elsewhere. */
export const changeBalancer = (world: World): Act | null => {
  const { model, choose, next } = world
  const [id, balancer] = choose(model.balancers) ?? []
  if (id === undefined || !balancer) return null
  const on = serversOn(model, balancer.network).map(([server]) => server)
  const stranger = choose([...model.servers.keys()].filter((server) => !on.includes(server)))
  const isWrong = stranger !== undefined && choose([true, false, false])!
  if (on.length === 0 && !isWrong) return null
  const servers = isWrong ? [...on, stranger] : someOf(world, on)
  const cloud = model.networks.get(balancer.network)!
  const ip = choose([balancer.ip, null, ...addressesOf(model, cloud).map(([one]) => one)])!
  const shape = { ...shapeOf(`balancer-${next()}`, servers), ...(ip !== balancer.ip && { vpcHostIpId: ip }) }
  return {
    name: `change the servers of balancer ${id}, at address ${ip}`,
    send: () => sendTo(world, 'PUT', `load-balancer/host/edit/${id}`, shape),
    apply: () => void Object.assign(balancer, { servers: new Set(servers), ip }),
    ...(ip !== null && !isLeadable(model, ip, id) && { refusal: 'lb_shape' }),
    ...(isWrong && { refusal: 'lb_member_missing' }),
  }
}
