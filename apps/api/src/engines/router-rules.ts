import type { PortSpec } from '../ports/compute/networks.engine.ts'
import type { EngineRouter, ForwardSpec, RouterAddress, Routing } from '../ports/compute/routers.engine.ts'
import { EngineError } from '../ports/engine-error.ts'

/*
 * What no engine lets be, told by the router as it is: a public address is the way to one server or has forwards, and so
 * has a server's own address; one port leads to one place, and is led to from one. A load balancer has one address, and it
 * depends on the engine whether that has forwards beside it.
 */

const isPortNumber = (number: number): boolean => Number.isInteger(number) && number >= 1 && number <= 65_535

const addressIn = (router: EngineRouter, tag: string): RouterAddress => {
  const address = router.addresses.find((one) => one.tag === tag)
  if (!address) throw new EngineError('not_found', `router ${router.tag} has no address ${tag}`)
  return address
}

const isSame = (one: ForwardSpec, other: ForwardSpec): boolean =>
  one.addressTag === other.addressTag &&
  one.protocol === other.protocol &&
  one.port === other.port &&
  one.networkTag === other.networkTag &&
  one.toAddress === other.toAddress &&
  one.toPort === other.toPort &&
  one.from === other.from

/** They begin at the same port, or lead to the same. */
const meet = (one: ForwardSpec, other: ForwardSpec): boolean =>
  one.protocol === other.protocol &&
  ((one.addressTag === other.addressTag && one.port === other.port) ||
    (one.networkTag === other.networkTag && one.toAddress === other.toAddress && one.toPort === other.toPort))

type Sharing = Pick<Routing, 'hasSharedAddresses'>

const checkForward = (
  router: EngineRouter,
  forward: ForwardSpec,
  port: PortSpec | undefined,
  { hasSharedAddresses }: Sharing,
): void => {
  const { tag, addressTag, networkTag, toAddress } = forward
  if (!isPortNumber(forward.port) || !isPortNumber(forward.toPort))
    throw new EngineError('invalid', `${forward.port} or ${forward.toPort} is no port`)
  const address = addressIn(router, addressTag)
  if (!port || !router.networkTags.includes(networkTag))
    throw new EngineError('not_found', `router ${router.tag} reaches no server at ${toAddress} in ${networkTag}`)
  const whole = router.addresses.find((one) => (one === address ? one.port !== null : one.port?.tag === port.tag))
  if (whole) throw new EngineError('in_use', `address ${whole.tag} is all of ${whole.port?.tag}`)
  if (address.balancer && !hasSharedAddresses)
    throw new EngineError('in_use', `address ${addressTag} leads to ${address.balancer.tag}`)
  const met = router.forwards.find((one) => one.tag !== tag && meet(one, forward))
  if (met) throw new EngineError('address_taken', `forward ${met.tag} has the port`)
}

/** What is left to do until the router has the forward. `port` is the connection that has the address it leads to. */
export const stepToForward = (
  router: EngineRouter,
  forward: ForwardSpec,
  port: PortSpec | undefined,
  { mayChange, ...sharing }: Sharing & { mayChange: boolean },
): 'make' | 'change' | undefined => {
  const existing = router.forwards.find(({ tag }) => tag === forward.tag)
  if (existing && isSame(existing, forward)) return undefined
  if (existing && !mayChange) throw new EngineError('duplicate', `forward ${forward.tag} leads elsewhere`)
  checkForward(router, forward, port, sharing)
  return existing ? 'change' : 'make'
}

/** `in_use` while a server has the address to itself, or it leads to a load balancer. */
const checkNobodys = ({ tag, port, balancer }: RouterAddress): void => {
  const holder = port ?? balancer
  if (holder) throw new EngineError('in_use', `address ${tag} leads to ${holder.tag}`)
}

/** Whether the address has still to be led to the load balancer. */
export const isToLeadTo = (
  router: EngineRouter,
  addressTag: string,
  balancer: NonNullable<RouterAddress['balancer']>,
  { hasSharedAddresses }: Sharing,
): boolean => {
  const address = addressIn(router, addressTag)
  if (address.balancer?.tag === balancer.tag) return false
  if (!router.networkTags.includes(balancer.networkTag))
    throw new EngineError('not_found', `router ${router.tag} is not on ${balancer.networkTag}`)
  checkNobodys(address)
  const other = router.addresses.find((one) => one.balancer?.tag === balancer.tag)
  if (other) throw new EngineError('in_use', `${balancer.tag} has the address ${other.tag}`)
  const forward = router.forwards.find((one) => one.addressTag === addressTag)
  if (forward && !hasSharedAddresses) throw new EngineError('in_use', `forward ${forward.tag} is on ${addressTag}`)
  return true
}

/** Whether the address has still to be given to the connection. */
export const isToBeAssigned = (router: EngineRouter, addressTag: string, port: PortSpec): boolean => {
  const address = addressIn(router, addressTag)
  if (address.port?.tag === port.tag) return false
  if (router.snatTag === addressTag) throw new EngineError('in_use', `networks go out with ${addressTag}`)
  if (!router.networkTags.includes(port.networkTag))
    throw new EngineError('not_found', `router ${router.tag} is not on ${port.networkTag}`)
  checkNobodys(address)
  const other = router.addresses.find((one) => one.port?.tag === port.tag)
  if (other) throw new EngineError('in_use', `${port.tag} has the address ${other.tag}`)
  const forward = router.forwards.find(
    (one) => one.addressTag === addressTag || (one.networkTag === port.networkTag && one.toAddress === port.address),
  )
  if (forward) throw new EngineError('in_use', `forward ${forward.tag} is on ${addressTag} or leads to ${port.tag}`)
  return true
}

/** Whether networks have still to be told to go out with it. */
export const isSnatToBeMoved = (router: EngineRouter, addressTag: string | null): boolean => {
  if ((router.snatTag ?? null) === addressTag) return false
  if (addressTag === null) return true
  const { port } = addressIn(router, addressTag)
  if (port) throw new EngineError('in_use', `address ${addressTag} is all of ${port.tag}`)
  return true
}

/** `in_use` while the address leads anywhere, or is the one to go out with. */
export const checkIdle = (router: EngineRouter, addressTag: string): void => {
  if (router.snatTag === addressTag) throw new EngineError('in_use', `networks go out with ${addressTag}`)
  const isUsed =
    router.addresses.some(({ tag, port, balancer }) => tag === addressTag && (port ?? balancer)) ||
    router.forwards.some((forward) => forward.addressTag === addressTag)
  if (isUsed) throw new EngineError('in_use', `address ${addressTag} leads somewhere`)
}

/** `in_use` while an address or a forward leads into the network. */
export const checkNoWayInto = (router: EngineRouter, networkTag: string): void => {
  const isUsed =
    router.addresses.some(({ port, balancer }) => (port ?? balancer)?.networkTag === networkTag) ||
    router.forwards.some((forward) => forward.networkTag === networkTag)
  if (isUsed) throw new EngineError('in_use', `an address of router ${router.tag} leads into ${networkTag}`)
}

/** `in_use` while anything hangs on the router but addresses that lead nowhere. */
export const checkBare = (router: EngineRouter): void => {
  const { tag, networkTags, addresses, reaches = [] } = router
  const [held] = [...networkTags, ...reaches]
  if (held !== undefined) throw new EngineError('in_use', `router ${tag} has ${held}`)
  for (const address of addresses) checkIdle(router, address.tag)
}
