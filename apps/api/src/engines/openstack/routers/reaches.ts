import { EngineError } from '../../../ports/engine-error.ts'
import { rangesMeet } from '../../ranges.ts'
import type { OpenStackContext } from '../context.ts'
import { findNamed, listAll, type NeutronRoute, type NeutronRouter, type NeutronSubnet } from '../networks/neutron.ts'
import { foundRouter, readRouter, routersOn, subnetsOf, type ReadRouter } from './read.ts'
import { isOfServers, routerTagOfWay } from './ways.state.ts'
import {
  alone,
  endWay,
  findWay,
  isOver,
  joinWay,
  leaveWay,
  makeWay,
  portOf,
  routersBy,
  setRoutes,
  type Way,
} from './ways.ts'

/* Networks of other routers that a router reaches over its way. All of it alone: routes are written as a whole. */

/** A network that is to be reached, and the router that it hangs on. */
interface Target {
  cidr: string
  router: NeutronRouter
}

const findTarget = async (context: OpenStackContext, networkTag: string, signal: AbortSignal): Promise<Target> => {
  const subnet = await findNamed(context, 'subnets', networkTag, signal)
  const [router] = subnet ? await routersBy(context, await routersOn(context, subnet, signal), signal) : []
  if (!subnet || !router) throw new EngineError('not_found', `no router is on network ${networkTag}`)
  return { cidr: subnet.cidr, router }
}

const oneEach = (targets: readonly Target[]): NeutronRouter[] => [
  ...new Map(targets.map(({ router }) => [router.id, router])).values(),
]

const addressesOf = async (context: OpenStackContext, { id }: NeutronRouter, signal: AbortSignal) => {
  const ports = await listAll(context, 'ports', { device_id: id }, signal)
  return new Set(ports.flatMap(({ fixed_ips }) => fixed_ips.map(({ ip_address }) => ip_address)))
}

/** `invalid` where the router leads to something else at one of these ranges; `isFine`: it leads where it should. */
const checkApart = async (
  context: OpenStackContext,
  router: NeutronRouter,
  cidrs: readonly string[],
  isFine: (route: NeutronRoute) => boolean,
  signal: AbortSignal,
): Promise<void> => {
  const own = (await subnetsOf(context, router, signal)).map(({ cidr }) => cidr)
  const led = router.routes.filter((route) => !isFine(route)).map(({ destination }) => destination)
  for (const cidr of cidrs) {
    const met = [...own, ...led].find((one) => rangesMeet(one, cidr))
    if (met !== undefined) throw new EngineError('invalid', `${cidr} meets ${met} of ${router.name}`)
  }
}

/** What is no longer wanted: first the routes that lead anywhere, then whoever stands at their end. */
const narrow = async (
  context: OpenStackContext,
  way: Way,
  router: NeutronRouter,
  targets: readonly Target[],
  signal: AbortSignal,
): Promise<NeutronRouter> => {
  const isWanted = ({ destination }: NeutronRoute) => targets.some(({ cidr }) => cidr === destination)
  const routes = router.routes.filter((route) => !isOver(way, route) || isWanted(route))
  await setRoutes(context, router, routes, signal)
  const kept = new Set([router, ...oneEach(targets)].map((one) => portOf(way, one)))
  for (const port of way.ports) if (!kept.has(port)) await leaveWay(context, way, port, signal)
  return { ...router, routes }
}

/**
 * The way from a router with these ranges into these networks, whatever of it is there; the last route opens it. Where
 * two routers reach each other, each range has one route all the same: clouds differ in what they make of two.
 */
const setWay = async (
  context: OpenStackContext,
  { router: asking, engine: { tag } }: ReadRouter,
  { cidrs, targets }: { cidrs: readonly string[]; targets: readonly Target[] },
  signal: AbortSignal,
): Promise<void> => {
  if (targets.length === 0) return endWay(context, tag, signal)
  const existing = await findWay(context, tag, signal)
  const own = await addressesOf(context, asking, signal)
  for (const other of oneEach(targets))
    await checkApart(context, other, cidrs, ({ nexthop }) => own.has(nexthop), signal)
  const router = existing ? await narrow(context, existing, asking, targets, signal) : asking
  const way = existing ?? (await makeWay(context, tag, signal))
  const nexthop = await joinWay(context, way, tag, router, signal)
  const doors = new Map<string, string>()
  for (const other of oneEach(targets)) {
    doors.set(other.id, await joinWay(context, way, tag, other, signal))
    const others = other.routes.filter((route) => !isOver(way, route))
    const answers = cidrs.filter((cidr) => !others.some(({ destination }) => destination === cidr))
    await setRoutes(context, other, [...others, ...answers.map((destination) => ({ destination, nexthop }))], signal)
  }
  const into = targets.map((target) => ({ destination: target.cidr, nexthop: doors.get(target.router.id)! }))
  const isInto = ({ destination }: NeutronRoute) => into.some((route) => route.destination === destination)
  const others = router.routes.filter((route) => !isOver(way, route) && !isInto(route))
  await setRoutes(context, router, [...others, ...into], signal)
}

