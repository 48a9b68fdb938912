import { portsPerForward } from '@sarv/contract/limits'
import { serviceType } from '@sarv/contract/service-types'
import type { WantedForward } from '@sarv/contract/vm/vpc-nats/nat.rules'
import type { Balancing } from '../../../ports/compute/balancers.engine.ts'
import { portTag } from '../../../ports/compute/networks.engine.ts'
import {
  routerAddressTag,
  routerTag,
  type EngineRouter,
  type ForwardSpec,
  type RouterAddress,
} from '../../../ports/compute/routers.engine.ts'
import { nameOf, type Finding } from '../../../services/drift.ts'
import { forwardsOf } from '../vpc-nats/vpc-nats.rules.ts'
import { balancerRule, type OurBalancer, type TheirBalancer } from './balancers.rules.ts'
import { compareAll, differs, parseTag, type OurService, type Rule } from './comparing.rules.ts'

export interface OurCloud extends OurService {
  address: string | null
  snatEnabled: boolean
  snatAddressId: number | null
  /** Networks of other clouds that it has been let into, by tag. */
  reaches: readonly string[]
}

/** What hangs on a cloud; busy whenever the cloud is. */
interface OurPart extends OurService {
  vpcHostId: number
}

export interface OurAddress extends OurPart {
  address: string | null
  vmNetworkNodeId: number | null
}

export type OurForward = OurPart & WantedForward

export interface OurClouds {
  clouds: readonly OurCloud[]
  /** Networks in clouds, by the network's id. */
  interfaces: readonly OurPart[]
  addresses: readonly OurAddress[]
  forwards: readonly OurForward[]
  balancers: readonly OurBalancer[]
}

export interface TheirClouds {
  routers: readonly EngineRouter[]
  /** Addresses that no router has. */
  looseAddresses: readonly Pick<RouterAddress, 'tag' | 'address'>[]
  balancers: readonly TheirBalancer[]
  /** What it can do of them: our shapes are said in its words. */
  balancing: Balancing
}

/** A part of a router as a thing of its own: engines name some of them only together with the router. */
interface RouterPart {
  tag: string
  ref: string
  name: string
  router: string
}

interface TheirAddress extends RouterPart {
  address: string
  port: string | null
}

interface TheirForward extends RouterPart {
  forwards: ForwardSpec[]
}

const partTag = (prefix: 'itf' | 'nat', tag: string, divisor = 1): string | undefined => {
  const [, projectId, id] = tag.split('-')
  const number = Math.floor(Number(id) / divisor)
  return number > 0 ? `${prefix}-${projectId}-${number}` : undefined
}

export const interfacesOn = (routers: readonly EngineRouter[]): RouterPart[] =>
  routers.flatMap(({ tag: router, networkTags }) =>
    networkTags.flatMap((network) => {
      const tag = partTag('itf', network)
      return tag === undefined ? [] : [{ tag, ref: router, name: network, router }]
    }),
  )

export const addressesOn = (routers: readonly EngineRouter[]): TheirAddress[] =>
  routers.flatMap(({ tag: router, addresses }) =>
    addresses.map(({ tag, address, port }) => ({
      tag,
      ref: address,
      name: address,
      router,
      address,
      port: port?.tag ?? null,
    })),
  )

/**
 * Also those that no router has: what is left of one that has ended, or a second one of its tag. One that our row expects at
 * its router is not there, whatever else has it.
 */
const allAddresses = (
  { routers, looseAddresses }: Pick<TheirClouds, 'routers' | 'looseAddresses'>,
  ours: readonly OurAddress[],
): TheirAddress[] => {
  const placed = addressesOn(routers)
  const tags = new Set(placed.map(({ tag }) => tag))
  const expected = new Set(
    ours.filter(({ isExpected }) => isExpected).map(({ projectId, id }) => routerAddressTag(projectId, id)),
  )
  const loose = looseAddresses
    .filter(({ tag }) => tags.has(tag) || !expected.has(tag))
    .map(({ tag, address }) => ({ tag, ref: address, name: address, router: '', address, port: null }))
  return [...placed, ...loose]
}

