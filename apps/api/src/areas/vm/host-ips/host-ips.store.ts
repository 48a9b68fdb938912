import { sql } from 'kysely'
import type { AgreedLine } from '@sarv/contract/pricing/agreed-lines'
import { networkNodeStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { priceColumns } from '../../../services/price-columns.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'

const listCeiling = 100

export interface HostIpKey {
  projectId: number
  ipId: number
}

type IpStatus = keyof typeof networkNodeStatus.id

const liveIps = (db: Db, { projectId, id }: VmHostKey) =>
  db
    .selectFrom('vm_host_ips')
    .where('project_id', '=', projectId)
    .where('vm_host_id', '=', id)
    .where('deleted_at', 'is', null)

const columns = [
  'id',
  'address as ipAddress',
  'is_v4 as isV4',
  'is_primary as isPrimary',
  'status_id as statusId',
  'monthly_price_rials as monthlyPriceRials',
  'price_lines as priceLines',
  'reverse_name as reverseName',
  'is_protected as isProtected',
] as const

export const listHostIps = (db: Db, host: VmHostKey) =>
  liveIps(db, host)
    .select(columns)
    .orderBy('is_primary', 'desc')
    .orderBy('is_v4', 'desc')
    .orderBy('id')
    .limit(listCeiling)
    .execute()

/** The addresses that come with a server. What they take of the limits and cost is the server's own. */
export const insertPrimaryIps = async (
  trx: Db,
  host: VmHostKey,
  { wantsIpv4, wantsIpv6 }: { wantsIpv4: boolean; wantsIpv6: boolean },
): Promise<void> => {
  const versions = [...(wantsIpv4 ? [true] : []), ...(wantsIpv6 ? [false] : [])]
  if (versions.length === 0) return
  await trx
    .insertInto('vm_host_ips')
    .values(
      versions.map((isV4) => ({
        project_id: host.projectId,
        vm_host_id: host.id,
        is_v4: isV4,
        is_primary: true,
        status_id: networkNodeStatus.id.wait,
      })),
    )
    .execute()
}

/** What the engine gave, or took back: an address that is not there any more waits for the next one. */
export const recordPrimaryIps = async (
  db: Db,
  host: VmHostKey,
  given: { ipv4: string | null; ipv6: string | null },
): Promise<void> => {
  const { wait, connected } = networkNodeStatus.id
  const address = sql<string | null>`case when is_v4 then ${given.ipv4} else ${given.ipv6} end`
  await db
    .updateTable('vm_host_ips')
    .set({
      address,
      status_id: sql<number>`case when ${address} is null then ${wait}::integer else ${connected}::integer end`,
    })
    .where('project_id', '=', host.projectId)
    .where('vm_host_id', '=', host.id)
    .where('is_primary', '=', true)
    .where('deleted_at', 'is', null)
    .execute()
}

export const insertExtraIp = (trx: Db, host: VmHostKey, ip: { isV4: boolean; price: readonly AgreedLine[] }) =>
  trx
    .insertInto('vm_host_ips')
    .values({
      project_id: host.projectId,
      vm_host_id: host.id,
      is_v4: ip.isV4,
      is_primary: false,
      status_id: networkNodeStatus.id.wait,
      ...priceColumns(ip.price),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const findHostIp = (db: Db, host: VmHostKey, ipId: number) =>
  liveIps(db, host).where('id', '=', ipId).select(columns).executeTakeFirst()

export const countExtraIps = async (trx: Db, host: VmHostKey): Promise<number> => {
  const { count } = await liveIps(trx, host)
    .where('is_primary', '=', false)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const update = (db: Db, { projectId, ipId }: HostIpKey) =>
  db
    .updateTable('vm_host_ips')
    .where('project_id', '=', projectId)
    .where('id', '=', ipId)
    .where('deleted_at', 'is', null)

export const setIpAddress = async (db: Db, key: HostIpKey, address: string | null) => {
  await update(db, key).set({ address }).execute()
}

/** `from`: only where it stands so. */
export const setIpStatus = async (db: Db, key: HostIpKey, status: IpStatus, from?: IpStatus) => {
  await update(db, key)
    .set({ status_id: networkNodeStatus.id[status] })
    .$if(from !== undefined, (query) => query.where('status_id', '=', networkNodeStatus.id[from!]))
    .execute()
}

export const setIpSettings = async (
  db: Db,
  key: HostIpKey,
  { reverseName, isProtected }: { reverseName: string | null; isProtected: boolean },
) => {
  await update(db, key).set({ reverse_name: reverseName, is_protected: isProtected }).execute()
}

/** Whether it is still there to be another server's. */
export const setIpServer = async (db: Db, key: HostIpKey, vmHostId: number): Promise<boolean> => {
  const { numUpdatedRows } = await update(db, key).set({ vm_host_id: vmHostId }).executeTakeFirst()
  return numUpdatedRows > 0n
}

export const listProtectedIps = async (db: Db, host: VmHostKey): Promise<string[]> => {
  const rows = await liveIps(db, host).where('is_protected', '=', true).select('address').orderBy('id').execute()
  return rows.flatMap(({ address }) => address ?? [])
}

export const markIpDeleted = async (trx: Db, key: HostIpKey) => {
  await update(trx, key)
    .set({ status_id: networkNodeStatus.id.deleted, deleted_at: sql`now()` })
    .execute()
}

/** All of a server that is gone; answers those beyond its first. */
export const markIpsOfHostDeleted = async (trx: Db, { projectId, id }: VmHostKey): Promise<number[]> => {
  const rows = await trx
    .updateTable('vm_host_ips')
    .set({ status_id: networkNodeStatus.id.deleted, deleted_at: sql`now()` })
    .where('project_id', '=', projectId)
    .where('vm_host_id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['id', 'is_primary'])
    .execute()
  return rows.filter((row) => !row.is_primary).map((row) => row.id)
}
