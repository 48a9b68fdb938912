import { productItem } from '@sarv/contract/enums'
import type { PricedVm } from '@sarv/contract/vm/hosts/hosts.price'
import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { bothPriceColumns, updateVmHost, type AgreedPrices, type VmHostKey } from './hosts.store.ts'

export interface MachineSize {
  cpu: number
  memoryGb: number
  diskGb: number
}

export const setSize = async (db: Db, key: VmHostKey, { cpu, memoryGb, diskGb }: MachineSize) => {
  await updateVmHost(db, key).set({ cpu, memory_gb: memoryGb, disk_gb: diskGb }).execute()
}

/** From now on every part has its own price: no ready-made plan has this size. */
export const leaveBundle = async (trx: Db, key: VmHostKey) => {
  await updateVmHost(trx, key).set({ is_predefined: false, bundle_id: null }).execute()
}

/** From now on it has the price of this plan, and of what goes beyond it. */
export const takeBundle = async (trx: Db, key: VmHostKey, bundleId: number) => {
  await updateVmHost(trx, key).set({ is_predefined: true, bundle_id: bundleId }).execute()
}

export const setAgreedPrices = async (trx: Db, key: VmHostKey, prices: AgreedPrices) => {
  await updateVmHost(trx, key).set(bothPriceColumns(prices)).execute()
}

/** All of a server that has a price, as it is now; a plan that is no longer offered still is the server's plan. */
export const findPricedVm = async (db: Db, key: VmHostKey): Promise<PricedVm> => {
  const { name, quantities, price, ...vm } = await db
    .selectFrom('vm_hosts as h')
    .leftJoin('product_bundles as b', 'b.id', 'h.bundle_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('product_bundle_prices as p')
          .whereRef('p.bundle_id', '=', 'b.id')
          .whereRef('p.valid_from', '<=', eb.fn<Date>('now'))
          .select('p.price_rials')
          .orderBy('p.valid_from', 'desc')
          .limit(1)
          .as('price'),
      (join) => join.onTrue(),
    )
    .where('h.project_id', '=', key.projectId)
    .where('h.id', '=', key.id)
    .select(['h.cpu', 'h.memory_gb as memoryGb', 'h.disk_gb as diskGb'])
    .select(['h.wants_ipv4 as hasIpv4', 'h.wants_ipv6 as hasIpv6'])
    .select(['b.name', 'b.quantities', 'price.price_rials as price'])
    .select((eb) =>
      eb
        .selectFrom('vm_host_disks as d')
        .whereRef('d.project_id', '=', 'h.project_id')
        .whereRef('d.vm_host_id', '=', 'h.id')
        .where('d.deleted_at', 'is', null)
        .select(sql<number>`coalesce(sum(d.size_gb), 0)::int`.as('gb'))
        .$asScalar()
        .$notNull()
        .as('dataDiskGb'),
    )
    .executeTakeFirstOrThrow()
  const hasPlan = name !== null && quantities !== null && price !== null
  return { ...vm, plan: hasPlan ? { name, price, ipv4: quantities[productItem.id.ipv4] ?? 0 } : undefined }
}
