import type { EngineRouter, ForwardSpec, RouterSpec } from '../../ports/compute/routers.engine.ts'
import type { SandboxQuery } from './store.ts'

const summary = `jsonb_build_object('tag', r.tag, 'ref', r.ref, 'name', r.name, 'hasSnat', r.has_snat, 'address', (
  select host(a.address) from sandbox.addresses a
  where a.datacenter = r.datacenter and a.router_tag = r.tag and a.tag is null
)) || case when r.snat_tag is null then '{}'::jsonb else jsonb_build_object('snatTag', r.snat_tag) end`
const connection = `jsonb_build_object('tag', p.tag, 'networkTag', p.network_tag, 'address', host(p.address))`
const address = `jsonb_build_object('tag', a.tag, 'address', host(a.address), 'port', (
  select ${connection} from sandbox.assignments s
  join sandbox.ports p on p.datacenter = s.datacenter and p.tag = s.port_tag
  where s.datacenter = a.datacenter and s.address = a.address
)) || coalesce((
  select jsonb_build_object('balancer', jsonb_build_object('tag', b.tag, 'networkTag', b.network_tag))
  from sandbox.balancer_addresses l
  join sandbox.balancers b on b.datacenter = l.datacenter and b.tag = l.balancer_tag
  where l.datacenter = a.datacenter and l.address = a.address
), '{}')`
const forward = `jsonb_build_object('tag', f.tag, 'addressTag', a.tag, 'protocol', f.protocol, 'port', f.port,
  'networkTag', p.network_tag, 'toAddress', host(p.address), 'toPort', f.to_port)
  || case when f.source is null then '{}'::jsonb else jsonb_build_object('from', host(f.source)) end`
const whole = `${summary} || jsonb_build_object(
  'networkTags', (
    select coalesce(jsonb_agg(n.network_tag order by n.network_tag), '[]') from sandbox.router_networks n
    where n.datacenter = r.datacenter and n.router_tag = r.tag
  ),
  'addresses', (
    select coalesce(jsonb_agg(${address} order by a.tag), '[]') from sandbox.addresses a
    where a.datacenter = r.datacenter and a.router_tag = r.tag and a.tag is not null
  ),
  'forwards', (
    select coalesce(jsonb_agg(${forward} order by f.tag), '[]') from sandbox.forwards f
    join sandbox.addresses a on a.datacenter = f.datacenter and a.address = f.address
    join sandbox.ports p on p.datacenter = f.datacenter and p.tag = f.port_tag
    where a.datacenter = r.datacenter and a.router_tag = r.tag
  )
) || coalesce((
  select jsonb_build_object('reaches', jsonb_agg(h.network_tag order by h.network_tag)) from sandbox.reaches h
  where h.datacenter = r.datacenter and h.router_tag = r.tag having count(*) > 0
), '{}')`

export const findRouter = async (
  query: SandboxQuery,
  datacenter: string,
  tag: string,
): Promise<EngineRouter | undefined> => {
  const { rows } = await query(
    `select ${whole} as router from sandbox.routers r where r.datacenter = $1::text and r.tag = $2::text`,
    [datacenter, tag],
  )
  return (rows as { router: EngineRouter }[])[0]?.router
}

export const listRouters = async (query: SandboxQuery, datacenter: string): Promise<EngineRouter[]> => {
  const { rows } = await query(
    `select ${whole} as router from sandbox.routers r where r.datacenter = $1::text order by r.tag`,
    [datacenter],
  )
  return (rows as { router: EngineRouter }[]).map(({ router }) => router)
}

export const insertRouter = async (query: SandboxQuery, datacenter: string, { tag, name }: RouterSpec) => {
  await query(
    'insert into sandbox.routers (datacenter, tag, name, has_snat) values ($1::text, $2::text, $3::text, false)',
    [datacenter, tag, name],
  )
}

export const deleteRouter = async (query: SandboxQuery, datacenter: string, tag: string): Promise<void> => {
  await query('update sandbox.addresses set router_tag = null where datacenter = $1::text and router_tag = $2::text', [
    datacenter,
    tag,
  ])
  await query('delete from sandbox.routers where datacenter = $1::text and tag = $2::text', [datacenter, tag])
}

export const setSnat = async (query: SandboxQuery, datacenter: string, tag: string, isOn: boolean): Promise<void> => {
  await query('update sandbox.routers set has_snat = $3::boolean where datacenter = $1::text and tag = $2::text', [
    datacenter,
    tag,
    isOn,
  ])
}

export const setSnatAddress = async (
  query: SandboxQuery,
  datacenter: string,
  tag: string,
  addressTag: string | null,
): Promise<void> => {
  await query('update sandbox.routers set snat_tag = $3::text where datacenter = $1::text and tag = $2::text', [
    datacenter,
    tag,
    addressTag,
  ])
}

/** Tags of the routers whose networks reach this one. */
export const listReachers = async (query: SandboxQuery, datacenter: string, networkTag: string): Promise<string[]> => {
  const { rows } = await query(
    'select router_tag as tag from sandbox.reaches where datacenter = $1::text and network_tag = $2::text order by 1',
    [datacenter, networkTag],
  )
  return (rows as { tag: string }[]).map(({ tag }) => tag)
}

