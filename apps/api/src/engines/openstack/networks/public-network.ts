import { EngineError } from '../../../ports/engine-error.ts'
import { isCloudId, type OpenStackContext } from '../context.ts'
import { keepOurs } from '../ours.ts'
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

type Context = Pick<OpenStackContext, 'client' | 'settings' | 'projects'>

/** By its name it must be there for everybody, or be our own: anybody may call a network of theirs the same. */
const meant = async (context: Context, wanted: string, signal: AbortSignal): Promise<NeutronNetwork[]> => {
  if (isCloudId(wanted)) return listAll(context, 'networks', { id: wanted }, signal)
  const named = await listAll(context, 'networks', { name: wanted }, signal)
  const open = named.filter((network) => network.shared || network['router:external'])
  return open.length > 0 ? open : keepOurs(context, named, ({ project_id }) => project_id, signal)
}

export const findNetwork = async (context: Context, wanted: string, signal: AbortSignal): Promise<NeutronNetwork> => {
  const [found, ...others] = await meant(context, wanted, signal)
  if (!found) throw new EngineError('no_address', `the cloud has no network ${wanted} for public addresses`)
  if (others.length > 0) throw new EngineError('no_address', `the cloud has several networks ${wanted}: name one by id`)
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
