import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import type { Due } from '../../../db/due.ts'

/** Customers who have to be told that their ticket will close. */
export const toBeTold = (daysBefore: number): Due<'tickets'> => ({
  table: 'tickets',
  key: ['id'],
  at: sql`tickets.closes_at - make_interval(days => ${sql.lit(daysBefore)})`,
  where: sql`tickets.closing_told_at is null`,
})

/** Never before the customer was told. */
export const toBeClosed: Due<'tickets'> = {
  table: 'tickets',
  key: ['id'],
  at: sql`tickets.closes_at`,
  where: sql`tickets.closing_told_at is not null`,
}

export const setClosingTold = async (
  trx: Db,
  id: number,
  { closesAt, toldAt }: { closesAt: Date; toldAt: Date },
): Promise<void> => {
  await trx.updateTable('tickets').set({ closes_at: closesAt, closing_told_at: toldAt }).where('id', '=', id).execute()
}
