import { cloudName, type OpenStackContext } from '../context.ts'
import { listOurs, type NeutronPort } from '../networks/neutron.ts'
import { plug } from '../networks/ports.ts'
import type { NovaServer } from '../servers/nova.ts'

/*
 * A server has one card on the public network. Every further address is a port that keeps it and is never plugged in: the
 * card may use it as well. On a card of its own it would not answer, since a guest replies through the first of two cards
 * in one range, and the cloud drops what leaves a card under an address that is not its own.
 */

/** All of a server on the public network, plugged in or not, in an order that stays. */
export const readPublicPorts = async (
  context: OpenStackContext,
  serverTag: string,
  signal: AbortSignal,
): Promise<NeutronPort[]> => {
  const { networkId } = await context.publicNetwork.read(signal)
  const description = cloudName(context.settings, serverTag)
  const ports = await listOurs(context, 'ports', { description, network_id: networkId }, signal)
  return ports.toSorted((a, b) => a.name.localeCompare(b.name))
}

type Server = Pick<NovaServer, 'id'>

const isIn = ({ id }: Server, { device_id }: NeutronPort): boolean => device_id === id

/** That of the server's first address, or else the first that was plugged in for a further one. */
export const cardAmong = (
  { settings }: Pick<OpenStackContext, 'settings'>,
  server: Server,
  serverTag: string,
  ports: readonly NeutronPort[],
): NeutronPort | undefined => {
  const cards = ports.filter((port) => isIn(server, port))
  return cards.find(({ name }) => name === cloudName(settings, serverTag)) ?? cards[0]
}

const addressesOf = (ports: readonly NeutronPort[]): Set<string> =>
  new Set(ports.flatMap(({ fixed_ips }) => fixed_ips.map(({ ip_address }) => ip_address)))

export const carries = ({ allowed_address_pairs }: NeutronPort, port: NeutronPort): boolean => {
  const allowed = new Set(allowed_address_pairs.map(({ ip_address }) => ip_address))
  return [...addressesOf([port])].every((address) => allowed.has(address))
}

const setCarried = async (
  { client }: Pick<OpenStackContext, 'client'>,
  { id }: NeutronPort,
  allowed_address_pairs: readonly { ip_address: string }[],
  signal: AbortSignal,
): Promise<void> => {
  const body = { port: { allowed_address_pairs } }
  await client.call({ service: 'network', method: 'PUT', path: `/ports/${id}`, body, isSafe: true }, signal)
}

export const carry = async (
  context: OpenStackContext,
  card: NeutronPort,
  ports: readonly NeutronPort[],
  signal: AbortSignal,
): Promise<void> => {
  const missing = ports.filter((port) => !carries(card, port))
  if (missing.length === 0) return
  const added = [...addressesOf(missing)].map((ip_address) => ({ ip_address }))
  const others = card.allowed_address_pairs.filter(({ ip_address }) => !addressesOf(missing).has(ip_address))
  await setCarried(context, card, [...others, ...added], signal)
}

const carryNoMore = async (
  context: OpenStackContext,
  cards: readonly NeutronPort[],
  ports: readonly NeutronPort[],
  signal: AbortSignal,
): Promise<void> => {
  const addresses = addressesOf(ports)
  for (const card of cards) {
    const others = card.allowed_address_pairs.filter(({ ip_address }) => !addresses.has(ip_address))
    if (others.length < card.allowed_address_pairs.length) await setCarried(context, card, others, signal)
  }
}

/**
 * Before a port goes: no card may use its address any more. Where it is the card of this server, another one takes its
 * place first.
 */
export const handOver = async (
  context: OpenStackContext,
  serverTag: string,
  port: NeutronPort,
  server: Server | undefined,
  signal: AbortSignal,
): Promise<void> => {
  const ports = await readPublicPorts(context, serverTag, signal)
  const others = ports.filter(({ id }) => id !== port.id)
  const heir = server && (cardAmong(context, server, serverTag, others) ?? others[0])
  if (!server || !heir) return carryNoMore(context, others, [port], signal)
  const isCard = isIn(server, heir)
  await carryNoMore(context, ports, isCard ? [port] : [port, heir], signal)
  if (!isCard) await plug(context, server, heir, signal)
  const carried = others.filter((one) => one.id !== heir.id && !isIn(server, one))
  await carry(context, heir, carried, signal)
}
