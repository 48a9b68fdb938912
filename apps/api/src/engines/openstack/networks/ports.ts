import { poll } from '../../../ports/waiting.ts'
import { longestAnswerMs } from '../../with-lock.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { cloudName, tagOf, type OpenStackContext } from '../context.ts'
import { mustBe } from '../servers/actions.ts'
import type { NovaServer } from '../servers/nova.ts'
import { stateOf } from '../servers/servers.state.ts'
import { createNamed, listOurs, remove, type NeutronPort } from './neutron.ts'

export interface WantedPort {
  tag: string
  serverTag: string
  networkId: string
  fixedIps: readonly { subnet_id: string; ip_address?: string }[]
  groupId: string
  /** Absent: the cloud gives it one. Who owns the network may name it. */
  mac?: string | undefined
}

/** Until it is plugged in, and after its server is gone, only its description tells whose it is. */
export const createPort = (
  context: OpenStackContext,
  { tag, serverTag, networkId, fixedIps, groupId, mac }: WantedPort,
  signal: AbortSignal,
): Promise<NeutronPort> =>
  createNamed(
    context,
    'ports',
    tag,
    {
      description: cloudName(context.settings, serverTag),
      network_id: networkId,
      fixed_ips: fixedIps,
      security_groups: [groupId],
      ...(mac !== undefined && { mac_address: mac }),
    },
    signal,
  )

export const isPortOf = (
  { settings }: Pick<OpenStackContext, 'settings'>,
  { description }: NeutronPort,
  serverTag: string,
): boolean => description === cloudName(settings, serverTag)

/** The host itself answers, after it has put another card into a machine that may be running. */
export const plug = async (
  { client }: Pick<OpenStackContext, 'client'>,
  { id }: Pick<NovaServer, 'id'>,
  port: NeutronPort,
  signal: AbortSignal,
): Promise<void> => {
  await client.call(
    {
      service: 'compute',
      method: 'POST',
      path: `/servers/${id}/os-interface`,
      body: { interfaceAttachment: { port_id: port.id } },
      timeoutMs: longestAnswerMs,
    },
    signal,
  )
}

const unplugTimeoutMs = 60_000
const lookAgainMs = 200

/** Nova lets go of the port when the card is out of the machine; a guest that is not up yet makes it wait. */
const unplug = async (
  { client }: Pick<OpenStackContext, 'client'>,
  { id }: Pick<NovaServer, 'id'>,
  port: NeutronPort,
  signal: AbortSignal,
): Promise<void> => {
  await client.find({ service: 'compute', method: 'DELETE', path: `/servers/${id}/os-interface/${port.id}` }, signal)
  const until = Date.now() + unplugTimeoutMs
  await poll({ signal, pollMs: lookAgainMs }, async () => {
    const path = `/ports/${port.id}`
    const found = await client.find<{ port: NeutronPort }>({ service: 'network', method: 'GET', path }, signal)
    if (found?.port.device_id !== id) return true
    if (Date.now() > until) throw new EngineError('timeout', `port ${port.name} is still in its server`)
    return undefined
  })
}

/** What must be done while the port is still there; the server is that which it is in. */
type Beforehand = (serverTag: string, port: NeutronPort, server: NovaServer | undefined) => Promise<void>

/** Out of its server, where it is in one; the port itself stays, with its address. */
export const pullOut = async (
  context: OpenStackContext,
  serverTag: string,
  port: NeutronPort,
  signal: AbortSignal,
  beforehand?: Beforehand,
): Promise<void> => {
  const server = await context.servers.find(serverTag, signal)
  // Nova does nothing more with a server that failed; what it still has of the port goes with it.
  const isIn = server !== undefined && server.id === port.device_id && stateOf(server) !== 'error'
  if (isIn) mustBe(server, ['active', 'stopped'], 'disconnect')
  await beforehand?.(serverTag, port, isIn ? server : undefined)
  if (isIn) await unplug(context, server, port, signal)
}

/** Out of its server, and gone; fine when it is not there. */
export const takeOff = async (
  context: OpenStackContext,
  tag: string,
  signal: AbortSignal,
  beforehand?: Beforehand,
): Promise<void> => {
  const name = cloudName(context.settings, tag)
  const readPorts = () => listOurs(context, 'ports', { name }, signal)
  for (const { description } of await readPorts()) {
    const serverTag = tagOf(context.settings, description)
    if (serverTag === undefined) continue
    await context.withLock(description, signal, async () => {
      // As it is now: who had the lock may just have plugged it in.
      for (const port of await readPorts()) {
        if (port.description !== description) continue
        await pullOut(context, serverTag, port, signal, beforehand)
        await remove(context, 'ports', port.id, signal)
      }
    })
  }
}