const rangesOf = ({ settings }: OpenStackContext, { subnets }: ReadRouter): string[] =>
  subnets.filter((subnet) => isOfServers(settings, subnet)).map(({ cidr }) => cidr)

const findTargets = async (context: OpenStackContext, tags: readonly string[], signal: AbortSignal) => {
  const targets: Target[] = []
  for (const tag of tags) targets.push(await findTarget(context, tag, signal))
  return targets
}

/** Where the router stands on ways of others: those that it answers. */
const waysOfOthers = ({ settings }: OpenStackContext, { subnets, engine }: ReadRouter): string[] =>
  subnets.flatMap((subnet) => routerTagOfWay(settings, subnet) ?? []).filter((tag) => tag !== engine.tag)

export const reachNetwork = async (
  context: OpenStackContext,
  routerTag: string,
  networkTag: string,
  signal: AbortSignal,
): Promise<void> => {
  const found = await foundRouter(context, routerTag, signal)
  const { router, engine } = found
  const target = await findTarget(context, networkTag, signal)
  if (target.router.id === router.id)
    throw new EngineError('in_use', `network ${networkTag} is of router ${routerTag} itself`)
  const its = await addressesOf(context, target.router, signal)
  await checkApart(context, router, [target.cidr], ({ nexthop }) => its.has(nexthop), signal)
  const others = (engine.reaches ?? []).filter((tag) => tag !== networkTag)
  const targets = [...(await findTargets(context, others, signal)), target]
  await setWay(context, found, { cidrs: rangesOf(context, found), targets }, signal)
}

export const leaveNetwork = async (
  context: OpenStackContext,
  routerTag: string,
  networkTag: string,
  signal: AbortSignal,
): Promise<void> => {
  const found = await readRouter(context, routerTag, signal)
  if (!found) return endWay(context, routerTag, signal)
  const left = (found.engine.reaches ?? []).filter((tag) => tag !== networkTag)
  const targets = await findTargets(context, left, signal)
  await setWay(context, found, { cidrs: rangesOf(context, found), targets }, signal)
  // Answers to one that reaches this router may have gone where this one led.
  for (const tag of waysOfOthers(context, found)) await setAnswers(context, tag, undefined, signal)
}

const setAnswers = async (
  context: OpenStackContext,
  routerTag: string,
  without: Pick<NeutronSubnet, 'cidr'> | undefined,
  signal: AbortSignal,
): Promise<void> => {
  const found = await readRouter(context, routerTag, signal)
  if (!found?.engine.reaches) return
  const targets = await findTargets(context, found.engine.reaches, signal)
  const cidrs = rangesOf(context, found).filter((cidr) => cidr !== without?.cidr)
  await setWay(context, found, { cidrs, targets }, signal)
}

/** Answers find all of the router's networks, also one that has just come, and none that is about to go (`without`). */
export const answerAll = async (
  context: OpenStackContext,
  { engine }: ReadRouter,
  without: Pick<NeutronSubnet, 'cidr'> | undefined,
  signal: AbortSignal,
): Promise<void> => {
  if (engine.reaches) await alone(context, signal, () => setAnswers(context, engine.tag, without, signal))
}

const nowhere = () => false

/** `invalid` where the range meets what the router, or one that it reaches, leads to. */
export const checkWays = async (
  context: OpenStackContext,
  { router, engine }: ReadRouter,
  cidr: string,
  signal: AbortSignal,
): Promise<void> => {
  const others = oneEach(await findTargets(context, engine.reaches ?? [], signal))
  for (const one of [router, ...others]) await checkApart(context, one, [cidr], nowhere, signal)
}

/** `in_use` while another router leads into the network. */
export const checkNobodyReaches = async (
  context: OpenStackContext,
  found: ReadRouter,
  { cidr, name }: NeutronSubnet,
  signal: AbortSignal,
): Promise<void> => {
  for (const tag of waysOfOthers(context, found)) {
    const other = await findNamed(context, 'routers', tag, signal)
    if (other?.routes.some(({ destination }) => destination === cidr))
      throw new EngineError('in_use', `router ${tag} leads into ${name}`)
  }
}

/** Before the router ends: its own way, and its place on those of others. */
export const leaveAll = async (context: OpenStackContext, routerTag: string, signal: AbortSignal): Promise<void> => {
  const found = await readRouter(context, routerTag, signal)
  for (const tag of found ? waysOfOthers(context, found) : []) {
    const way = await findWay(context, tag, signal)
    const port = way?.ports.find(({ device_id }) => device_id === found?.router.id)
    if (way && port) await leaveWay(context, way, port, signal)
  }
  await endWay(context, routerTag, signal)
}
