import { extraAddressesPerServer, networksPerVpc } from '@sarv/contract/limits'
import { isSnatOf } from './clouds.gateways.fixture.ts'
import { rangeOf, sendTo, type Act, type Model, type World } from './clouds.world.fixture.ts'

/* What moves between servers and clouds, and what a cloud becomes. */

const isUsed = (model: Model, ipId: number): boolean =>
  model.addresses.get(ipId)!.node !== null ||
  [...model.forwards.values()].some(({ ip }) => ip === ipId) ||
  [...model.balancers.values()].some(({ ip }) => ip === ipId) ||
  isSnatOf(model, ipId)

const addressCount = ({ addresses }: Model, id: number) =>
  1 + [...addresses.values()].filter(({ cloud }) => cloud === id).length

/** Also one that leads somewhere, or into a cloud that is full. */
export const moveAddress = (world: World): Act | null => {
  const { model, choose } = world
  const [ipId, address] = choose(model.addresses) ?? []
  if (ipId === undefined || !address) return null
  const from = address.cloud
  const to = choose([...model.clouds.keys()].filter((id) => id !== from))
  if (to === undefined) return null
  const isFull = addressCount(model, to) >= model.clouds.get(to)!.ipv4
  return {
    name: `move address ${ipId} from cloud ${from} to cloud ${to}`,
    send: () => sendTo(world, 'PUT', `vpc/${from}/ip/move/${ipId}`, { vpcHostId: to }),
    apply: () => void (address.cloud = to),
    ...(isFull && { refusal: 'vpc_ips_full' }),
    ...(isUsed(model, ipId) && { refusal: 'ip_leads_somewhere' }),
  }
}

export const moveIp = (world: World): Act | null => {
  const { model, choose } = world
  const [from, server] = choose([...model.servers].filter(([, { ips }]) => ips.size > 0)) ?? []
  const [to, other] = choose([...model.servers].filter(([id]) => id !== from)) ?? []
  if (!server || !other) return null
  const ipId = choose(server.ips)!
  return {
    name: `move address ${ipId} from server ${from} to server ${to}`,
    send: () => sendTo(world, 'PUT', `host/${from}/ip/move/${ipId}`, { vmHostId: to }),
    apply: () => {
      server.ips.delete(ipId)
      other.ips.add(ipId)
    },
    ...(other.ips.size >= extraAddressesPerServer && { refusal: 'too_many_addresses' }),
  }
}

/** Also one that is too small for what is in use. */
export const changePlan = (world: World): Act | null => {
  const { model, choose, plans } = world
  const [id, cloud] = choose(model.clouds) ?? []
  if (id === undefined || !cloud) return null
  const plan = choose(plans)!
  const size = { ipv4: plan.ipv4, rules: 10 * plan.rules10 }
  const forwards = [...model.forwards.values()].filter((forward) => forward.cloud === id).length
  const isSame = size.ipv4 === cloud.ipv4 && size.rules === cloud.rules
  const isTooSmall = !isSame && (addressCount(model, id) > size.ipv4 || forwards > size.rules)
  return {
    name: `give cloud ${id} plan ${plan.id}`,
    send: () => sendTo(world, 'PUT', `vpc/edit/${id}`, { productBundleId: plan.id }),
    apply: () => void Object.assign(cloud, size),
    ...(isTooSmall && { refusal: 'vpc_plan_too_small' }),
  }
}

/** Made in the cloud in one act; one that failed goes for good when it is taken from there. */
export const createNetworkInPlace = (world: World): Act | null => {
  const { model, choose, next } = world
  const cloud = choose(model.clouds.keys())
  if (cloud === undefined || model.networks.size >= 12) return null
  const number = next()
  const network = { name: `net-${number}`, gatewayCidr: `${rangeOf(number)}.1/24` }
  const isFull = [...model.networks.values()].filter((holder) => holder === cloud).length >= networksPerVpc
  return {
    name: `make network ${number} in cloud ${cloud}`,
    send: () => sendTo(world, 'POST', `vpc/${cloud}/interface/create`, { network }),
    apply: ({ id }) => void model.networks.set(id, cloud),
    giveUp: ({ id }) => ({
      name: `give up network ${id} of cloud ${cloud}`,
      send: () => sendTo(world, 'DELETE', `vpc/${cloud}/interface/remove/${id}`),
      apply: () => undefined,
    }),
    ...(isFull && { refusal: 'vpc_too_many_networks' }),
  }
}
