import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../config.ts'
import { loadCatalogue } from '../areas/catalog/catalogue/catalogue.service.ts'
import { verifyChain } from '../audit/chain.ts'
import { writeExport } from '../audit/export.ts'
import type { OpenDatabase } from '../db/connection.ts'
import type { OpenStackSettings } from '../engines/openstack/settings.ts'
import { openEngines } from '../product.ts'
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

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sarv-cli-'))
})
afterAll(() => rm(folder, { recursive: true }))

const openAll = () =>
  openEngines({
    database,
    config: {
      ...loadConfig({
        SARV_DATA: folder,
        SARV_SECRET_KEY: Buffer.alloc(32).toString('base64'),
        SARV_SANDBOX_SPEED: '0',
      }),
      // As if the servers of the second one were on a real cloud.
      datacenters: { 2: { engine: 'openstack', settings: { login: { kind: 'password' } } as OpenStackSettings } },
    },
    publicUrl: 'http://localhost:3000',
    log: pino({ level: 'silent' }),
    isBeside: true,
  })

const run = async (...words: string[]) => {
  const lines: string[] = []
  const { command, rest } = findCommand(words)!
  const context = {
    db: database.db,
    secrets,
    openEngines: openAll,
    say: (line: string) => lines.push(line),
    publicUrl: 'http://localhost:3000',
  }
  const code = await command.run(rest, context)
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
    await run('user', 'enable', email, '--reason', 'asked by phone')
    expect((await userRow(userId)).disabled_reason).toBeNull()
  })

  it('lose their second factors only when asked for by their e-mail', async () => {
    const { email, userId } = await insertPerson(database.db)
    const set = { has_totp: true, totp_secret: 'sealed', has_sms: true }
    await database.db.updateTable('users').set(set).where('id', '=', userId).execute()
    await expect(
      run('user', 'reset-second-factor', 'nobody@example.com', '--reason', 'asked by phone'),
    ).rejects.toThrow('no user')
    await run('user', 'reset-second-factor', email, '--reason', 'asked by phone')
    expect(await userRow(userId)).toMatchObject({ has_totp: false, totp_secret: null, has_sms: false })
  })

  it('are confirmed by the form that was seen, once it is filled in', async () => {
    const { email, userId } = await insertPerson(database.db)
    const markNow = async () =>
      /^mark\s+(\S+)$/m.exec((await run('user', 'identity', email, '--reason', 'asked by phone')).text)![1]!
    const confirm = (seen: string) =>
      run('user', 'confirm-identity', email, '--seen', seen, '--reason', 'asked by phone')
    await expect(run('user', 'confirm-identity', email, '--reason', 'asked by phone')).rejects.toThrow('--seen')
    await expect(confirm(await markNow())).rejects.toThrow('not filled in')
    const write = (address: string) =>
      database.db
        .updateTable('users')
        .set({
          national_id_secret: secrets.seal('0499370899', 'nationalId'),
          birth_date: '1990-01-01',
          address_secret: secrets.seal(address, 'address'),
        })
        .where('id', '=', userId)
        .execute()
    await write('Tehran')
    const seen = await markNow()
    await write('Shiraz')
    await expect(confirm(seen)).rejects.toThrow('identity_changed')
    expect((await run('user', 'identity', email, '--reason', 'asked by phone')).text).toContain('0499370899')
    await confirm(await markNow())
    expect((await userRow(userId)).id_confirmed).toBe(true)
  })

  it('leave a line in the audit log with each change', async () => {
    const { email, userId } = await insertPerson(database.db)
    await run('user', 'show', email)
    await run('user', 'enable', email, '--reason', 'asked by phone')
    const rows = await database.db.selectFrom('audit_log').selectAll().where('user_id', '=', userId).execute()
    expect(rows).toMatchObject([{ event: 'operator:user enable', target: `user:${userId}` }])
  })
})

