import { EngineError } from '../../../ports/engine-error.ts'
import { checkNoWayInto } from '../../router-rules.ts'
import type { OpenStackContext } from '../context.ts'
import { foundLate } from '../late.ts'
import { gatewayOf } from '../networks/networks.state.ts'
import { findNamed, type NeutronSubnet } from '../networks/neutron.ts'
import { buildTimeoutMs, foundRouter, readRouter, routersOn, subnetsOf } from './read.ts'
import { answerAll, checkNobodyReaches, checkWays } from './reaches.ts'

/**
 * Only while there is a router does the cloud know the gateway, and its DHCP tells servers the way out. Ours stands in the
 * description throughout.
 */
const setGateway = async (
  { client }: OpenStackContext,
  subnet: NeutronSubnet,
  gateway_ip: string | null,
  signal: AbortSignal,
): Promise<void> => {
  if (subnet.gateway_ip === gateway_ip) return
  const body = { subnet: { gateway_ip, description: gatewayOf(subnet) } }
  await client.call({ service: 'network', method: 'PUT', path: `/subnets/${subnet.id}`, body, isSafe: true }, signal)
}

/** Under the lock of the router's project. */
export const connect = async (
  context: OpenStackContext,
  routerTag: string,
  networkTag: string,
  signal: AbortSignal,
): Promise<void> => {
  const found = await foundRouter(context, routerTag, signal)
  const { router, subnets } = found
  const subnet = await findNamed(context, 'subnets', networkTag, signal)
  if (!subnet) throw new EngineError('not_found', `the cloud has no network ${networkTag}`)
  // Also where a try was cut off after it.
  if (subnets.some(({ id }) => id === subnet.id)) return answerAll(context, found, undefined, signal)
  const [other] = await routersOn(context, subnet, signal)
  if (other !== undefined) throw new EngineError('in_use', `router ${other} is on network ${networkTag}`)
  await checkWays(context, found, subnet.cidr, signal)
  await setGateway(context, subnet, gatewayOf(subnet), signal)
  const path = `/routers/${router.id}/add_router_interface`
  const isThere = async (late: AbortSignal) =>
    (await subnetsOf(context, router, late)).some(({ id }) => id === subnet.id) || undefined
  await context.client
    .call(
      { service: 'network', method: 'PUT', path, body: { subnet_id: subnet.id }, timeoutMs: buildTimeoutMs },
      signal,
    )
    .catch((error: unknown) => {
      if (!(error instanceof EngineError) || error.code !== 'address_taken') return foundLate(error, isThere)
      throw new EngineError('in_use', `network ${networkTag} got another router meanwhile`, { cause: error })
    })
  await answerAll(context, found, undefined, signal)
}

/** Under the lock of the router's project. */
export const disconnect = async (
  context: OpenStackContext,
  routerTag: string,
  networkTag: string,
  signal: AbortSignal,
): Promise<void> => {
  const found = await readRouter(context, routerTag, signal)
  const subnet = await findNamed(context, 'subnets', networkTag, signal)
  if (!found || !subnet) return
  if (found.subnets.some(({ id }) => id === subnet.id)) {
    checkNoWayInto(found.engine, networkTag)
    await checkNobodyReaches(context, found, subnet, signal)
    await answerAll(context, found, subnet, signal)
    const path = `/routers/${found.router.id}/remove_router_interface`
    const body = { subnet_id: subnet.id }
    await context.client.find({ service: 'network', method: 'PUT', path, body, timeoutMs: buildTimeoutMs }, signal)
  }
  // Also what a try that was cut off left behind.
  const others = await routersOn(context, subnet, signal)
  if (others.length === 0) await setGateway(context, subnet, null, signal)
}
