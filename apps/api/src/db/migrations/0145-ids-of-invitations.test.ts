import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabaseBefore, type EarlierDatabase } from '../../testing/migrations.ts'
import { idsOfInvitations } from './0145-ids-of-invitations.ts'

let database: EarlierDatabase
beforeAll(async () => {
  database = await openDatabaseBefore(idsOfInvitations)
})
afterAll(() => database.close())

it('gives open invitations ids that no user has or will have, and keeps their projects', async () => {
  const { db } = database
  await sql`insert into users (email) values ('sara@example.com'), ('ali@example.com')`.execute(db)
  await sql`insert into customers (name) values ('toranj')`.execute(db)
  await sql`insert into datacenters (id, name, engine, is_sandbox, hypervisor_id)
    values (9, 'Tehran', 'sandbox', true, 1)`.execute(db)
  await sql`insert into projects (customer_id, name, datacenter_id) select c.id, 'shop', d.id
    from customers c, (select id from datacenters order by id limit 1) d`.execute(db)
  await sql`insert into invitations (customer_id, email, token_hash, expires_at, accepted_at)
    select c.id, 'guest-' || n || '@example.com', sha256(n::text::bytea), now() + interval '1 day',
      case when n = 5 then now() end
    from customers c, generate_series(1, 5) n`.execute(db)
  await sql`insert into invitation_projects (invitation_id, project_id, access_type)
    select i.id, p.id, 1 from invitations i, projects p where i.accepted_at is null`.execute(db)

  await database.migrateOn()
  await sql`insert into users (email) values ('later@example.com')`.execute(db)
  const { rows } = await sql<{ id: number }>`select id from users
    union all select id from invitations where accepted_at is null`.execute(db)
  expect(rows).toHaveLength(7)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(7)
  const kept = await sql`select from invitation_projects p join invitations i on i.id = p.invitation_id`.execute(db)
  expect(kept.rows).toHaveLength(4)
})