describe('engine drift', () => {
  it('is quiet where nothing differs, and says that nobody has looked yet', async () => {
    await database.db
      .insertInto('datacenters')
      .values({ id: 1, name: 'Tehran', engine: 'sandbox', is_sandbox: true, hypervisor_id: 1 })
      .execute()
    const { code, text } = await run('engine', 'drift')
    expect(code).toBe(0)
    expect(text).toBe('Tehran: never compared\nnothing differs')
    await expect(run('engine', 'drift', '--fly')).rejects.toThrow('--fly')
  })

  it('lists what is open and was seen more than once, with what was found', async () => {
    const orphan = {
      datacenter_id: 1,
      kind: 'orphan',
      service_type: 'Vm',
      project_id: 3,
      engine_ref: 'ref-on-engine',
      details: JSON.stringify({ name: 'left-behind' }),
    } as const
    const confirmed = { confirmed_at: new Date('2026-01-01T00:00:00Z'), rounds: 2 }
    await database.db
      .insertInto('drift_findings')
      .values([
        { ...orphan, ...confirmed, service_id: 71 },
        { ...orphan, service_id: 72, rounds: 5, kind: 'gone' },
        { ...orphan, service_id: 73, rounds: 1 },
        { ...orphan, ...confirmed, service_id: 74, resolved_at: new Date('2026-01-02T00:00:00Z') },
      ])
      .execute()
    const { code, text } = await run('engine', 'drift')
    expect(code).toBe(1)
    expect(text).toMatch(/Tehran +orphan +Vm +3 +71 .*ref-on-engine +\{"name":"left-behind"\}/)
    expect(text).toMatch(/gone \(held back\) +Vm +3 +72/)
    expect(text).not.toMatch(/ 7[34] /)
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

  it('checks a file that a customer has downloaded', async () => {
    const [row] = await database.db.selectFrom('audit_log').selectAll().orderBy('id').limit(1).execute()
    const about = { customerId: 7, userId: 9, isComplete: true }
    const file = writeExport(secrets, about, [{ ...row!, previous: null, title: 'ورود' }])
    const folder = await mkdtemp(join(tmpdir(), 'sarv-audit-'))
    const name = join(folder, 'activity.jsonl')
    await writeFile(name, file)
    const good = await run('audit', 'verify', name)
    expect([good.code, good.text]).toEqual([0, expect.stringContaining('genuine: 1 lines about user 9 of customer 7')])
    await writeFile(name, file.replace('ورود', 'خروج'))
    const bad = await run('audit', 'verify', name)
    expect([bad.code, bad.text]).toEqual([1, expect.stringContaining('NOT GENUINE')])
    await expect(run('audit', 'verify', join(folder, 'none'))).rejects.toThrow('cannot be read')
    await rm(folder, { recursive: true })
  })

  it('says which line does not fit', async () => {
    await sql`alter table audit_log disable trigger user`.execute(database.db)
    await sql`update audit_log set event = 'something else' where id = 1`.execute(database.db)
    const { code, text } = await run('audit', 'verify')
    expect(code).toBe(1)
    expect(text).toContain('row 1 was changed')
  })
})

describe('the check of a datacenter', () => {
  it('uses everything of it once, says what works, and leaves nothing behind', async () => {
    await loadCatalogue(database.db)
    const { code, text } = await run('engine', 'check', 'compute', '--datacenter', '1')
    expect(text).not.toContain('✗')
    expect([code, text.split('\n').at(-1)]).toEqual([0, 'everything works'])
    const { engines, close } = await openAll()
    const engine = engines.compute(1)
    const { signal } = new AbortController()
    expect((await engine.listServers({ limit: 10 }, signal)).servers).toEqual([])
    expect((await engine.listVolumes({ limit: 10 }, signal)).volumes).toEqual([])
    expect(await engine.listNetworks(signal)).toEqual([])
    await close()
  })

  it('uses everything of its object storage once, and says where there is none', async () => {
    const { code, text } = await run('engine', 'check', 'storage', '--datacenter', '1')
    expect(text).not.toContain('✗')
    expect([code, text.split('\n').at(-1)]).toEqual([0, 'everything works'])
    const { engines, close } = await openAll()
    const { signal } = new AbortController()
    expect(await engines.storage(1)!.listSpaces({ limit: 10 }, signal)).toEqual({ tags: [] })
    await close()
    await expect(run('engine', 'check', 'storage', '--datacenter', '2')).rejects.toThrow('no object storage')
  })

  it('asks which one is meant, and knows only what it can check', async () => {
    await expect(run('engine', 'check', 'compute')).rejects.toThrow('--datacenter 1')
    await expect(run('engine', 'check', 'compute', '--datacenter', '77')).rejects.toThrow('--datacenter 1')
    await expect(run('engine', 'check', 'weather')).rejects.toThrow('sarv engine check compute')
    await expect(run('engine', 'check', 'compute', '--datacenter', '1', '--image', 'beos')).rejects.toThrow(
      'no such image',
    )
  })
})
