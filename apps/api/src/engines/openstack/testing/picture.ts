import { firewallDirection, firewallProtocol } from '@sarv/contract/enums'
import type { Query } from '../../../../../../bench/lib/fixture.ts'
import { tagOf, type OpenStackContext } from '../context.ts'
import { toFirewallRule } from '../firewall/rules.state.ts'
import { listAll } from '../networks/neutron.ts'
import { createProjects } from '../projects.ts'
import { listOurServers } from '../servers/list.ts'
import { sizeOf, sizeText } from '../servers/servers.state.ts'

/*
 * All that a Sarv has on a cloud, a line for each thing: once as its database says, once as the cloud says. Both are
 * the same, or something was lost, leaked or made twice.
 */

const { signal } = new AbortController()

const sorted = (lines: readonly string[]): string[] => lines.toSorted((a, b) => a.localeCompare(b))

const ruleLine = (tag: string, rule: { direction: string; protocol: string; remote: string }, ports: string): string =>
  `rule of ${tag}: ${rule.direction} ${rule.protocol} ${rule.remote} ${ports}`

const ownTag = (kind: string, of: string) => `'${kind}-' || ${of}.project_id || '-' || ${of}.id`

const questions: readonly string[] = [
  `select 'server ' || ${ownTag('vm', 'h')} || ' ' || h.cpu || '-' || h.memory_gb || '-' || h.disk_gb
      || case h.power_status when 'POWERED_ON' then ' on' else ' off' end as line
    from vm_hosts h where h.deleted_at is null and h.engine_ref is not null`,
  `select 'group of ' || ${ownTag('vm', 'h')} as line from vm_hosts h where h.deleted_at is null and h.engine_ref is not null`,
  `select 'port of vm-' || i.project_id || '-' || i.vm_host_id || ' ' || i.address as line
    from vm_host_ips i where i.deleted_at is null`,
  `select 'volume ' || ${ownTag('disk', 'd')} || ' ' || d.size_gb || ' on vm-' || d.project_id || '-' || d.vm_host_id as line
    from vm_host_disks d join vm_hosts h on h.project_id = d.project_id and h.id = d.vm_host_id
    where d.deleted_at is null and not d.is_root and h.deleted_at is null`,
  `select 'volume ' || ${ownTag('vol', 'v')} || ' ' || v.size_gb
      || coalesce(' on vm-' || n.project_id || '-' || n.vm_host_id, '') as line
    from vm_volumes v left join vm_volume_nodes n
      on n.project_id = v.project_id and n.vm_volume_id = v.id and n.deleted_at is null
    where v.deleted_at is null`,
  `select 'snapshot ' || ${ownTag('vsnap', 's')} || ' of vol-' || s.project_id || '-' || s.vm_volume_id as line
    from vm_volume_snapshots s where s.deleted_at is null`,
]

/** As the database says. */
export const pictureOfRows = async (query: Query): Promise<string[]> => {
  const lines: string[] = []
  for (const question of questions) {
    const { rows } = await query(question)
    lines.push(...(rows as { line: string }[]).map(({ line }) => line))
  }
  const { rows: rules } = await query(
    `select 'vm-' || r.project_id || '-' || r.vm_host_id as tag, r.* from vm_firewall_rules r
      join vm_hosts h on h.project_id = r.project_id and h.id = r.vm_host_id where h.deleted_at is null`,
  )
  for (const rule of rules as StoredRule[]) {
    const protocol = firewallProtocol.name(rule.protocol_id) ?? ''
    const direction = firewallDirection.name(rule.direction_id) ?? ''
    lines.push(ruleLine(rule.tag, { direction, protocol, remote: rule.remote_ip }, `${rule.min_port}-${rule.max_port}`))
  }
  return sorted(lines)
}

interface StoredRule {
  tag: string
  protocol_id: number
  direction_id: number
  remote_ip: string
  min_port: number
  max_port: number
}

interface Volume {
  name: string
  size: number
  attachments: { server_id: string }[]
  'os-vol-tenant-attr:tenant_id': string
}

interface Snapshot {
  name: string
  metadata: Record<string, string>
  'os-extended-snapshot-attributes:project_id': string
}

/** As the cloud says to an administrator: all that carries the prefix, and all that lies in a project that does. */
export const pictureOfCloud = async ({
  client,
  settings,
}: Pick<OpenStackContext, 'client' | 'settings'>): Promise<string[]> => {
  const get = <Body>(service: 'identity' | 'volume' | 'compute', path: string, query = {}) =>
    client.call<Body>({ service, method: 'GET', path, query }, signal)
  const { projects } = await get<{ projects: { id: string; name: string }[] }>('identity', '/projects')
  const ownProjects = new Set(
    projects.filter(({ name }) => name.startsWith(settings.projectPrefix)).map(({ id }) => id),
  )
  const isOurs = (name: string, projectId: string) =>
    name.startsWith(settings.projectPrefix) || ownProjects.has(projectId)
  const called = (name: string) => tagOf(settings, name) ?? `(${name})`

  const servers = await listOurServers({ client, settings, projects: createProjects(client, settings) }, signal)
  const tagById = new Map(servers.map(({ id, tags }) => [id, called(tags[0] ?? '')]))
  const lines = servers.map((server) => {
    const power = server['OS-EXT-STS:power_state'] === 1 ? 'on' : 'off'
    return `server ${tagById.get(server.id)} ${sizeText(sizeOf(server))} ${power}`
  })

  const ports = await listAll({ client }, 'ports', {}, signal)
  for (const { name, description, fixed_ips, project_id } of ports as Owned<(typeof ports)[number]>[]) {
    if (!isOurs(name, project_id)) continue
    lines.push(`port of ${called(description)} ${fixed_ips.map(({ ip_address }) => ip_address).join()}`)
  }
  const groups = await listAll({ client }, 'security_groups', {}, signal)
  for (const { name, project_id, security_group_rules } of groups as Owned<(typeof groups)[number]>[]) {
    if (!isOurs(name, project_id) || name === 'default') continue
    lines.push(`group of ${called(name)}`)
    for (const each of security_group_rules) {
      const rule = toFirewallRule(each)
      lines.push(rule ? ruleLine(called(name), rule, `${rule.minPort}-${rule.maxPort}`) : `unknown rule of ${name}`)
    }
  }

  const { volumes } = await get<{ volumes: Volume[] }>('volume', '/volumes/detail', { all_tenants: true })
  for (const volume of volumes) {
    if (!isOurs(volume.name, volume['os-vol-tenant-attr:tenant_id'])) continue
    const on = volume.attachments.map(({ server_id }) => ` on ${tagById.get(server_id) ?? server_id}`).join('')
    lines.push(`volume ${called(volume.name)} ${volume.size}${on}`)
  }
  const { snapshots } = await get<{ snapshots: Snapshot[] }>('volume', '/snapshots/detail', { all_tenants: true })
  for (const snapshot of snapshots) {
    if (!isOurs(snapshot.name, snapshot['os-extended-snapshot-attributes:project_id'])) continue
    lines.push(`snapshot ${called(snapshot.name)} of ${snapshot.metadata['sarv_volume']}`)
  }
  const { keypairs } = await get<{ keypairs: { keypair: { name: string } }[] }>('compute', '/os-keypairs')
  lines.push(...keypairs.filter(({ keypair }) => isOurs(keypair.name, '')).map(({ keypair }) => `key ${keypair.name}`))
  return sorted(lines)
}

type Owned<Thing> = Thing & { project_id: string }
