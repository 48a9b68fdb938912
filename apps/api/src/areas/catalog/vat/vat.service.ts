import { vatPercentOn, type VatRate } from '@sarv/contract/pricing/vat'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db/connection.ts'

/** All that the catalogue knows, also those that have not begun. */
export const listVatRates = (db: Db): Promise<VatRate[]> =>
  db.selectFrom('vat_rates').select(['valid_from as from', 'percent']).execute()

/** The rate of value added tax that the catalogue has for a moment; without one: now. */
export const vatPercentAt = async (db: Db, at: Date = new Date()): Promise<number> =>
  vatPercentOn(at, await listVatRates(db))

/** The same inside a statement that needs it anyway; null where none is known. */
export const vatPercentIn = (at: RawBuilder<Date>): RawBuilder<number> =>
  sql<number>`(select percent from vat_rates where valid_from <= ${at} order by valid_from desc limit 1)`
