import { sql, type Selectable } from 'kysely'
import { agreedRials, keptLines, type AgreedLine } from '@sarv/contract/pricing/agreed-lines'
import { callId } from '@sarv/contract/calls'
import { powerStatus, serviceStatus } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import { volumeBackupCalls } from '@sarv/contract/vm/volume-backups/volume-backups.calls'
import { volumeSnapshotCalls } from '@sarv/contract/vm/volume-snapshots/volume-snapshots.calls'
import type { Db } from '../../../db/connection.ts'
import type { VmHostsTable } from '../../../db/tables.generated.ts'
import { isNamed } from '../../../db/names.ts'
import { priceColumns } from '../../../services/price-columns.ts'
import { holdsLimits } from '../../../services/limits.service.ts'

export interface VmHostKey {
  projectId: number
  id: number
}

/** Line by line, per 30 days and before VAT. */
export interface AgreedPrices {
  running: readonly AgreedLine[]
  off: readonly AgreedLine[]
}

/** Both prices as they are kept: the sums for lists, the lines for what is paid. */
export const bothPriceColumns = ({ running, off }: AgreedPrices) => ({
  ...priceColumns(running),
  price_while_off_rials: agreedRials(off),
  price_lines_while_off: JSON.stringify(off),
})

export interface NewVmHost {
  name: string
  vmImageId: number
  vmKeyId: number | null
  sealedPassword: string | null
  sealedUserData: string | null
  bundleId: number | null
  cpu: number
  memoryGb: number
  diskGb: number
  storageClassTypeId: number
  wantsIpv4: boolean
  wantsIpv6: boolean
  prices: AgreedPrices
  /** Absent: now. */
  createdAt?: Date | undefined
}

/** Those that are there: not deleted, and not in the bin. */
export const liveVmHosts = (db: Db, projectId: number) =>
  db
    .selectFrom('vm_hosts as h')
    .where('h.project_id', '=', projectId)
    .where('h.deleted_at', 'is', null)
    .where('h.binned_at', 'is', null)

/** What is decided by, in the words of the rules. */
const columns = [
  'h.id',
  'h.name',
  'h.project_id as projectId',
  'h.status_id as statusId',
  'h.power_status as powerStatus',
  'h.is_cluster as isCluster',
  'h.is_locked as isLocked',
  'h.cpu',
  'h.memory_gb as memoryGb',
  'h.disk_gb as diskGb',
  'h.vm_image_id as vmImageId',
  'h.vm_key_id as vmKeyId',
  'h.bundle_id as bundleId',
  'h.engine_ref as engineRef',
  'h.monthly_price_rials as runningRials',
] as const

export const findVmHost = (db: Db, { projectId, id }: VmHostKey) =>
  liveVmHosts(db, projectId)
    .innerJoin('vm_images as i', 'i.id', 'h.vm_image_id')
    .innerJoin('projects as p', 'p.id', 'h.project_id')
    .innerJoin('datacenters as d', 'd.id', 'p.datacenter_id')
    .leftJoin('product_bundles as b', 'b.id', 'h.bundle_id')
    .where('h.id', '=', id)
    .select(columns)
    .select(['i.operating_system_id as operatingSystemId', 'b.name as bundle', 'd.hypervisor_id as hypervisorId'])
    .executeTakeFirst()

/** Holds the row until the transaction ends, so that what is decided by its status still holds when it is written. */
export const lockVmHost = (trx: Db, { projectId, id }: VmHostKey) =>
  liveVmHosts(trx, projectId)
    .where('h.id', '=', id)
    .select(columns)
    .select(holdsLimits(serviceType.vm, 'h').as('holdsLimits'))
    .forUpdate()
    .executeTakeFirst()

