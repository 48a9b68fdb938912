import { sql } from 'kysely'
import { serviceStatus } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import type { Db } from '../../../db/connection.ts'
import { isBusy, type Claim } from '../../../services/drift.store.ts'
import { parseSpaceTag, type OurBucket, type TheirSpace } from './reconcile.rules.ts'

/** A bucket that failed may never have been made; one that failed because it was gone is still waited for. */
export const readOurBuckets = async (
  db: Db,
  { datacenterId, since }: Claim,
  theirs: readonly TheirSpace[],
): Promise<OurBucket[]> => {
  const isExpected = sql`(b.deleted_at is null and (b.status_id in (${sql.lit(serviceStatus.id.active)},
    ${sql.lit(serviceStatus.id.disabled)}) or exists (select from drift_findings f
      where f.service_type = ${sql.lit(serviceType.bucket)} and f.service_id = b.id and f.kind = 'gone'
        and f.confirmed_at is not null and f.resolved_at is null)))`
  const listed = theirs.flatMap(({ tag }) => {
    const service = parseSpaceTag(tag)
    return service ? [{ project_id: service.projectId, id: service.id }] : []
  })
  const { rows } = await sql<OurBucket>`
    select b.project_id as "projectId", b.id, b.name, b.size_gb as "sizeGb", b.datacenter_id = ${datacenterId} as "isHere",
      b.binned_at is not null or b.status_id = ${sql.lit(serviceStatus.id.disabled)} as "isClosed", ${isExpected} as "isExpected", b.deleted_at is not null as "isEnded",
      ${isBusy(serviceType.bucket, sql`b.id`, since)} as "isBusy"
    from storage_buckets b
    where (b.datacenter_id = ${datacenterId} and ${isExpected})
      or (b.project_id, b.id) in (select * from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb)
        as t (project_id bigint, id bigint))`.execute(db)
  return rows
}

export const holdBucket = (trx: Db, { projectId, id }: { projectId: number; id: number }) =>
  trx
    .selectFrom('storage_buckets as b')
    .innerJoin('projects as p', 'p.id', 'b.project_id')
    .where('b.project_id', '=', projectId)
    .where('b.id', '=', id)
    .where('b.deleted_at', 'is', null)
    .select(['b.project_id as projectId', 'b.id', 'b.name', 'b.status_id as statusId', 'b.binned_at as binnedAt'])
    .select(['b.monthly_price_rials as monthlyPrice', 'b.price_lines as priceLines', 'p.customer_id as customerId'])
    .forUpdate('b')
    .executeTakeFirst()

export type HeldBucket = NonNullable<Awaited<ReturnType<typeof holdBucket>>>
