import { sql } from 'kysely'
import { userAccessType } from '@sarv/contract/enums'
import type { Db } from '../../db/connection.ts'
import { accessTypeInProject } from '../../db/project-access.ts'
import { userTitle } from '../../db/user-title.ts'

const ceiling = 20

export const findFailedOperation = (trx: Db, id: number) =>
  trx
    .selectFrom('operations as o')
    .leftJoin('projects as p', 'p.id', 'o.project_id')
    .leftJoin('users as u', 'u.id', 'o.user_id')
    .where('o.id', '=', id)
    .select([
      'o.id',
      'o.kind',
      'o.customer_id as customerId',
      'o.project_id as projectId',
      'o.service_type as serviceType',
      'o.service_id as serviceId',
      'o.user_id as userId',
      'o.reason',
      'p.name as project',
      userTitle.as('starter'),
      sql<string>`coalesce(o.sentence, o.title)`.as('sentence'),
    ])
    .executeTakeFirstOrThrow()

export type FailedOperation = Awaited<ReturnType<typeof findFailedOperation>>

/** What the clock starts is tried again and again: one word about it in a day is enough. */
export const wasToldToday = async (
  trx: Db,
  { id, kind, serviceType, serviceId }: FailedOperation,
): Promise<boolean> => {
  const earlier = await trx
    .selectFrom('operations')
    .where('service_type', '=', serviceType)
    .where('service_id', '=', serviceId)
    .where('kind', '=', kind)
    .where('status', '=', 'failed')
    .where('id', '<', id)
    .where('ended_at', '>', sql<Date>`now() - interval '1 day'`)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return earlier !== undefined
}

/** Members who see the project, with what they may do there. */
const peopleOf = (trx: Db, { customerId, projectId }: FailedOperation) =>
  trx
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('projects as p', (join) => join.on('p.id', '=', projectId))
    .leftJoin('project_users as pu', (join) =>
      join.onRef('pu.project_id', '=', 'p.id').onRef('pu.user_id', '=', 'm.user_id'),
    )
    .where('m.customer_id', '=', customerId)
    .where('u.disabled_reason', 'is', null)
    .where((eb) =>
      eb.or([
        eb('m.is_super_user', '=', true),
        ...(projectId === null ? [eb.lit(true)] : [eb(accessTypeInProject, 'is not', null)]),
      ]),
    )
    // Whom the operation's own last work has told already, in this transaction, needs no second word.
    .where(
      sql<boolean>`not exists (select from notifications n
        where n.user_id = m.user_id and n.customer_id = m.customer_id and n.created_at = now())`,
    )
    .select('m.user_id')
    .orderBy('m.user_id')
    .limit(ceiling)

const idsOf = (rows: readonly { user_id: number }[]) => rows.map((row) => row.user_id)

/** Whoever started it, while they still see the project. */
export const findStarter = async (trx: Db, operation: FailedOperation): Promise<number | undefined> => {
  if (operation.userId === null) return undefined
  return idsOf(await peopleOf(trx, operation).where('m.user_id', '=', operation.userId).execute())[0]
}

/** Those who manage the project; where nobody was made its manager, the super users of the account. */
export const listManagers = async (trx: Db, operation: FailedOperation): Promise<number[]> => {
  const managers = await peopleOf(trx, operation).where('pu.access_type', '=', userAccessType.id.owner).execute()
  return idsOf(
    managers.length > 0 ? managers : await peopleOf(trx, operation).where('m.is_super_user', '=', true).execute(),
  )
}
