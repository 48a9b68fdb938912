import type { EngineNetwork, EnginePort, NetworkSpec, PortSpec } from '../../ports/compute/networks.engine.ts'
import type { SandboxQuery } from './store.ts'

const network = `jsonb_build_object('tag', tag, 'ref', ref, 'name', name, 'cidr', text(cidr), 'gatewayIp', host(gateway_ip))`
const port = `jsonb_build_object('tag', tag, 'networkTag', network_tag, 'serverTag', server_tag,
  'address', host(address), 'mac', text(mac))`

const networksIn = ({ rows }: { rows: unknown[] }): EngineNetwork[] =>
  (rows as { network: EngineNetwork }[]).map((row) => row.network)

const portsIn = ({ rows }: { rows: unknown[] }): EnginePort[] => (rows as { port: EnginePort }[]).map((row) => row.port)

export const findNetwork = async (query: SandboxQuery, datacenter: string, tag: string) =>
  networksIn(
    await query(`select ${network} as network from sandbox.networks where datacenter = $1::text and tag = $2::text`, [
      datacenter,
      tag,
    ]),
  )[0]

export const listNetworks = async (query: SandboxQuery, datacenter: string) =>
  networksIn(
    await query(`select ${network} as network from sandbox.networks where datacenter = $1::text order by tag`, [
      datacenter,
    ]),
  )

/** Another network of the same project (`net-<project>-<id>`) that has an address of that range too. */
export const findOverlapping = async (query: SandboxQuery, datacenter: string, { tag, cidr }: NetworkSpec) =>
  networksIn(
    await query(
      `select ${network} as network from sandbox.networks
      where datacenter = $1::text and split_part(tag, '-', 2) = split_part($2::text, '-', 2) and cidr && $3::cidr
      limit 1`,
      [datacenter, tag, cidr],
    ),
  )[0]

export const insertNetwork = async (query: SandboxQuery, datacenter: string, spec: NetworkSpec) =>
  networksIn(
    await query(
      `insert into sandbox.networks (datacenter, tag, name, cidr, gateway_ip)
      values ($1::text, $2::text, $3::text, $4::cidr, $5::inet) returning ${network} as network`,
      [datacenter, spec.tag, spec.name, spec.cidr, spec.gatewayIp],
    ),
  )[0]!

export const deleteNetwork = async (query: SandboxQuery, datacenter: string, tag: string): Promise<void> => {
  await query('delete from sandbox.networks where datacenter = $1::text and tag = $2::text', [datacenter, tag])
}

const portsWhere =
  (column: 'tag' | 'network_tag' | 'server_tag') => async (query: SandboxQuery, datacenter: string, value: string) =>
    portsIn(
      await query(
        `select ${port} as port from sandbox.ports where datacenter = $1::text and ${column} = $2::text order by tag`,
        [datacenter, value],
      ),
    )

export const portsOn = portsWhere('network_tag')
export const portsOf = portsWhere('server_tag')

export const findPort = async (query: SandboxQuery, datacenter: string, tag: string) =>
  (await portsWhere('tag')(query, datacenter, tag))[0]

export const isAddressTaken = async (
  query: SandboxQuery,
  datacenter: string,
  { networkTag, address }: PortSpec,
): Promise<boolean> => {
  const { rows } = await query(
    `select 1 from sandbox.ports where datacenter = $1::text and network_tag = $2::text and address = $3::inet
    union all
    select 1 from sandbox.balancers where datacenter = $1::text and network_tag = $2::text and address = $3::inet`,
    [datacenter, networkTag, address],
  )
  return rows.length > 0
}

export const isMacTaken = async (query: SandboxQuery, datacenter: string, mac: string): Promise<boolean> => {
  const { rows } = await query('select 1 from sandbox.ports where datacenter = $1::text and mac = $2::macaddr', [
    datacenter,
    mac,
  ])
  return rows.length > 0
}

export const insertPort = async (query: SandboxQuery, datacenter: string, spec: EnginePort): Promise<void> => {
  await query(
    `insert into sandbox.ports (datacenter, tag, network_tag, server_tag, address, mac)
    values ($1::text, $2::text, $3::text, $4::text, $5::inet, $6::macaddr)`,
    [datacenter, spec.tag, spec.networkTag, spec.serverTag, spec.address, spec.mac],
  )
}

export const deletePort = async (query: SandboxQuery, datacenter: string, tag: string): Promise<void> => {
  await query('delete from sandbox.ports where datacenter = $1::text and tag = $2::text', [datacenter, tag])
}

/** Those of a server that is being deleted. */
export const deletePortsOf = async (query: SandboxQuery, datacenter: string, serverTag: string): Promise<void> => {
  await query('delete from sandbox.ports where datacenter = $1::text and server_tag = $2::text', [
    datacenter,
    serverTag,
  ])
}