/** The ports of a range are one forward of ours. */
export const forwardsOn = (routers: readonly EngineRouter[]): TheirForward[] => {
  const found = new Map<string, TheirForward>()
  for (const { tag: router, forwards } of routers) {
    for (const forward of forwards) {
      const tag = partTag('nat', forward.tag, portsPerForward)
      if (tag === undefined) continue
      const whole = found.get(tag) ?? { tag, ref: forward.tag, name: wayOf(forward), router, forwards: [] }
      whole.forwards.push(forward)
      found.set(tag, whole)
    }
  }
  return [...found.values()]
}

const wayOf = ({ addressTag, protocol, port, networkTag, toAddress, toPort, from }: ForwardSpec): string =>
  `${from ?? 'all'} -> ${addressTag} ${protocol} ${port} -> ${networkTag} ${toAddress}:${toPort}`

/** The ways that only one side has; a range may be long. */
const differingWays = (our: OurForward, { forwards }: TheirForward) => {
  const wanted = forwardsOf({ projectId: our.projectId, natId: our.id }, our).map(wayOf)
  const found = forwards.map(wayOf)
  return {
    wanted: wanted.filter((way) => !found.includes(way)).slice(0, 10),
    found: found.filter((way) => !wanted.includes(way)).slice(0, 10),
  }
}

const atRest = { stateOf: () => 'atRest' as const, faultOf: () => null }

const cloudRule: Rule<OurCloud, EngineRouter> = {
  ...atRest,
  type: serviceType.vpc,
  differences: (our, their) => [
    ...differs('address', our.address, their.address),
    ...differs(
      'route',
      { isOn: our.snatEnabled, with: our.snatAddressId && routerAddressTag(our.projectId, our.snatAddressId) },
      { isOn: their.hasSnat, with: their.snatTag ?? null },
    ),
    ...differs('attachment', [...our.reaches].toSorted(), [...(their.reaches ?? [])].toSorted()),
  ],
}

const routerOfPart = ({ projectId, vpcHostId }: OurPart): string => routerTag(projectId, vpcHostId)

const interfaceRule: Rule<OurPart, RouterPart> = {
  ...atRest,
  type: 'VpcNetwork',
  aboutGone: (our) => ({ router: routerOfPart(our) }),
  differences: (our, their) => differs('attachment', routerOfPart(our), their.router),
}

const addressRule: Rule<OurAddress, TheirAddress> = {
  ...atRest,
  type: 'VpcIp',
  aboutGone: (our) => ({ router: routerOfPart(our) }),
  differences: (our, their) => [
    ...differs('address', our.address, their.address),
    ...differs(
      'attachment',
      our.vmNetworkNodeId === null ? null : portTag(our.projectId, our.vmNetworkNodeId),
      their.port,
    ),
  ],
}

const forwardRule: Rule<OurForward, TheirForward> = {
  ...atRest,
  type: 'VpcNat',
  aboutGone: (our) => ({ router: routerOfPart(our) }),
  differences: (our, their) => {
    const { wanted, found } = differingWays(our, their)
    return differs('route', wanted, found)
  },
}

/** Where a cloud itself is not there, its parts are not told of one by one. */
const withoutCloud = (routers: readonly EngineRouter[]) => {
  const there = new Set(routers.map(({ tag }) => tag))
  return <Part extends OurPart>(part: Part): Part => (there.has(routerOfPart(part)) ? part : { ...part, isBusy: true })
}

export const compareClouds = (ours: OurClouds, theirs: TheirClouds, skipped: Set<string>): Finding[] => {
  const { routers } = theirs
  const known = withoutCloud(routers)
  return [
    ...compareAll(cloudRule, ours.clouds, routers, skipped),
    ...compareAll(interfaceRule, ours.interfaces.map(known), interfacesOn(routers), skipped),
    ...compareAll(addressRule, ours.addresses.map(known), allAddresses(theirs, ours.addresses), skipped),
    ...compareAll(forwardRule, ours.forwards.map(known), forwardsOn(routers), skipped),
    ...compareAll(balancerRule, ours.balancers, theirs.balancers, skipped),
  ]
}

/** Whether a router has a part of this name, as it answers when it is asked alone. */
export const hasPart = (router: EngineRouter | undefined, { service }: Pick<Finding, 'service'>): boolean => {
  if (!router) return false
  const parts = [...interfacesOn([router]), ...addressesOn([router]), ...forwardsOn([router])]
  return parts.some(({ tag }) => {
    const named = parseTag(tag)
    return named !== undefined && nameOf(named) === nameOf(service)
  })
}
