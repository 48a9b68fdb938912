import { vpcAccessStatus } from '@sarv/contract/enums'
import type { Query } from '../../../../../../bench/lib/fixture.ts'
import type { OpenStackEngine } from '../compute.ts'

/*
 * The private clouds of one project with all that hangs on them, a line for each thing: once as the database says, once as
 * the cloud says. Both are the same, or something was lost, leaked or made twice.
 */

const { signal } = new AbortController()

const tag = (kind: string, of: string, id = 'id') => `'${kind}-' || ${of}.project_id || '-' || ${of}.${id}`

const questions: readonly string[] = [
  `select 'router ' || ${tag('rt', 'c')} || case when c.snat_enabled then ' out' else ' in' end as line
    from vpc_hosts c where c.deleted_at is null and c.engine_ref is not null`,
  `select 'network ' || ${tag('net', 'i', 'vm_network_id')} || ' on ' || ${tag('rt', 'i', 'vpc_host_id')} as line
    from vpc_interfaces i where i.deleted_at is null`,
  `select 'way of ' || ${tag('rt', 'w', 'vpc_host_id')} || ' into net-' || w.network_project_id || '-' || w.vm_network_id
      as line
    from vpc_network_accesses w where w.deleted_at is null and w.status_id = ${vpcAccessStatus.id.granted}`,
  `select 'address ' || ${tag('rip', 'a')} || ' of ' || ${tag('rt', 'a', 'vpc_host_id')} || ' to '
      || coalesce(${tag('port', 'a', 'vm_network_node_id')}, ${tag('lb', 'b')}, 'nobody') as line
    from vpc_host_ips a left join vm_load_balancers b
      on b.project_id = a.project_id and b.vpc_host_ip_id = a.id and b.deleted_at is null
    where a.deleted_at is null and not a.is_primary`,
  `select 'forward of ' || ${tag('rip', 'f', 'vpc_host_ip_id')} || ' ' || f.port || ' to ' || f.destination_ip || ' '
      || f.destination_port as line
    from vpc_nats f where f.deleted_at is null`,
  `select 'balancer ' || ${tag('lb', 'b')} || ' ' || l.source_port || ' to ' || coalesce(
      (select string_agg(${tag('vm', 'm', 'vm_host_id')}, ' ' order by m.vm_host_id) from vm_lb_members m
        where m.project_id = l.project_id and m.listener_id = l.id), '') as line
    from vm_load_balancers b join vm_lb_listeners l
      on l.project_id = b.project_id and l.load_balancer_id = b.id and l.revision = b.revision
    where b.deleted_at is null and b.engine_ref is not null`,
]

export const cloudsOfRows = async (query: Query): Promise<string[]> => {
  const lines: string[] = []
  for (const question of questions) {
    const { rows } = await query(question)
    lines.push(...(rows as { line: string }[]).map(({ line }) => line))
  }
  return lines.toSorted()
}

export const cloudsOnCloud = async (engine: OpenStackEngine): Promise<string[]> => {
  const lines: string[] = []
  for (const { tag: router } of await engine.listRouters(signal)) {
    const { hasSnat, networkTags, addresses, forwards, reaches = [] } = (await engine.getRouter(router, signal))!
    lines.push(
      `router ${router} ${hasSnat ? 'out' : 'in'}`,
      ...networkTags.map((network) => `network ${network} on ${router}`),
      ...reaches.map((network) => `way of ${router} into ${network}`),
      ...addresses.map(
        (address) => `address ${address.tag} of ${router} to ${address.port?.tag ?? address.balancer?.tag ?? 'nobody'}`,
      ),
      ...forwards.map(
        (forward) => `forward of ${forward.addressTag} ${forward.port} to ${forward.toAddress} ${forward.toPort}`,
      ),
    )
  }
  for (const { tag: balancer } of await engine.listBalancers(signal)) {
    const { listeners } = (await engine.getBalancer(balancer, signal))!
    for (const { port, members } of listeners) {
      lines.push(`balancer ${balancer} ${port} to ${members.map((member) => member.serverTag).join(' ')}`)
    }
  }
  return lines.toSorted()
}
