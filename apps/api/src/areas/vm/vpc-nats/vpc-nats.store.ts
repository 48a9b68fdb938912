import { sql } from 'kysely'
import { networkNodeStatus, vmKeyStatus } from '@sarv/contract/enums'
import type { ForwardProtocol, WantedForward } from '@sarv/contract/vm/vpc-nats/nat.rules'
import type { Db } from '../../../db/connection.ts'
import { isNamed } from '../../../db/names.ts'
import { endPartsOf, type VpcKey } from '../vpcs/vpcs.store.ts'
import type { NatKey } from './vpc-nats.rules.ts'

const listCeiling = 1000

export type NatStatus = keyof typeof vmKeyStatus.id

const liveNats = (db: Db, projectId: number) =>
  db.selectFrom('vpc_nats as f').where('f.project_id', '=', projectId).where('f.deleted_at', 'is', null)

const shownNats = (db: Db, vpc: VpcKey) =>
  liveNats(db, vpc.projectId)
    .where('f.vpc_host_id', '=', vpc.id)
    .innerJoin('vpc_host_ips as i', (join) =>
      join.onRef('i.project_id', '=', 'f.project_id').onRef('i.id', '=', 'f.vpc_host_ip_id'),
    )
    .innerJoin('vm_networks as w', (join) =>
      join.onRef('w.project_id', '=', 'f.project_id').onRef('w.id', '=', 'f.vm_network_id'),
    )
    .leftJoin('vm_network_nodes as n', (join) =>
      join
        .onRef('n.project_id', '=', 'f.project_id')
        .onRef('n.vm_network_id', '=', 'f.vm_network_id')
        .onRef('n.address', '=', 'f.destination_ip')
        .on('n.deleted_at', 'is', null),
    )
    .leftJoin('vm_hosts as h', (join) =>
      join.onRef('h.project_id', '=', 'n.project_id').onRef('h.id', '=', 'n.vm_host_id'),
    )
    .select(['f.id', 'f.name', 'f.port', 'f.port_end as portEnd', 'f.source_ip as sourceIp'])
    .select(sql<ForwardProtocol>`f.protocol`.as('protocol'))
    .select(['f.destination_ip as destinationIp', 'f.destination_port as destinationPort'])
    .select(['f.vm_network_id as vmNetworkId', 'f.vpc_host_ip_id as vpcHostIpId', 'f.status_id as statusId'])
    .select(['f.created_at as createdAt', 'i.address as translateIp', 'w.name as vmNetwork', 'h.name as vmHost'])

export type NatRow = Awaited<ReturnType<typeof listNats>>[number]

export const listNats = (db: Db, vpc: VpcKey) => shownNats(db, vpc).orderBy('f.id').limit(listCeiling).execute()

export const findNat = (db: Db, vpc: VpcKey, natId: number) =>
  shownNats(db, vpc).where('f.id', '=', natId).executeTakeFirst()

/** The way out of a cloud: a row of its own in the list of translations. */
export const findSnat = (db: Db, vpc: VpcKey) =>
  db
    .selectFrom('vpc_hosts as c')
    .leftJoin('vpc_host_ips as i', (join) =>
      join.onRef('i.project_id', '=', 'c.project_id').onRef('i.id', '=', 'c.snat_address_id'),
    )
    .leftJoin('vpc_host_ips as p', (join) =>
      join
        .onRef('p.project_id', '=', 'c.project_id')
        .onRef('p.vpc_host_id', '=', 'c.id')
        .on('p.is_primary', '=', true)
        .on('p.deleted_at', 'is', null),
    )
    .where('c.project_id', '=', vpc.projectId)
    .where('c.id', '=', vpc.id)
    .where('c.deleted_at', 'is', null)
    .select([
      'c.snat_id as id',
      'c.snat_enabled as isOn',
      'c.snat_address_id as addressId',
      'c.created_at as createdAt',
    ])
    .select((eb) => [
      eb.fn.coalesce('i.address', 'c.address').as('translateIp'),
      eb.fn.coalesce('i.id', 'p.id').as('vpcHostIpId'),
    ])
    .executeTakeFirst()

export const setSnat = async (
  trx: Db,
  vpc: VpcKey,
  { isOn, addressId }: { isOn: boolean; addressId: number | null },
) => {
  await trx
    .updateTable('vpc_hosts')
    .set({ snat_enabled: isOn, snat_address_id: addressId, modified_at: sql`now()` })
    .where('project_id', '=', vpc.projectId)
    .where('id', '=', vpc.id)
    .execute()
}

