import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyChain } from '../audit/chain.ts'
import type { OpenDatabase } from '../db/connection.ts'
import { createSecretBox } from '../secrets.ts'
import { openTestDatabase } from '../testing/database.ts'
import { insertPerson } from '../testing/people.ts'
import { commands, findCommand, usage } from './commands.ts'

const secrets = createSecretBox(randomBytes(32))
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const run = async (...words: string[]) => {
  const lines: string[] = []
  const { command, rest } = findCommand(words)!
  const code = await command.run(rest, { db: database.db, secrets, say: (line) => lines.push(line) })
  return { code, text: lines.join('\n') }
}

const userRow = (id: number) =>
  database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

it('names every command in the usage, and knows no other', () => {
  for (const name of Object.keys(commands)) expect(usage()).toContain(`sarv ${name}`)
  expect(findCommand(['user', 'fly'])).toBeUndefined()
})

describe('users', () => {
  it('are shown without secrets', async () => {
    const { email, userId } = await insertPerson(database.db, { passwordHash: '$argon2id$secret' })
    const { code, text } = await run('user', 'show', email.toUpperCase())
    expect(code).toBe(0)
    expect(text).toContain(`id               ${userId}`)
    expect(text).not.toContain('argon2id')
  })

  it('are disabled with a reason, signed out everywhere, and enabled again', async () => {
    const { email, userId, sessionId } = await insertPerson(database.db)
    await expect(run('user', 'disable', email)).rejects.toThrow('--reason')
    await run('user', 'disable', email, '--reason', 'asked by phone')
    expect((await userRow(userId)).disabled_reason).toBe('asked by phone')
    const session = await database.db.selectFrom('sessions').selectAll().where('id', '=', sessionId).executeTakeFirst()
    expect(session?.revoked_at).toBeInstanceOf(Date)
    await run('user', 'enable', email)
    expect((await userRow(userId)).disabled_reason).toBeNull()
  })

  it('lose their second factors only when asked for by their e-mail', async () => {
    const { email, userId } = await insertPerson(database.db)
    const set = { has_totp: true, totp_secret: 'sealed', has_sms: true }
    await database.db.updateTable('users').set(set).where('id', '=', userId).execute()
    await expect(run('user', 'reset-second-factor', 'nobody@example.com')).rejects.toThrow('no user')
    await run('user', 'reset-second-factor', email)
    expect(await userRow(userId)).toMatchObject({ has_totp: false, totp_secret: null, has_sms: false })
  })

  it('are confirmed once their profile is filled in', async () => {
    const { email, userId } = await insertPerson(database.db)
    await expect(run('user', 'confirm-identity', email)).rejects.toThrow('not filled in')
    const profile = { national_id: '0013542419', birth_date: '1990-01-01', address: 'تهران، خیابان آزادی' }
    await database.db.updateTable('users').set(profile).where('id', '=', userId).execute()
    await run('user', 'confirm-identity', email)
    expect((await userRow(userId)).id_confirmed).toBe(true)
  })

  it('leave a line in the audit log with each change', async () => {
    const { email, userId } = await insertPerson(database.db)
    await run('user', 'show', email)
    await run('user', 'enable', email)
    const rows = await database.db.selectFrom('audit_log').selectAll().where('user_id', '=', userId).execute()
    expect(rows).toMatchObject([{ event: 'operator:enable', target: `user:${userId}` }])
  })
})

describe('audit verify', () => {
  it('proves a whole chain, and a head noted earlier', async () => {
    const { code, text } = await run('audit', 'verify')
    expect(code).toBe(0)
    const { head, rows } = await verifyChain(database.db, secrets)
    expect(text).toContain(head)
    expect(text).toContain(`${rows} rows`)
    expect((await run('audit', 'verify', '--head', head)).code).toBe(0)
    expect((await run('audit', 'verify', '--head', 'ab'.repeat(32))).code).toBe(1)
    await expect(run('audit', 'verify', '--head', 'nonsense')).rejects.toThrow('64 hexadecimal')
  })

  it('says which line does not fit', async () => {
    await sql`alter table audit_log disable trigger user`.execute(database.db)
    await sql`update audit_log set event = 'something else' where id = 1`.execute(database.db)
    const { code, text } = await run('audit', 'verify')
    expect(code).toBe(1)
    expect(text).toContain('row 1 was changed')
  })
})
