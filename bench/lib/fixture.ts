import { hashToken, newToken } from '../../apps/api/src/secrets.ts'

export type Query = (sql: string, params?: unknown[]) => Promise<{ rows: unknown[] }>

export interface BenchCustomer {
  projectId: number
  userId: number
  customerId: number
  token: string
}

/** More than all that a measurement orders. */
const plentyRials = 1_000_000_000_000_000

/**
 * A customer with one project and plenty of money, signed in, who may order, and of whom no proof is asked however much they delete. The
 * catalogue must be loaded: the first start of the API does that.
 */
export const insertCustomer = async (query: Query, name: string): Promise<BenchCustomer> => {
  const token = newToken()
  const { rows } = await query(
    `with customer as (insert into customers (name) values ($1) returning id),
      account as (insert into users (email, password_hash, id_confirmed) values ($1 || '@bench.example', 'none', true) returning id),
      member as (insert into memberships (customer_id, user_id, is_super_user) select customer.id, account.id, true from customer, account returning customer_id, user_id),
      project as (insert into projects (customer_id, datacenter_id, name)
        select customer.id, (select min(id) from datacenters where enabled), $1 from customer returning id),
      limits as (insert into customer_limits (customer_id, max_cpu, max_memory_gb, max_disk_gb, max_ip, max_vm, max_firewall_rule)
        select id, 1000000, 1000000, 100000000, 1000000, 1000000, 1000000 from customer
        returning customer_id),
      balance as (insert into customer_balances (customer_id, wallet, line_count) select id, $3::bigint, 1 from customer returning customer_id),
      booked as (insert into ledger_transactions (kind, cause, customer_id, change_rials, balance_rials, line_no)
        select 'adjustment', 'bench:' || customer_id, customer_id, $3::bigint, $3::bigint, 1 from balance returning id, customer_id),
      entries as (insert into ledger_entries (transaction_id, account, customer_id, rials, balance_rials)
        select id, 'adjustments', null, -$3::bigint, null from booked union all
        select id, 'wallet', customer_id, $3::bigint, $3::bigint from booked),
      signed_in as (insert into sessions (token_hash, user_id, customer_id, idle_expires_at, expires_at, proven_at)
        select $2, user_id, customer_id, now() + interval '1 day', now() + interval '1 day', now() + interval '1 day' from member returning id)
    select project.id as "projectId", account.id as "userId", customer.id as "customerId" from project, account, customer, signed_in`,
    [name, hashToken(token), plentyRials],
  )
  const row = rows[0] as Record<'projectId' | 'userId' | 'customerId', string | number>
  return { projectId: Number(row.projectId), userId: Number(row.userId), customerId: Number(row.customerId), token }
}

/** More users of the customer, each signed in: one alone may write only so often. Answers their tokens. */
export const insertMembers = async (query: Query, { customerId }: BenchCustomer, count: number): Promise<string[]> => {
  const tokens = Array.from({ length: count }, newToken)
  await query(
    `with account as (
      insert into users (email, password_hash) select 'member-' || n || '@bench.example', 'none' from generate_series(1, $2::integer) n
      returning id),
    member as (
      insert into memberships (customer_id, user_id, is_super_user) select $1, id, true from account returning user_id),
    numbered as (select user_id, row_number() over (order by user_id) as n from member)
    insert into sessions (token_hash, user_id, customer_id, idle_expires_at, expires_at)
    select ($3::bytea[])[n], user_id, $1, now() + interval '1 day', now() + interval '1 day' from numbered`,
    [customerId, count, tokens.map(hashToken)],
  )
  return tokens
}

/** `count` active servers in a project, straight into the tables: in one private network, and paid for a day. */
export const insertServers = async (query: Query, projectId: number, count: number): Promise<void> => {
  await query(
    `with server as (
      insert into vm_hosts (project_id, name, vm_image_id, cpu, memory_gb, disk_gb, ipv4, status_id, power_status, network_status, monthly_price_rials)
      select $1, 'server-' || n, (select min(id) from vm_images), 4, 8, 100, '203.0.113.' || n % 250, 2, 'POWERED_ON', 'CONNECTED', 6600000
      from generate_series(1, $2::integer) n returning project_id, id),
    network as (
      insert into vm_networks (project_id, name, cidr, gateway_ip, status_id) values ($1, 'inside', '10.0.0.0/16', '10.0.0.1', 1) returning id),
    node as (
      insert into vm_network_nodes (project_id, vm_network_id, vm_host_id, address, status_id)
      select server.project_id, network.id, server.id, '10.0.' || server.id / 250 || '.' || server.id % 250, 1 from server, network)
    insert into usage_intervals (customer_id, project_id, service_type, service_id, item, name, quantity, unit_price_rials,
      monthly_price_rials, vat_percent, from_at)
    select p.customer_id, p.id, 'Vm', server.id, line.item, 'line', 1, line.rials, line.rials, 10, now() - interval '1 day'
    from server join projects p on p.id = server.project_id
      cross join (values (101, 1800000), (102, 3600000), (103, 800000), (104, 400000)) line (item, rials)`,
    [projectId, count],
  )
}
