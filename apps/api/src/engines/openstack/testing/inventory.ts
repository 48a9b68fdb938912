import type { Call, OpenStackClient } from '../client/client.ts'

interface Thing {
  id?: string
  name: string | null
  tenant_id?: string
  project_id?: string
  owner?: string
  'os-vol-tenant-attr:tenant_id'?: string
  'os-extended-snapshot-attributes:project_id'?: string
  device_owner?: string
  provisioning_status?: string
}

const everywhere = { all_tenants: true }

/** What an administrator can list; keys are those of Sarv's own user. */
const lists: Readonly<Record<string, Pick<Call, 'service' | 'path' | 'query'>>> = {
  servers: { service: 'compute', path: '/servers/detail', query: everywhere },
  keypairs: { service: 'compute', path: '/os-keypairs' },
  volumes: { service: 'volume', path: '/volumes/detail', query: everywhere },
  snapshots: { service: 'volume', path: '/snapshots/detail', query: everywhere },
  backups: { service: 'volume', path: '/backups/detail', query: everywhere },
  ports: { service: 'network', path: '/ports' },
  security_groups: { service: 'network', path: '/security-groups' },
  floatingips: { service: 'network', path: '/floatingips' },
  routers: { service: 'network', path: '/routers' },
  networks: { service: 'network', path: '/networks' },
  subnets: { service: 'network', path: '/subnets' },
  loadbalancers: { service: 'loadBalancer', path: '/lbaas/loadbalancers' },
  images: { service: 'image', path: '/images', query: { limit: 1000 } },
}

const projectOf = (thing: Thing): string | undefined =>
  thing.tenant_id ??
  thing.project_id ??
  thing.owner ??
  thing['os-vol-tenant-attr:tenant_id'] ??
  thing['os-extended-snapshot-attributes:project_id']

/**
 * `t1a2b3-` of the project `t1a2b3-7`, the port `t1a2b3-vm-7-1`, the network `t1a2b3-inet`: which Sarv has it. The project
 * `stranger-t1a2b3-` is of the test of that Sarv.
 */
const prefixOf = (name: string | null): string | undefined => {
  const found = /^(?:stranger-([a-z][a-z0-9]*-)|([a-z][a-z0-9]*-)(?:\d+|inet|open|[a-z]+-\d+-\d+))$/.exec(name ?? '')
  return found?.[1] ?? found?.[2]
}

/**
 * The cloud has them for itself, in every network, for every router and in every project; or it remembers one that has
 * ended.
 */
const isOfCloud = (noun: string, { name, device_owner, provisioning_status }: Thing): boolean =>
  (device_owner ?? '').startsWith('network:') ||
  (noun === 'security_groups' && name === 'default') ||
  provisioning_status === 'DELETED'

/**
 * Everything that the cloud holds, whoever has it, a line for each; without what belongs to other Sarvs, which may be at
 * work on it at the same time.
 */
export const inventoryOf = async (client: OpenStackClient, ownPrefix: string): Promise<string[]> => {
  const { signal } = new AbortController()
  const get = <Body>(call: Omit<Call, 'method'>) => client.call<Body>({ method: 'GET', ...call }, signal)
  const isOthers = (name: string | null): boolean => (prefixOf(name) ?? ownPrefix) !== ownPrefix
  const { projects } = await get<{ projects: { id: string; name: string }[] }>({
    service: 'identity',
    path: '/projects',
  })
  const otherProjects = new Set(projects.flatMap(({ id, name }) => (isOthers(name) ? [id] : [])))
  const isOfOthers = (thing: Thing): boolean => isOthers(thing.name) || otherProjects.has(projectOf(thing) ?? '')

  const { catalogue } = await client.home(signal)
  const lines: string[] = []
  for (const [noun, call] of Object.entries(lists)) {
    if (noun === 'loadbalancers' && !catalogue.some(({ type }) => type === 'load-balancer')) continue
    const answer = await get<Record<string, (Thing | { keypair: Thing })[]>>(call)
    for (const row of answer[noun] ?? []) {
      const thing = 'keypair' in row ? row.keypair : row
      if (!isOfOthers(thing) && !isOfCloud(noun, thing))
        lines.push(`${noun}: ${thing.name} ${thing.id ?? ''}`.trimEnd())
    }
  }
  return lines.toSorted((a, b) => a.localeCompare(b))
}
