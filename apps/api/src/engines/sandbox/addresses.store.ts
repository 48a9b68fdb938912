import type { EngineAddress } from '../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'
import type { SandboxQuery } from './store.ts'

/** An address beyond the first, with the server that has it. */
export interface ExtraAddress extends EngineAddress {
  serverId: number
}

const extraAddresses = `(
  select a.datacenter, a.server_id, a.tag, 4 as version, a.address, a.taken_at as since from sandbox.addresses a
  where a.tag is not null
  union all
  select x.datacenter, x.server_id, x.tag, 6, x.address, x.taken_at from sandbox.extra_ipv6 x
) e`
const columns = `jsonb_build_object('serverId', e.server_id, 'tag', e.tag, 'version', e.version,
  'address', host(e.address)) as extra`

const addressesIn = ({ rows }: { rows: unknown[] }) => (rows as { extra: ExtraAddress }[]).map(({ extra }) => extra)

export const findExtraAddress = async (query: SandboxQuery, datacenter: string, tag: string) =>
  addressesIn(
    await query(
      `select ${columns} from ${extraAddresses}
      where e.datacenter = $1::text and e.tag = $2::text and e.server_id is not null`,
      [datacenter, tag],
    ),
  )[0]

export const listExtraAddresses = async (query: SandboxQuery, serverId: number) =>
  addressesIn(
    await query(`select ${columns} from ${extraAddresses} where e.server_id = $1::bigint order by e.since, e.tag`, [
      serverId,
    ]),
  )

/** Without a tag: a server's first address, or a router's primary one. */
type Taker = ({ serverId: number; routerTag?: never } | { routerTag: string; serverId?: never }) & {
  tag: string | null
}

/** The address that was free for longest; `no_address` when the pool is empty. Only in turn. */
export const takeIpv4 = async (
  query: SandboxQuery,
  datacenter: string,
  { serverId, routerTag, tag }: Taker,
  now: Date,
): Promise<string> => {
  const { rows } = await query(
    `update sandbox.addresses
    set server_id = $2::bigint, router_tag = $3::text, tag = $4::text, taken_at = $5::timestamptz
    where datacenter = $1::text and address = (
      select address from sandbox.addresses
      where datacenter = $1::text and server_id is null and router_tag is null
      order by taken_at nulls first, address limit 1
    ) returning host(address) as address`,
    [datacenter, serverId ?? null, routerTag ?? null, tag, now.toISOString()],
  )
  const [taken] = rows as { address: string }[]
  if (!taken) throw new EngineError('no_address', `no free IPv4 address in ${datacenter}`)
  return taken.address
}

/** Beyond the first addresses of all servers there could ever be, so that the two kinds never meet. */
const firstExtraIpv6 = 2 ** 40

export const takeIpv6 = async (
  query: SandboxQuery,
  datacenter: string,
  { serverId, tag }: { serverId: number; tag: string },
  now: Date,
): Promise<string> => {
  const { rows } = await query(
    `with next as (select nextval(pg_get_serial_sequence('sandbox.extra_ipv6', 'id')) as id)
    insert into sandbox.extra_ipv6 (id, datacenter, tag, server_id, address, taken_at)
    overriding system value
    select next.id, d.name, $2::text, $3::bigint, set_masklen(d.ipv6_prefix::inet, 128) + $4::bigint + next.id,
      $5::timestamptz
    from next, sandbox.datacenters d where d.name = $1::text
    returning host(address) as address`,
    [datacenter, tag, serverId, firstExtraIpv6, now.toISOString()],
  )
  return (rows as { address: string }[])[0]!.address
}

export const moveExtraAddress = async (
  query: SandboxQuery,
  datacenter: string,
  tag: string,
  serverId: number,
): Promise<void> => {
  for (const table of ['addresses', 'extra_ipv6'] as const)
    await query(
      `update sandbox.${table} set server_id = $3::bigint
      where datacenter = $1::text and tag = $2::text and server_id is not null`,
      [datacenter, tag, serverId],
    )
}

export const freeExtraAddress = async (query: SandboxQuery, datacenter: string, tag: string): Promise<void> => {
  await query(
    `update sandbox.addresses set server_id = null
    where datacenter = $1::text and tag = $2::text and server_id is not null`,
    [datacenter, tag],
  )
  await query('delete from sandbox.extra_ipv6 where datacenter = $1::text and tag = $2::text', [datacenter, tag])
}
