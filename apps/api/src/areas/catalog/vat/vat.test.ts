import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { loadCatalogue } from '../catalogue/catalogue.service.ts'
import { vatPercentAt, vatPercentIn } from './vat.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await loadCatalogue(database.db)
})
afterAll(() => database.close())

it.each([
  ['the last second of 1402 in Tehran', '2024-03-19T20:29:59Z', 9],
  ['the first second of 1403 in Tehran', '2024-03-19T20:30:00Z', 10],
  ['1405', '2026-11-15T06:00:00Z', 10],
])('%s has its rate, asked for alone or within a statement', async (_, moment, percent) => {
  const at = new Date(moment)
  expect(await vatPercentAt(database.db, at)).toBe(percent)
  const { rows } = await sql`select ${vatPercentIn(sql<Date>`${at}::timestamptz`)} as percent`.execute(database.db)
  expect(rows).toEqual([{ percent }])
})

it('has no rate before the first one', async () => {
  await expect(vatPercentAt(database.db, new Date('2010-01-01'))).rejects.toThrow(RangeError)
})
