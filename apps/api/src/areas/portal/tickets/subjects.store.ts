import { sql } from 'kysely'
import type { issuePriority } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import type { ClosingTerms } from './closing.rules.ts'
import type { DeskHours, Promised } from './promise.rules.ts'

type Priority = keyof typeof issuePriority.id

export interface SupportTerms {
  answer: Readonly<Record<Priority, Promised>>
  desk: DeskHours
  closing: ClosingTerms
}

/** What the catalogue promises today. */
export const readSupportTerms = async (db: Db): Promise<SupportTerms> => {
  const terms = await db.selectFrom('support_terms').select(['answer', 'desk', 'closing']).executeTakeFirstOrThrow()
  return terms as unknown as SupportTerms
}

/** Of a unit or of all; those of a product come with what every product has. */
export const listSubjects = (db: Db, { unitId, productId }: { unitId?: number; productId?: number } = {}) =>
  db
    .selectFrom('ticket_subjects')
    .where('enabled', '=', true)
    .$if(unitId !== undefined, (query) => query.where('unit_id', '=', unitId ?? 0))
    .$if(productId !== undefined, (query) =>
      query.where((eb) => eb.or([eb('product_id', 'is', null), eb('product_id', '=', productId ?? 0)])),
    )
    .select(['id', 'name'])
    .orderBy(sql`product_id is null`)
    .orderBy('position')
    .execute()

export const findSubject = (db: Db, id: number) =>
  db
    .selectFrom('ticket_subjects')
    .where('id', '=', id)
    .where('enabled', '=', true)
    .select(['id', 'unit_id as unitId', 'product_id as productId'])
    .executeTakeFirst()
