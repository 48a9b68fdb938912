import type { OpenStackContext } from '../context.ts'
import { cloudName } from '../context.ts'
import { keepOurs } from '../ours.ts'
import { inOneCall } from './in-one-call.ts'

/** A server as Nova 2.93 tells of it; only what we read. */
export interface NovaServer {
  id: string
  name: string
  status: string
  'OS-EXT-STS:task_state': string | null
  'OS-EXT-STS:vm_state': string
  'OS-EXT-STS:power_state': number
  tenant_id: string
  created: string
  tags: string[]
  metadata: Record<string, string>
  /** Inside of a server the flavor is told by what it was, even after it was deleted. */
  flavor: { vcpus: number; ram: number; disk: number; original_name: string }
  addresses: Record<string, { addr: string; version: 4 | 6; 'OS-EXT-IPS:type': string }[]>
  'os-extended-volumes:volumes_attached': { id: string; delete_on_termination: boolean }[]
  fault?: { message: string; code: number }
  progress?: number
}

type Context = Pick<OpenStackContext, 'client' | 'settings' | 'projects'>

/** As many names as one address of a request carries well. */
const mostTags = 60

/** Every server of these tags, in whichever project of the cloud, in one call. */
const listByTags = async (
  { client, settings, projects }: Context,
  tags: readonly string[],
  signal: AbortSignal,
): Promise<NovaServer[]> => {
  const { servers } = await client.call<{ servers: NovaServer[] }>(
    {
      service: 'compute',
      method: 'GET',
      path: '/servers/detail',
      query: { all_tenants: true, 'tags-any': tags.map((tag) => cloudName(settings, tag)).join(','), limit: 1000 },
    },
    signal,
  )
  return keepOurs({ projects }, servers, ({ tenant_id }) => tenant_id, signal)
}

export interface Servers {
  /** By our tag; undefined where the cloud has none. */
  find(tag: string, signal: AbortSignal): Promise<NovaServer | undefined>
}

/**
 * Many operations wait for many servers at the same time, each looking again and again. What is asked for within a moment
 * is answered by one list: the cloud sees as many requests for a hundred waiting servers as for one.
 */
export const createServers = (context: Context): Servers => {
  const find = inOneCall<string, NovaServer>({
    most: mostTags,
    ask: async (tags, signal) => {
      const servers = await listByTags(context, tags, signal)
      return (tag) => servers.find((server) => server.tags.includes(cloudName(context.settings, tag)))
    },
  })
  return { find }
}
