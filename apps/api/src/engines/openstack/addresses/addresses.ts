import type { AddressSpec, EngineAddress, ServerPort } from '../../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { cloudName, tagOf, type OpenStackContext } from '../context.ts'
import { groupOf } from '../firewall/groups.ts'
import { findNamed, listOurs, type NeutronPort } from '../networks/neutron.ts'
import { isPortOf, plug, pullOut, takeOff } from '../networks/ports.ts'
import { findOrRefuse, mustBe } from '../servers/actions.ts'
import { cardAmong, carries, carry, handOver, readPublicPorts } from './card.ts'
import { placePublicPort, versionOf } from './public-ports.ts'

/** Version 4 stands first: where hosts make up their own address of version 6, the port has one of that as well. */
export const addressOf = ({ fixed_ips }: Pick<NeutronPort, 'fixed_ips'>): Omit<EngineAddress, 'tag'> | undefined => {
  const addresses = fixed_ips.map(({ ip_address }) => ip_address)
  const address = addresses.find((one) => versionOf(one) === 4) ?? addresses[0]
  return address === undefined ? undefined : { address, version: versionOf(address) }
}

/** Public addresses beyond the first: one more port each, carried by the server's card. */
export const addressMethods = (
  context: OpenStackContext,
): Pick<ServerPort, 'addAddress' | 'removeAddress' | 'moveAddress' | 'listAddresses'> => ({
  addAddress: async (serverTag, spec, signal) =>
    context.withLock(cloudName(context.settings, serverTag), signal, () => add(context, serverTag, spec, signal)),

  removeAddress: (tag, signal) =>
    takeOff(context, tag, signal, (serverTag, port, server) => handOver(context, serverTag, port, server, signal)),

  moveAddress: (tag, toServerTag, signal) => move(context, tag, toServerTag, signal),

  listAddresses: async (serverTag, signal) => {
    const ports = await listOurs(context, 'ports', { description: cloudName(context.settings, serverTag) }, signal)
    return ports.flatMap((port) => {
      const tag = tagOf(context.settings, port.name)
      const address = addressOf(port)
      return tag?.startsWith('ip-') && address ? [{ tag, ...address }] : []
    })
  },
})

const samePort = async (
  context: OpenStackContext,
  serverTag: string,
  { tag, version }: AddressSpec,
  signal: AbortSignal,
) => {
  const existing = await findNamed(context, 'ports', tag, signal)
  if (existing && !(isPortOf(context, existing, serverTag) && addressOf(existing)?.version === version))
    throw new EngineError('duplicate', `address ${tag} is of another server or version`)
  return existing
}

const add = async (context: OpenStackContext, serverTag: string, spec: AddressSpec, signal: AbortSignal) => {
  const server = await findOrRefuse(context, serverTag, signal)
  const existing = await samePort(context, serverTag, spec, signal)
  const card = cardAmong(context, server, serverTag, await readPublicPorts(context, serverTag, signal))
  const isThere = existing !== undefined && (existing.device_id === server.id || (card && carries(card, existing)))
  if (isThere) return { address: addressOf(existing)!.address }
  mustBe(server, ['active', 'stopped'], 'give an address to')
  const { tag, version } = spec
  const groupId = await groupOf(context, serverTag, signal)
  const port = existing ?? (await placePublicPort(context, { tag, serverTag, versions: [version], groupId }, signal))
  await (card ? carry(context, card, [port], signal) : plug(context, server, port, signal))
  return { address: addressOf(port)!.address }
}

/** Its port keeps the address throughout: from one server to none, and on to the other. */
const move = async (context: OpenStackContext, tag: string, toServerTag: string, signal: AbortSignal) => {
  const { settings, withLock } = context
  const port = await foundPort(context, tag, signal)
  const to = cloudName(settings, toServerTag)
  // Always in the same order: two that go the opposite way must not wait for each other.
  const [first, second] = [port.description, to].toSorted()
  await withLock(first!, signal, () =>
    first === second
      ? arrive(context, tag, toServerTag, signal)
      : withLock(second!, signal, () => arrive(context, tag, toServerTag, signal)),
  )
}

const foundPort = async (context: OpenStackContext, tag: string, signal: AbortSignal): Promise<NeutronPort> => {
  const port = await findNamed(context, 'ports', tag, signal)
  if (!port) throw new EngineError('not_found', `the cloud has no address ${tag}`)
  return port
}

const arrive = async (context: OpenStackContext, tag: string, toServerTag: string, signal: AbortSignal) => {
  const server = await findOrRefuse(context, toServerTag, signal)
  const port = await foundPort(context, tag, signal)
  if (!isPortOf(context, port, toServerTag)) {
    mustBe(server, ['active', 'stopped'], 'give an address to')
    const fromServerTag = tagOf(context.settings, port.description)
    if (fromServerTag !== undefined)
      await pullOut(context, fromServerTag, port, signal, (serverTag, left, holder) =>
        handOver(context, serverTag, left, holder, signal),
      )
    const owner = {
      description: cloudName(context.settings, toServerTag),
      security_groups: [await groupOf(context, toServerTag, signal)],
    }
    await context.client.call(
      { service: 'network', method: 'PUT', path: `/ports/${port.id}`, body: { port: owner }, isSafe: true },
      signal,
    )
  }
  await add(context, toServerTag, { tag, version: addressOf(port)!.version }, signal)
}