export const insertVmHost = (trx: Db, projectId: number, host: NewVmHost) =>
  trx
    .insertInto('vm_hosts')
    .values({
      project_id: projectId,
      name: host.name,
      vm_image_id: host.vmImageId,
      vm_key_id: host.vmKeyId,
      password_secret: host.sealedPassword,
      user_data_secret: host.sealedUserData,
      is_predefined: host.bundleId !== null,
      bundle_id: host.bundleId,
      cpu: host.cpu,
      memory_gb: host.memoryGb,
      disk_gb: host.diskGb,
      storage_class_type_id: host.storageClassTypeId,
      wants_ipv4: host.wantsIpv4,
      wants_ipv6: host.wantsIpv6,
      ...bothPriceColumns(host.prices),
      status_id: serviceStatus.id.inQueue,
      created_at: host.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** The first of these names that a server of the project has, another than `exceptId`. */
export const findTakenName = async (
  db: Db,
  projectId: number,
  names: readonly string[],
  { exceptId = 0 }: { exceptId?: number } = {},
): Promise<string | undefined> => {
  const row = await liveVmHosts(db, projectId)
    .where(isNamed('h.name', ...names))
    .where('h.id', '<>', exceptId)
    .select('h.name')
    .executeTakeFirst()
  return row?.name
}

/** Of all servers of the project that begin like this one. */
export const listNamesLike = async (db: Db, projectId: number, name: string): Promise<string[]> => {
  const rows = await liveVmHosts(db, projectId)
    .where(sql<boolean>`starts_with(name_key(h.name), name_key(${name.slice(0, 5)}))`)
    .select('h.name')
    .execute()
  return rows.map((row) => row.name)
}

export const updateVmHost = (db: Db, { projectId, id }: VmHostKey) =>
  db
    .updateTable('vm_hosts')
    .set({ modified_at: sql`now()` })
    .where('project_id', '=', projectId)
    .where('id', '=', id)

export const setVmHostStatus = async (db: Db, key: VmHostKey, status: keyof typeof serviceStatus.id) => {
  await updateVmHost(db, key).set({ status_id: serviceStatus.id[status] }).execute()
}

export const setDesiredPower = async (db: Db, key: VmHostKey, desired: 'on' | 'off') => {
  await updateVmHost(db, key).set({ desired_power: desired }).execute()
}

/** What people set on it and no engine is asked about; absent: unchanged. */
export const changeVmHost = async (
  trx: Db,
  key: VmHostKey,
  { name, isLocked, isPinned }: { name?: string; isLocked?: boolean; isPinned?: boolean },
) => {
  await updateVmHost(trx, key).set({ name, is_locked: isLocked, is_pinned: isPinned }).execute()
}

const paidStateColumns = [
  'power_status',
  'ipv4',
  'ipv6',
  'engine_ref',
  'binned_at',
  'monthly_price_rials',
  'price_lines',
  'price_while_off_rials',
  'price_lines_while_off',
] as const

const paidStateOf = (row: Pick<Selectable<VmHostsTable>, (typeof paidStateColumns)[number]>) => ({
  isThere: row.engine_ref !== null,
  ipv4: row.ipv4,
  ipv6: row.ipv6,
  isBinned: row.binned_at !== null,
  powerStatus: row.power_status,
  running: keptLines(row.price_lines, row.monthly_price_rials),
  off: keptLines(row.price_lines_while_off, row.price_while_off_rials ?? row.monthly_price_rials),
})

/** What decides how much of the agreed prices is paid. */
export type PaidState = ReturnType<typeof paidStateOf>

export const findPaidState = async (db: Db, key: VmHostKey): Promise<PaidState> =>
  paidStateOf(
    await db
      .selectFrom('vm_hosts')
      .where('project_id', '=', key.projectId)
      .where('id', '=', key.id)
      .select(paidStateColumns)
      .executeTakeFirstOrThrow(),
  )

/** Running or off, by what the engine said last; a server that the engine never showed has failed. */
export const setStatusByPower = async (db: Db, key: VmHostKey): Promise<PaidState> =>
  paidStateOf(
    await updateVmHost(db, key)
      .set({
        status_id: sql<number>`case power_status when ${powerStatus.id.poweredOn} then ${serviceStatus.id.active}::integer
          when ${powerStatus.id.poweredOff} then ${serviceStatus.id.shutdown}::integer
          else ${serviceStatus.id.failed}::integer end`,
      })
      .returning(paidStateColumns)
      .executeTakeFirstOrThrow(),
  )

export const setEngineRef = async (db: Db, key: VmHostKey, ref: string | null) => {
  await updateVmHost(db, key).set({ engine_ref: ref }).execute()
}

export interface ObservedServer {
  /** null: it is there, but in a state in which there is nothing to turn on or off. */
  powerStatus: VmHostsTable['power_status']
  networkStatus: VmHostsTable['network_status']
  ipv4: string | null
  ipv6: string | null
}

export const recordObserved = async (db: Db, key: VmHostKey, observed: ObservedServer) => {
  await updateVmHost(db, key)
    .set({
      power_status: observed.powerStatus,
      network_status: observed.networkStatus,
      ipv4: observed.ipv4,
      ipv6: observed.ipv6,
    })
    .execute()
}

/** Nothing of it is on the engine any more. */
export const forgetObserved = async (db: Db, key: VmHostKey) => {
  await updateVmHost(db, key)
    .set({ engine_ref: null, power_status: null, network_status: null, ipv4: null, ipv6: null })
    .execute()
}

export interface WantedSystem {
  vmImageId: number
  vmKeyId: number | null
}

export const setSystem = async (db: Db, key: VmHostKey, { vmImageId, vmKeyId }: WantedSystem) => {
  await updateVmHost(db, key).set({ vm_image_id: vmImageId, vm_key_id: vmKeyId }).execute()
}

/** The first password and the user data: kept only until the engine has them. */
export const keepSecrets = async (
  trx: Db,
  key: VmHostKey,
  { sealedPassword, sealedUserData }: Pick<NewVmHost, 'sealedPassword' | 'sealedUserData'>,
) => {
  await updateVmHost(trx, key).set({ password_secret: sealedPassword, user_data_secret: sealedUserData }).execute()
}

export const wipeSecrets = (db: Db, key: VmHostKey) =>
  keepSecrets(db, key, { sealedPassword: null, sealedUserData: null })

export const markVmHostDeleted = async (trx: Db, key: VmHostKey) => {
  await wipeSecrets(trx, key)
  await updateVmHost(trx, key)
    .set({ status_id: serviceStatus.id.deleted, deleted_at: sql`now()`, power_status: null })
    .execute()
}

/** What was ordered of the server itself. */
export const serverOrder = (db: Db, { projectId, id }: VmHostKey) =>
  db
    .selectFrom('vm_hosts as h')
    .innerJoin('vm_images as i', 'i.id', 'h.vm_image_id')
    .leftJoin('vm_keys as k', (join) =>
      join.onRef('k.project_id', '=', 'h.project_id').onRef('k.id', '=', 'h.vm_key_id'),
    )
    .where('h.project_id', '=', projectId)
    .where('h.id', '=', id)
    .select([
      'h.name',
      'h.cpu',
      'h.memory_gb as memoryGb',
      'h.disk_gb as diskGb',
      'h.wants_ipv4 as wantsIpv4',
      'h.wants_ipv6 as wantsIpv6',
      'h.password_secret as passwordSecret',
      'h.user_data_secret as userDataSecret',
      'h.ipv4',
      'h.monthly_price_rials as monthlyPriceRials',
      'h.desired_power as desiredPower',
      'i.engine_ref as image',
      'i.operating_system_id as operatingSystemId',
      'k.public_key as publicKey',
    ])

export const findServerOrder = (db: Db, key: VmHostKey) => serverOrder(db, key).executeTakeFirstOrThrow()

/** Operations that put a volume back to an earlier state. */
const goingBackKinds = [volumeSnapshotCalls.volumeSnapshotRevert, volumeBackupCalls.volumeBackupRestore].map(callId)

/** A volume of this server that is being put back to an earlier state. */
export const findVolumeGoingBack = (db: Db, { projectId, id }: VmHostKey) =>
  db
    .selectFrom('vm_volume_nodes as n')
    .innerJoin('vm_volumes as v', (join) =>
      join.onRef('v.project_id', '=', 'n.project_id').onRef('v.id', '=', 'n.vm_volume_id'),
    )
    .innerJoin('operations as o', (join) =>
      join
        .onRef('o.service_id', '=', 'v.id')
        .on('o.service_type', '=', serviceType.volume)
        .on('o.ended_at', 'is', null),
    )
    .where('n.project_id', '=', projectId)
    .where('n.vm_host_id', '=', id)
    .where('n.deleted_at', 'is', null)
    .where('o.kind', 'in', goingBackKinds)
    .select(['v.name as volume', 'o.title'])
    .executeTakeFirst()
