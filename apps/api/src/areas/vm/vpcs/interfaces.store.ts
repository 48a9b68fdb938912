import { sql } from 'kysely'
import { vmKeyStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { endPartsOf, type VpcKey } from './vpcs.store.ts'

export interface InterfaceKey {
  projectId: number
  vmNetworkId: number
}

type InterfaceStatus = keyof typeof vmKeyStatus.id

const liveInterfaces = (db: Db, projectId: number) =>
  db
    .selectFrom('vpc_interfaces as i')
    .innerJoin('vm_networks as w', (join) =>
      join.onRef('w.project_id', '=', 'i.project_id').onRef('w.id', '=', 'i.vm_network_id'),
    )
    .where('i.project_id', '=', projectId)
    .where('i.deleted_at', 'is', null)

const columns = [
  'i.vpc_host_id as vpcHostId',
  'w.id',
  'w.name',
  'w.cidr',
  'w.gateway_ip as gatewayIp',
  'i.status_id as statusId',
  'w.status_id as networkStatusId',
  'i.created_at as createdAt',
] as const

/** The networks of a cloud, by their own ids; the status is that of the connection. */
export const listInterfaces = (db: Db, vpc: VpcKey) =>
  liveInterfaces(db, vpc.projectId)
    .where('i.vpc_host_id', '=', vpc.id)
    .select(columns)
    .select((eb) =>
      eb
        .selectFrom('vm_network_nodes as n')
        .whereRef('n.project_id', '=', 'w.project_id')
        .whereRef('n.vm_network_id', '=', 'w.id')
        .where('n.deleted_at', 'is', null)
        .select(sql<number>`count(*)::int`.as('count'))
        .$asScalar()
        .$notNull()
        .as('nodeCount'),
    )
    .orderBy('w.id')
    .execute()

/** Those that servers, forwards and balancers can use. */
export const listActiveInterfaces = (db: Db, vpc: VpcKey) =>
  liveInterfaces(db, vpc.projectId)
    .where('i.vpc_host_id', '=', vpc.id)
    .where('i.status_id', '=', vmKeyStatus.id.active)
    .select(['w.id', 'w.name', 'w.cidr', 'w.gateway_ip as gatewayIp'])
    .orderBy('w.name')
    .execute()

/** The cloud that a network is connected to, or is being connected to; a network has one at most. */
export const interfaceOf = (db: Db, { projectId, vmNetworkId }: InterfaceKey) =>
  liveInterfaces(db, projectId)
    .innerJoin('vpc_hosts as c', (join) =>
      join.onRef('c.project_id', '=', 'i.project_id').onRef('c.id', '=', 'i.vpc_host_id'),
    )
    .where('i.vm_network_id', '=', vmNetworkId)
    .select(columns)
    .select('c.name as vpcHost')
    .executeTakeFirst()

export const insertInterface = async (trx: Db, vpc: VpcKey, vmNetworkId: number) => {
  await trx
    .insertInto('vpc_interfaces')
    .values({
      project_id: vpc.projectId,
      vpc_host_id: vpc.id,
      vm_network_id: vmNetworkId,
      status_id: vmKeyStatus.id.wait,
    })
    .execute()
}

const update = (db: Db, projectId: number) =>
  db.updateTable('vpc_interfaces').where('project_id', '=', projectId).where('deleted_at', 'is', null)

/** `from`: only where it stands so. */
export const setInterfaceStatus = async (
  db: Db,
  key: InterfaceKey,
  status: InterfaceStatus,
  from?: InterfaceStatus,
) => {
  await update(db, key.projectId)
    .where('vm_network_id', '=', key.vmNetworkId)
    .$if(from !== undefined, (query) => query.where('status_id', '=', vmKeyStatus.id[from!]))
    .set({ status_id: vmKeyStatus.id[status] })
    .execute()
}

export const setInterfacesOfVpc = async (db: Db, vpc: VpcKey, status: InterfaceStatus) => {
  await update(db, vpc.projectId).where('vpc_host_id', '=', vpc.id).set({ status_id: vmKeyStatus.id[status] }).execute()
}

const ended = () => ({ status_id: vmKeyStatus.id.deleted, deleted_at: sql<Date>`now()` })

export const markInterfaceDeleted = async (trx: Db, key: InterfaceKey) => {
  await update(trx, key.projectId).where('vm_network_id', '=', key.vmNetworkId).set(ended()).execute()
}

/** The last one that ended is there again, and waits: what was only tried out. */
export const reviveInterface = async (trx: Db, { projectId, vmNetworkId }: InterfaceKey) => {
  await trx
    .updateTable('vpc_interfaces')
    .set({ status_id: vmKeyStatus.id.wait, deleted_at: null })
    .where('project_id', '=', projectId)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('vpc_interfaces')
        .where('project_id', '=', projectId)
        .where('vm_network_id', '=', vmNetworkId)
        .select((max) => max.fn.max('id').as('id')),
    )
    .execute()
}

export const markInterfacesOfVpcDeleted = endPartsOf('vpc_interfaces', vmKeyStatus.id.deleted)
