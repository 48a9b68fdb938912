import { EngineError } from '../../engine-error.ts'
import type { OpenStackContext } from '../context.ts'
import { listAll, type NeutronNetwork } from './neutron.ts'

export interface PublicSubnets {
  networkId: string
  /** Their ids. An operator who runs out of addresses adds another one. */
  subnetIds: Record<4 | 6, string[]>
}

export interface PublicNetwork {
  read(signal: AbortSignal): Promise<PublicSubnets>
}

/** A range that the operator adds is used from then on at the latest. */
const knownForMs = 60_000

type Context = Pick<OpenStackContext, 'client' | 'settings'>

/** By its name, or by its id where none is called so. */
export const findNetwork = async (
  context: Pick<OpenStackContext, 'client'>,
  wanted: string,
  signal: AbortSignal,
): Promise<NeutronNetwork> => {
  const [byName] = await listAll(context, 'networks', { name: wanted }, signal)
  const found = byName ?? (await listAll(context, 'networks', { id: wanted }, signal))[0]
  if (!found) throw new EngineError('no_address', `the cloud has no network ${wanted} for public addresses`)
  return found
}

const readNow = async (context: Context, signal: AbortSignal): Promise<PublicSubnets> => {
  const { id } = await findNetwork(context, context.settings.publicNetwork, signal)
  const subnets = await listAll(context, 'subnets', { network_id: id }, signal)
  const idsOf = (version: 4 | 6) => subnets.filter(({ ip_version }) => ip_version === version).map((one) => one.id)
  return { networkId: id, subnetIds: { 4: idsOf(4), 6: idsOf(6) } }
}

export const createPublicNetwork = (context: Context, now: () => number = Date.now): PublicNetwork => {
  let known: { subnets: PublicSubnets; until: number } | undefined
  return {
    read: async (signal) => {
      signal.throwIfAborted()
      if (known && known.until > now()) return known.subnets
      const subnets = await readNow(context, signal)
      known = { subnets, until: now() + knownForMs }
      return subnets
    },
  }
}