export const countNats = async (db: Db, vpc: VpcKey): Promise<number> => {
  const { count } = await liveNats(db, vpc.projectId)
    .where('f.vpc_host_id', '=', vpc.id)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Of the same cloud, by another one. */
export const isNatNameTaken = async (db: Db, vpc: VpcKey, name: string, exceptId = 0): Promise<boolean> => {
  const row = await liveNats(db, vpc.projectId)
    .where('f.vpc_host_id', '=', vpc.id)
    .where(isNamed('f.name', name))
    .where('f.id', '<>', exceptId)
    .select('f.id')
    .executeTakeFirst()
  return row !== undefined
}

export const listNamesInto = async (db: Db, vpc: VpcKey, vmNetworkId: number): Promise<string[]> => {
  const rows = await liveNats(db, vpc.projectId)
    .where('f.vpc_host_id', '=', vpc.id)
    .where('f.vm_network_id', '=', vmNetworkId)
    .select('f.name')
    .orderBy('f.id')
    .execute()
  return rows.map(({ name }) => name)
}

/** Servers in the networks of a cloud, with the public address that one has all to itself. */
export const listTargets = (db: Db, vpc: VpcKey) =>
  db
    .selectFrom('vm_network_nodes as n')
    .innerJoin('vpc_interfaces as x', (join) =>
      join
        .onRef('x.project_id', '=', 'n.project_id')
        .onRef('x.vm_network_id', '=', 'n.vm_network_id')
        .on('x.deleted_at', 'is', null),
    )
    .innerJoin('vm_hosts as h', (join) =>
      join.onRef('h.project_id', '=', 'n.project_id').onRef('h.id', '=', 'n.vm_host_id'),
    )
    .leftJoin('vpc_host_ips as i', (join) =>
      join
        .onRef('i.project_id', '=', 'n.project_id')
        .onRef('i.vm_network_node_id', '=', 'n.id')
        .on('i.deleted_at', 'is', null),
    )
    .where('n.project_id', '=', vpc.projectId)
    .where('x.vpc_host_id', '=', vpc.id)
    .where('n.status_id', '=', networkNodeStatus.id.connected)
    .where('n.deleted_at', 'is', null)
    .select(['n.vm_network_id as vmNetworkId', 'n.address', 'h.name as server', 'i.address as ownAddress'])
    .execute()

const columnsOf = (name: string, wanted: WantedForward) => ({
  name,
  vpc_host_ip_id: wanted.vpcHostIpId,
  vm_network_id: wanted.vmNetworkId,
  protocol: wanted.protocol,
  port: wanted.port,
  port_end: wanted.portEnd,
  source_ip: wanted.sourceIp,
  destination_ip: wanted.destinationIp,
  destination_port: wanted.destinationPort,
})

export const insertNat = (trx: Db, vpc: VpcKey, name: string, wanted: WantedForward) =>
  trx
    .insertInto('vpc_nats')
    .values({
      project_id: vpc.projectId,
      vpc_host_id: vpc.id,
      ...columnsOf(name, wanted),
      status_id: vmKeyStatus.id.wait,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const update = (db: Db, { projectId, natId }: NatKey) =>
  db.updateTable('vpc_nats').where('project_id', '=', projectId).where('id', '=', natId).where('deleted_at', 'is', null)

export const setNat = async (db: Db, key: NatKey, { name, ...wanted }: WantedForward & { name: string }) => {
  await update(db, key).set(columnsOf(name, wanted)).execute()
}

/** `from`: only where it stands so. */
export const setNatStatus = async (db: Db, key: NatKey, status: NatStatus, from?: NatStatus) => {
  await update(db, key)
    .set({ status_id: vmKeyStatus.id[status] })
    .$if(from !== undefined, (query) => query.where('status_id', '=', vmKeyStatus.id[from!]))
    .execute()
}

const ended = () => ({ status_id: vmKeyStatus.id.deleted, deleted_at: sql<Date>`now()` })

export const markNatDeleted = async (trx: Db, key: NatKey) => {
  await update(trx, key).set(ended()).execute()
}

/** One that ended is there again, and waits: what was only tried out. */
export const reviveNat = async (trx: Db, { projectId, natId }: NatKey) => {
  await trx
    .updateTable('vpc_nats')
    .set({ status_id: vmKeyStatus.id.wait, deleted_at: null })
    .where('project_id', '=', projectId)
    .where('id', '=', natId)
    .execute()
}

export const markNatsOfVpcDeleted = endPartsOf('vpc_nats', vmKeyStatus.id.deleted)

/** Those that led to a server which is gone; engines end them with its connections. Answers how many. */
export const markNatsOfHostDeleted = async (trx: Db, host: { projectId: number; id: number }): Promise<number> => {
  const { numAffectedRows } = await sql`update vpc_nats f
    set status_id = ${vmKeyStatus.id.deleted}, deleted_at = now()
    from vm_network_nodes n
    where n.project_id = ${host.projectId} and n.vm_host_id = ${host.id} and n.deleted_at is null
      and f.project_id = n.project_id and f.vm_network_id = n.vm_network_id and f.destination_ip = n.address
      and f.deleted_at is null`.execute(trx)
  return Number(numAffectedRows ?? 0n)
}
