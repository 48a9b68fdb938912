import { sql } from 'kysely'
import { warnedDays } from '@sarv/contract/vm/load-balancers/certificates.rules'
import type { Db } from '../../../db/connection.ts'
import type { Due } from '../../../db/due.ts'

/** When the owners of a certificate are to be told next, by what they have heard. */
const nextWarning = sql`vm_lb_certificates.ends_at - make_interval(days => case
  ${sql.join(
    warnedDays
      .slice(0, -1)
      .map((told, index) => sql`when warned_days = ${told}::int then ${warnedDays[index + 1]}::int`),
    sql` `,
  )} when warned_days is null then ${warnedDays[0]}::int end)`

/** Of balancers that are there, those that count. */
const isUsed = sql`exists (select from vm_lb_listeners l
  join vm_load_balancers b on b.project_id = l.project_id and b.id = l.load_balancer_id and b.revision = l.revision
  where l.project_id = vm_lb_certificates.project_id and l.id = vm_lb_certificates.listener_id and b.deleted_at is null)`

export const endingCertificates: Due<'vm_lb_certificates'> = {
  table: 'vm_lb_certificates',
  key: ['project_id', 'id'],
  at: nextWarning,
  where: isUsed,
}

/** Whose it is, and where it stands. */
export const findCertificateOwner = (trx: Db, { projectId, listenerId }: { projectId: number; listenerId: number }) =>
  trx
    .selectFrom('vm_lb_listeners as l')
    .innerJoin('vm_load_balancers as b', (join) =>
      join.onRef('b.project_id', '=', 'l.project_id').onRef('b.id', '=', 'l.load_balancer_id'),
    )
    .innerJoin('projects as p', 'p.id', 'l.project_id')
    .where('l.project_id', '=', projectId)
    .where('l.id', '=', listenerId)
    .select(['b.id', 'b.name', 'p.customer_id as customerId'])
    .executeTakeFirstOrThrow()

export const setWarned = async (trx: Db, { projectId, id }: { projectId: number; id: number }, days: number) => {
  await trx
    .updateTable('vm_lb_certificates')
    .set({ warned_days: days })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute()
}

/** A row as the rest of the area speaks of it. */
export const certificateOf = (row: {
  project_id: number
  id: number
  listener_id: number
  names: string[]
  ends_at: Date
  warned_days: number | null
}) => ({
  projectId: row.project_id,
  id: row.id,
  listenerId: row.listener_id,
  names: row.names,
  endsAt: row.ends_at,
  warnedDays: row.warned_days,
})