export const insertReach = async (query: SandboxQuery, datacenter: string, routerTag: string, networkTag: string) => {
  await query(
    `insert into sandbox.reaches (datacenter, router_tag, network_tag) values ($1::text, $2::text, $3::text)
    on conflict do nothing`,
    [datacenter, routerTag, networkTag],
  )
}

export const deleteReach = async (query: SandboxQuery, datacenter: string, routerTag: string, networkTag: string) => {
  await query(
    'delete from sandbox.reaches where datacenter = $1::text and router_tag = $2::text and network_tag = $3::text',
    [datacenter, routerTag, networkTag],
  )
}

/** The tag of the router that is the network's gateway. */
export const findRouterOn = async (query: SandboxQuery, datacenter: string, networkTag: string) => {
  const { rows } = await query(
    'select router_tag as tag from sandbox.router_networks where datacenter = $1::text and network_tag = $2::text',
    [datacenter, networkTag],
  )
  return (rows as { tag: string }[])[0]?.tag
}

export const insertInterface = async (
  query: SandboxQuery,
  datacenter: string,
  routerTag: string,
  networkTag: string,
) => {
  await query(
    `insert into sandbox.router_networks (datacenter, network_tag, router_tag) values ($1::text, $2::text, $3::text)`,
    [datacenter, networkTag, routerTag],
  )
}

export const deleteInterface = async (query: SandboxQuery, datacenter: string, networkTag: string): Promise<void> => {
  await query('delete from sandbox.router_networks where datacenter = $1::text and network_tag = $2::text', [
    datacenter,
    networkTag,
  ])
}

/** The tag of the router that has the address of this tag. */
export const findRouterWith = async (query: SandboxQuery, datacenter: string, addressTag: string) => {
  const { rows } = await query(
    `select router_tag as tag from sandbox.addresses
    where datacenter = $1::text and tag = $2::text and router_tag is not null`,
    [datacenter, addressTag],
  )
  return (rows as { tag: string }[])[0]?.tag
}

export const freeRouterAddress = async (query: SandboxQuery, datacenter: string, tag: string): Promise<void> => {
  await query(
    `update sandbox.addresses set router_tag = null
    where datacenter = $1::text and tag = $2::text and router_tag is not null`,
    [datacenter, tag],
  )
}

export const moveRouterAddress = async (
  query: SandboxQuery,
  datacenter: string,
  tag: string,
  routerTag: string,
): Promise<void> => {
  await query(
    `update sandbox.addresses set router_tag = $3::text
    where datacenter = $1::text and tag = $2::text and router_tag is not null`,
    [datacenter, tag, routerTag],
  )
}

const addressOfTag = `(
  select address from sandbox.addresses where datacenter = $1::text and tag = $2::text and router_tag is not null
)`

export const insertAssignment = async (
  query: SandboxQuery,
  datacenter: string,
  addressTag: string,
  portTag: string,
): Promise<void> => {
  await query(
    `insert into sandbox.assignments (datacenter, address, port_tag) values ($1::text, ${addressOfTag}, $3::text)`,
    [datacenter, addressTag, portTag],
  )
}

/** From a connection or a load balancer. */
export const deleteAssignment = async (query: SandboxQuery, datacenter: string, addressTag: string): Promise<void> => {
  for (const table of ['assignments', 'balancer_addresses']) {
    await query(`delete from sandbox.${table} where datacenter = $1::text and address = ${addressOfTag}`, [
      datacenter,
      addressTag,
    ])
  }
}

export const insertBalancerAddress = async (
  query: SandboxQuery,
  datacenter: string,
  addressTag: string,
  balancerTag: string,
): Promise<void> => {
  await query(
    `insert into sandbox.balancer_addresses (datacenter, address, balancer_tag)
    values ($1::text, ${addressOfTag}, $3::text)`,
    [datacenter, addressTag, balancerTag],
  )
}

/** In place of the one that there is of its tag. */
export const saveForward = async (
  query: SandboxQuery,
  datacenter: string,
  { tag, addressTag, protocol, port, toPort, from }: ForwardSpec,
  portTag: string,
): Promise<void> => {
  await query(
    `insert into sandbox.forwards (datacenter, address, tag, protocol, port, port_tag, to_port, source)
    values ($1::text, ${addressOfTag}, $3::text, $4::text, $5::int, $6::text, $7::int, $8::inet)
    on conflict (datacenter, tag) do update set (address, protocol, port, port_tag, to_port, source) =
      (excluded.address, excluded.protocol, excluded.port, excluded.port_tag, excluded.to_port, excluded.source)`,
    [datacenter, addressTag, tag, protocol, port, portTag, toPort, from ?? null],
  )
}

export const deleteForward = async (
  query: SandboxQuery,
  datacenter: string,
  routerTag: string,
  tag: string,
): Promise<void> => {
  await query(
    `delete from sandbox.forwards where datacenter = $1::text and tag = $2::text and address in
      (select address from sandbox.addresses where datacenter = $1::text and router_tag = $3::text)`,
    [datacenter, tag, routerTag],
  )
}
