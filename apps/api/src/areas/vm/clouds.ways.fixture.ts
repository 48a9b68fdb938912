import { pathOf, sendTo, type Act, type Model, type ModelWay, type World } from './clouds.world.fixture.ts'

/* Ways between the private clouds of a project: asked for, answered and ended by either side. */

/** Ways, or only requests, that lead into one of these networks. */
const waysInto = ({ ways }: Model, isWanted: (network: number) => boolean): [id: number, way: ModelWay][] =>
  [...ways].filter(([, { network }]) => isWanted(network))

/** An open way keeps the network, and the cloud that it is in, where they are. */
export const isReached = (model: Model, isWanted: (network: number) => boolean): boolean =>
  waysInto(model, isWanted).some(([, { isOpen }]) => isOpen)

/** Nobody can answer any more. */
export const endRequestsInto = (model: Model, isWanted: (network: number) => boolean): void => {
  for (const [id] of waysInto(model, isWanted)) model.ways.delete(id)
}

const accessOf = (cloud: number, rest: string) => `vpc/${cloud}/network-access/${rest}`

const endWay = (world: World, from: number, id: number): Act => ({
  name: `end way ${id} from the side of cloud ${from}`,
  send: () => sendTo(world, 'DELETE', accessOf(from, `delete/${id}`)),
  apply: () => void world.model.ways.delete(id),
})

const whyNotAsk = ({ networks, ways }: Model, cloud: number, network: number): string | undefined => {
  const holder = networks.get(network)
  if (holder === null) return 'network_missing'
  if (holder === cloud) return 'vpc_access_own'
  const isAsked = [...ways.values()].some((way) => way.cloud === cloud && way.network === network)
  return isAsked ? 'vpc_access_asked' : undefined
}

export const askWay = (world: World): Act | null => {
  const { model, choose } = world
  const cloud = choose(model.clouds.keys())
  const network = choose(model.networks.keys())
  if (cloud === undefined || network === undefined) return null
  const refusal = whyNotAsk(model, cloud, network)
  return {
    name: `ask for network ${network} from cloud ${cloud}`,
    send: () => sendTo(world, 'POST', accessOf(cloud, 'create'), { vpcNetworkAccessId: network }),
    apply: ({ id }) => void model.ways.set(id, { cloud, network, isOpen: false }),
    ...(refusal !== undefined && { refusal }),
  }
}

export const answerAny = (world: World): Act | null => {
  const { model, choose } = world
  const [id, way] = choose(model.ways) ?? []
  if (id === undefined || !way) return null
  const granting = model.networks.get(way.network)!
  const isGranted = choose([true, true, false])!
  return {
    name: `${isGranted ? 'grant' : 'refuse'} way ${id}`,
    send: () =>
      sendTo(world, 'PUT', accessOf(granting, `answer/${id}`), { isGranted, ...(!isGranted && { reason: 'no' }) }),
    apply: () => void (isGranted ? (way.isOpen = true) : model.ways.delete(id)),
    giveUp: () => endWay(world, way.cloud, id),
    ...(way.isOpen && { refusal: 'status_forbids' }),
  }
}

export const endAnyWay = (world: World): Act | null => {
  const [id, way] = world.choose(world.model.ways) ?? []
  if (id === undefined || !way) return null
  return endWay(world, world.choose([way.cloud, world.model.networks.get(way.network)!])!, id)
}

/** For the end of everything. */
export const endWayOf = (world: World, id: number): Act => endWay(world, world.model.ways.get(id)!.cloud, id)

/** What the api says of them: no way without its row, no row without its way. */
export const listWays = async (world: World, cloud: number): Promise<{ id: number; statusId: number }[]> => {
  const list = pathOf(world, accessOf(cloud, 'list'))
  const { body } = await world.api.get<{ id: number; statusId: number; isIncoming: boolean }[]>(world.customer, list)
  return body.filter(({ isIncoming }) => !isIncoming)
}
