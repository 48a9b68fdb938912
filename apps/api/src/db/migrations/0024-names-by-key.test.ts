import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabaseBefore, type EarlierDatabase } from '../../testing/migrations.ts'
import { violates } from '../violations.ts'
import { namesByKey } from './0024-names-by-key.ts'

let database: EarlierDatabase
beforeAll(async () => {
  database = await openDatabaseBefore(namesByKey)
})
afterAll(() => database.close())

const namesOf = async (customer: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select p.name from projects p join customers c on c.id = p.customer_id
    where c.name = ${customer} and p.deleted_at is null order by p.id`.execute(database.db)
  return rows.map(({ name }) => name)
}

const addProject = (customer: string, name: string, isDeleted = false) =>
  sql`insert into projects (customer_id, datacenter_id, name, deleted_at)
    select c.id, (select min(id) from datacenters), ${name}, case when ${isDeleted} then now() end
    from customers c where c.name = ${customer}`.execute(database.db)

it('makes names that read alike one name, and numbers those that were there twice', async () => {
  const { db } = database
  await sql`insert into datacenters (id, name, engine, is_sandbox, hypervisor_id)
    values (1, 'تهران ۱', 'sandbox', true, 1)`.execute(db)
  await sql`insert into customers (name) values ('toranj'), ('narenj')`.execute(db)
  for (const name of ['نمونه ۲', 'نمونه 3', 'نمونه ٢']) await addProject('toranj', name)
  await addProject('toranj', 'نمونه 2', true)
  await addProject('narenj', 'نمونه 2')

  await database.migrateOn()

  const [first, other, renamed] = await namesOf('toranj')
  expect([first, other]).toEqual(['نمونه ۲', 'نمونه 3'])
  expect(renamed).toMatch(/^نمونه ٢ \d+$/)
  expect(await namesOf('narenj')).toEqual(['نمونه 2'])

  const again = await addProject('toranj', 'نمونه ۳').then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(violates(again, 'projects_name')).toBe(true)
})

it.each([
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['Web-۰۲', 'web-02'],
])('compares %s as %s', async (name, key) => {
  const { rows } = await sql<{ key: string }>`select name_key(${name}) as key`.execute(database.db)
  expect(rows).toEqual([{ key }])
})
