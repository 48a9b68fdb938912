import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import { networkTag, portTag } from '../../ports/compute/networks.engine.ts'
import type { NetworkSpec } from '../../ports/compute/networks.engine.ts'
import { forwardTag, routerAddressTag } from '../../ports/compute/routers.engine.ts'
import type { ForwardSpec } from '../../ports/compute/routers.engine.ts'
import { signal, type ComputeFixture } from './compute.fixture.ts'

export const router = { tag: 'rt-7-1', name: 'gate' }
export const otherRouter = { tag: 'rt-7-2', name: 'another gate' }

export const networkSpec = (id: number, change: Partial<NetworkSpec> = {}): NetworkSpec => ({
  tag: networkTag(7, id),
  name: `network-${id}`,
  cidr: `192.168.${id}.0/24`,
  gatewayIp: `192.168.${id}.1`,
  ...change,
})

/** From the first address to the first server. */
export const forwardSpec = (id: number, change: Partial<ForwardSpec> = {}): ForwardSpec => ({
  tag: forwardTag(7, id),
  addressTag: routerAddressTag(7, 1),
  protocol: 'tcp',
  port: 8000 + id,
  networkTag: networkTag(7, 1),
  toAddress: '192.168.1.11',
  toPort: 80 + id,
  ...change,
})

export const routerTagsOn = async (engine: ComputeEngine) => (await engine.listRouters(signal)).map(({ tag }) => tag)

export const usedIpv4 = async (engine: ComputeEngine) => (await engine.capacity(signal)).ipv4.used

/**
 * A router with two addresses on the first of two networks, and a server without any: at .11 and .12 in the first network,
 * and at .13 in the second.
 */
export const openRouted = async ({ open, buildServer }: ComputeFixture, room = { servers: 8, addresses: 8 }) => {
  const subject = await open(room)
  const { engine } = subject
  for (const id of [1, 2]) await engine.createNetwork(networkSpec(id), signal)
  const ports = [1, 2, 3].map((id) => ({
    tag: portTag(7, id),
    networkTag: networkTag(7, id === 3 ? 2 : 1),
    address: `192.168.${id === 3 ? 2 : 1}.1${id}`,
  }))
  await buildServer(subject, 1, { withIpv4: false, ports })
  await engine.createRouter(router, signal)
  await engine.connectNetwork(router.tag, 'net-7-1', signal)
  for (const id of [1, 2]) await engine.addRouterAddress(router.tag, routerAddressTag(7, id), signal)
  return subject
}

/** `done`, or the code of the refusal. */
export const outcomeOf = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
