import { networkNodeStatus, serviceStatus, vmKeyStatus, vpcAccessStatus } from '@sarv/contract/enums'
import type { Query } from '../../../../../../bench/lib/fixture.ts'
import { plainShape } from '../../../areas/vm/load-balancers/load-balancers.steps.ts'
import { addressLeadingTo, ourAddressTag, shapeLines } from '../../../areas/vm/reconcile/balancers.rules.ts'
import type { Db } from '../../../db/connection.ts'
import { balancerTag } from '../../../ports/compute/balancers.engine.ts'
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
]

/** A balancer is there as a whole, or not as it should be. */
const balancerLines = (tag: string, state: string, name: string, shape: readonly string[]): string[] =>
  [`is ${state}`, `called ${name}`, ...shape].map((line) => `balancer ${tag} ${line}`)

const balancersOfRows = async (db: Db, { balancing }: Pick<OpenStackEngine, 'balancing'>): Promise<string[]> => {
  const rows = await db
    .selectFrom('vm_load_balancers')
    .where('deleted_at', 'is', null)
    .where('engine_ref', 'is not', null)
    .select(['project_id as projectId', 'id', 'name', 'algorithm_id as algorithmId', 'revision'])
    .select(['status_id as statusId', 'vpc_host_ip_id as vpcHostIpId'])
    .execute()
  const lines: string[] = []
  for (const { statusId, vpcHostIpId, ...row } of rows) {
    const shape = shapeLines(await plainShape(db, balancing, row), ourAddressTag(row.projectId, vpcHostIpId))
    const state = serviceStatus.name(statusId) ?? String(statusId)
    lines.push(...balancerLines(balancerTag(row.projectId, row.id), state, row.name, shape))
  }
  return lines
}

export const cloudsOfRows = async (query: Query, db: Db, engine: OpenStackEngine): Promise<string[]> => {
  const lines = await balancersOfRows(db, engine)
  for (const question of questions) {
    const { rows } = await query(question)
    lines.push(...(rows as { line: string }[]).map(({ line }) => line))
  }
  return lines.toSorted()
}

export const cloudsOnCloud = async (engine: OpenStackEngine): Promise<string[]> => {
  const lines: string[] = []
  const routers = await engine.listRouters(signal)
  for (const { tag: router } of routers) {
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
  for (const { tag } of await engine.listLooseAddresses(signal)) lines.push(`address ${tag} of nobody`)
  for (const { tag } of await engine.listBalancers(signal)) {
    const detail = (await engine.getBalancer(tag, signal))!
    lines.push(...balancerLines(tag, detail.state, detail.name, shapeLines(detail, addressLeadingTo(routers, tag))))
  }
  return lines.toSorted()
}

const restless = (what: string, table: string, status: number): string =>
  `select '${what} ' || id || ' has status ' || status_id as line from ${table}
    where deleted_at is null and status_id <> ${status}`

const unpaid = (what: string, table: string, type: string): string =>
  `select '${what} ' || s.id || ' is paid, or not, as it should not be' as line from ${table} s
    where (s.deleted_at is null and s.engine_ref is not null) <> exists (select from usage_intervals u
      where u.service_type = '${type}' and u.service_id = s.id and u.to_at is null)`

const ownQuestions: readonly string[] = [
  restless('cloud', 'vpc_hosts', serviceStatus.id.active),
  restless('network in a cloud', 'vpc_interfaces', vmKeyStatus.id.active),
  restless('address', 'vpc_host_ips', networkNodeStatus.id.connected),
  restless('forward', 'vpc_nats', vmKeyStatus.id.active),
  unpaid('cloud', 'vpc_hosts', 'Vpc'),
  unpaid('balancer', 'vm_load_balancers', 'LoadBalancer'),
]

/** Where the rows of private clouds contradict each other, or something in them is still on its way. */
export const cloudDisagreements = async (query: Query): Promise<string[]> => {
  const found = await Promise.all(ownQuestions.map((question) => query(question)))
  return found.flatMap(({ rows }) => (rows as { line: string }[]).map(({ line }) => line))
}
