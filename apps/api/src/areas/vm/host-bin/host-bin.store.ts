import { serviceType } from '@sarv/contract/service-types'
import { sql } from 'kysely'
import { binHours } from '@sarv/contract/limits'
import type { Db } from '../../../db/connection.ts'
import type { Due } from '../../../db/due.ts'
import { isPutAway } from '../../../services/lifecycle.ts'
import { presentRials } from '../../financial/usage/usage.service.ts'
import { userTitle } from '../../../db/user-title.ts'
import { updateVmHost, type VmHostKey } from '../hosts/hosts.store.ts'

const listCeiling = 1000
/** After a failure the clock waits this long before it tries again. */
const triesAgainHours = 1
const noticeHours = 24

const binned = (db: Db) =>
  db.selectFrom('vm_hosts as h').where('h.deleted_at', 'is', null).where('h.binned_at', 'is not', null)

export const listBinned = (db: Db, projectId: number) =>
  binned(db)
    .where('h.project_id', '=', projectId)
    .innerJoin('vm_images as i', 'i.id', 'h.vm_image_id')
    .leftJoin('users as u', 'u.id', 'h.binned_by')
    .select(['h.id', 'h.name', 'h.status_id as statusId', 'h.cpu', 'h.memory_gb as memory', 'h.disk_gb as disk'])
    .select(['h.ipv4', 'i.operating_system_id as operatingSystemId', 'i.operating_system as operatingSystem'])
    .select([presentRials(serviceType.vm, sql.ref('h.id')).as('monthlyPrice'), userTitle.as('user')])
    .select((eb) => [eb.ref('h.binned_at').$notNull().as('binnedAt'), eb.ref('h.bin_until').$notNull().as('binUntil')])
    .orderBy('h.binned_at', 'desc')
    .limit(listCeiling)
    .execute()

/** Holds the row of a server in the bin until the transaction ends. */
export const lockBinned = (trx: Db, { projectId, id }: VmHostKey) =>
  binned(trx).where('h.project_id', '=', projectId).where('h.id', '=', id).selectAll('h').forUpdate().executeTakeFirst()

/** Answers when it will really be deleted. */
export const putIntoBin = async (trx: Db, key: VmHostKey, userId: number | null): Promise<Date> => {
  const row = await updateVmHost(trx, key)
    .set({
      binned_at: sql`now()`,
      bin_until: sql`now() + ${sql.lit(binHours)} * interval '1 hour'`,
      binned_by: userId,
      bin_noticed: false,
    })
    .returning((eb) => eb.ref('bin_until').$notNull().as('bin_until'))
    .executeTakeFirstOrThrow()
  return row.bin_until
}

export const takeOutOfBin = async (trx: Db, key: VmHostKey, name: string) => {
  await updateVmHost(trx, key).set({ name, binned_at: null, bin_until: null, binned_by: null }).execute()
}

/** A deletion that failed is not tried again at once, and again, and again. Nothing for a server outside the bin. */
export const postponeEnd = async (trx: Db, key: VmHostKey) => {
  await updateVmHost(trx, key)
    .set({ bin_until: sql`greatest(bin_until, now() + ${sql.lit(triesAgainHours)} * interval '1 hour')` })
    .where('binned_at', 'is not', null)
    .execute()
}

/** By their owners; what Sarv put there because it was not paid for has another clock. */
const inBin = sql`vm_hosts.deleted_at is null and binned_at is not null
  and not ${isPutAway(serviceType.vm, sql.ref('vm_hosts.id'))}`

/** Whose time is over, and on which nothing is being done. */
export const overdueHosts = {
  table: 'vm_hosts',
  key: ['project_id', 'id'],
  at: sql.ref('bin_until'),
  where: sql`${inBin} and not exists (select from operations as o
    where o.service_type = ${sql.lit(serviceType.vm)} and o.service_id = vm_hosts.id
      and o.status in ('queued', 'running', 'undoing'))`,
} as const satisfies Due<'vm_hosts'>

/** Whose end is near, and nobody was told yet. */
export const unnoticedHosts = {
  table: 'vm_hosts',
  key: ['project_id', 'id'],
  at: sql`bin_until - ${sql.lit(noticeHours)} * interval '1 hour'`,
  where: sql`${inBin} and not bin_noticed`,
} as const satisfies Due<'vm_hosts'>

export const markNoticed = async (trx: Db, key: VmHostKey) => {
  await updateVmHost(trx, key).set({ bin_noticed: true }).execute()
}

/** Who has deleted it. */
export const findDeleter = async (trx: Db, { projectId, id }: VmHostKey): Promise<number | null> => {
  const row = await trx
    .selectFrom('vm_hosts')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .select('binned_by')
    .executeTakeFirst()
  return row?.binned_by ?? null
}
