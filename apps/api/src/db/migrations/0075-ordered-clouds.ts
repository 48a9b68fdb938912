import type { Migration } from '../migrations.ts'

/** Kinds of services that are ordered: number, type, product, table and name, what they have of sizes. A new kind is added here. */
const ordered = [
  `select 1 as kind, 'Vm' as service_type, 101 as product_id, project_id, id as service_id, name, status_id, cpu, memory_gb,
    disk_gb, created_at, deleted_at from vm_hosts`,
  `select 2, 'Volume', 101, project_id, id, name, status_id, null::integer, null::integer, size_gb, created_at, deleted_at
    from vm_volumes`,
  `select 3, 'VmIp', 101, project_id, id, address, null::integer, null::integer, null::integer, null::integer, created_at,
    deleted_at from vm_host_ips where not is_primary`,
  `select 4, 'Storage', 104, project_id, id, name, status_id, null::integer, null::integer, size_gb, created_at, deleted_at
    from storage_buckets`,
  ...(
    [
      [5, 'Vpc', 'vpc_hosts'],
      [6, 'LoadBalancer', 'vm_load_balancers'],
    ] as const
  ).map(
    ([kind, type, table]) =>
      `select ${kind}, '${type}', 109, project_id, id, name, status_id, null::integer, null::integer, null::integer,
    created_at, deleted_at from ${table}`,
  ),
]

const named = [
  ['Vm', 'vm_hosts', 'name'],
  ['VmIp', 'vm_host_ips', 'address'],
  ['Volume', 'vm_volumes', 'name'],
  ['Storage', 'storage_buckets', 'name'],
  ['Vpc', 'vpc_hosts', 'name'],
  ['LoadBalancer', 'vm_load_balancers', 'name'],
] as const

/** Private clouds and load balancers stand among the services of an account, and in its bills by their names. */
export const orderedClouds: Migration = {
  name: '0075-ordered-clouds',
  statements: [
    `create or replace view ordered_services as ${ordered.join(' union all ')}`,
    `create or replace view service_names as ${named
      .map(
        ([type, table, column]) =>
          `select '${type}' as service_type, project_id, id as service_id, ${column} as name from ${table}`,
      )
      .join(' union all ')}`,
  ],
}
