import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PasskeyListItem } from '@sarv/contract/account/passkeys/passkeys.schemas'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'
import { Authenticator, type Behaviour } from '../../../testing/authenticator.ts'
import { maxPasskeys } from './passkeys.rules.ts'

const origin = 'http://localhost:3000'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false, settings: { publicUrl: 'http://127.0.0.1:3000' } })
})
afterAll(() => api.close())

interface CreateOptions {
  challengeKey: string
  options: PublicKeyCredentialCreationOptionsJSON
}

type Refusal = { type?: string; id?: number }

const askToCreate = async (who: Customer): Promise<CreateOptions> =>
  (await api.send<CreateOptions>(who, 'POST', '/account/passkey/create-options')).body

const create = (who: Customer, body: object) =>
  api.send<Refusal>(who, 'POST', '/account/passkey/create', {
    name: 'my phone',
    currentPassword: testPassword,
    ...body,
  })

const add = async (who: Customer, name: string, lies: Partial<Behaviour> = {}) => {
  const device = new Authenticator(origin)
  const { challengeKey, options } = await askToCreate(who)
  return create(who, { name, challengeKey, response: device.create(options, lies) })
}

const list = async (who: Customer) => (await api.get<PasskeyListItem[]>(who, '/account/passkey/list')).body

const invalid = { status: 400, body: { type: 'passkey_invalid' } }

const changesTold = async ({ email }: Customer) =>
  (await api.outbox(email)).filter(({ template }) => template === 'secondFactorChanged').map(({ values }) => values)

describe('adding a passkey', () => {
  it('asks for one that the device keeps and guards, and for none that the user has', async () => {
    const who = await api.newCustomer()
    const { options } = await askToCreate(who)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'سرو' },
      user: { name: who.email, displayName: 'Sara Azad' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
    expect(options.challenge.length).toBeGreaterThanOrEqual(43)
    const { webauthn_handle: handle } = await api.db
      .selectFrom('users')
      .select('webauthn_handle')
      .where('id', '=', who.userId)
      .executeTakeFirstOrThrow()
    expect(Buffer.from(options.user.id, 'base64url').toString('hex')).toBe(handle.replaceAll('-', ''))

    const device = new Authenticator(origin)
    const next = await askToCreate(who)
    await create(who, { challengeKey: next.challengeKey, response: device.create(next.options) })
    const { options: later } = await askToCreate(who)
    expect(later.excludeCredentials).toEqual([
      { id: device.credentialId, type: 'public-key', transports: ['internal'] },
    ])
  })

  it('lists it, and tells its owner', async () => {
    const who = await api.newCustomer()
    expect(await add(who, 'کلید ۱', { isSynced: true })).toMatchObject({ status: 200, body: { operationId: null } })
    expect(await list(who)).toMatchObject([{ name: 'کلید ۱', isSynced: true, lastUseDate: null }])
    expect(await changesTold(who)).toEqual([{ what: 'passkeyAdded' }])
  })

  it('asks for a proof of who is there, and takes the same answer of the device after it', async () => {
    const who = await api.newCustomer()
    const { challengeKey, options } = await askToCreate(who)
    const response = new Authenticator(origin).create(options)
    const prove = (provenAt: Date | null) =>
      api.db.updateTable('sessions').set({ proven_at: provenAt }).where('id', '=', who.sessionId).execute()
    await prove(null)
    const refused = { status: 403, body: { type: 'proof_needed' } }
    expect(await create(who, { challengeKey, response, currentPassword: testPassword })).toMatchObject(refused)
    expect(await list(who)).toEqual([])
    await prove(new Date())
    expect((await create(who, { challengeKey, response, currentPassword: undefined })).status).toBe(200)
  })

  it('asks for no password where there is none', async () => {
    const who = await api.newCustomer()
    await api.db.updateTable('users').set({ password_hash: null }).where('id', '=', who.userId).execute()
    const { challengeKey, options } = await askToCreate(who)
    const response = new Authenticator(origin).create(options)
    expect((await create(who, { challengeKey, response, currentPassword: undefined })).status).toBe(200)
  })

  it.each<[string, Partial<Behaviour>]>([
    ['another site', { origin: 'https://evil.example.com' }],
    ['the bare address', { origin: 'http://127.0.0.1:3000' }],
    ['another port', { origin: 'http://localhost:4000' }],
    ['another domain', { rpId: 'evil.example.com' }],
    ['a device that has not seen who holds it', { verifiesUser: false }],
    ['another challenge', { challenge: 'YW5vdGhlcg' }],
  ])('refuses the answer of %s', async (_case, lies) => {
    const who = await api.newCustomer()
    expect(await add(who, 'my phone', lies)).toMatchObject(invalid)
    expect(await list(who)).toEqual([])
  })

  it.each([{}, { id: 7 }, { id: 'x', rawId: 'x', type: 'public-key', response: {} }])(
    'refuses %j, which is no answer at all',
    async (response) => {
      const who = await api.newCustomer()
      const { challengeKey } = await askToCreate(who)
      expect(await create(who, { challengeKey, response })).toMatchObject(invalid)
    },
  )

  it('takes a challenge once, in time, and from the user it was made for', async () => {
    const [who, other] = [await api.newCustomer(), await api.newCustomer()]
    const device = new Authenticator(origin)
    const { challengeKey, options } = await askToCreate(who)
    const answer = { challengeKey, response: device.create(options) }
    expect(await create(other, answer)).toMatchObject(invalid)
    expect(await create(who, answer)).toMatchObject(invalid)

    const late = await askToCreate(who)
    await api.db
      .updateTable('passkey_challenges')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    const lateAnswer = { challengeKey: late.challengeKey, response: device.create(late.options) }
    expect(await create(who, lateAnswer)).toMatchObject(invalid)

    const next = await askToCreate(who)
    const good = { challengeKey: next.challengeKey, response: device.create(next.options) }
    const answers = await Promise.all([create(who, good), create(who, good), create(who, good)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await list(who)).toHaveLength(1)
  })

  it('takes a credential once, whoever sends it', async () => {
    const [who, other] = [await api.newCustomer(), await api.newCustomer()]
    const device = new Authenticator(origin)
    for (const [user, expected] of [
      [who, 200],
      [other, 400],
    ] as const) {
      const { challengeKey, options } = await askToCreate(user)
      const { status } = await create(user, { challengeKey, response: device.create(options) })
      expect(status).toBe(expected)
    }
  })

  it('keeps the challenge’s key only as a hash', async () => {
    const { challengeKey } = await askToCreate(await api.newCustomer())
    const rows = await api.db.selectFrom('passkey_challenges').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(challengeKey)
  })

  it('ends at twenty, each with a name of its own', async () => {
    const who = await api.newCustomer()
    expect((await add(who, 'Phone')).status).toBe(200)
    expect(await add(who, 'phone')).toMatchObject({ status: 400, body: { type: 'name_taken' } })
    const rows = Array.from({ length: maxPasskeys - 2 }, (_, n) => ({
      user_id: who.userId,
      credential_id: `${who.userId}-${n}`,
      public_key: Buffer.alloc(1),
      name: `key ${n}`,
    }))
    await api.db.insertInto('passkeys').values(rows).execute()
    const [early, late] = [await askToCreate(who), await askToCreate(who)]
    const finish = ({ challengeKey, options }: CreateOptions, name: string) =>
      create(who, { name, challengeKey, response: new Authenticator(origin).create(options) })
    expect((await finish(early, 'the last')).status).toBe(200)
    expect(await finish(late, 'one too many')).toMatchObject({ status: 400, body: { type: 'over_limit' } })
    expect(await api.send(who, 'POST', '/account/passkey/create-options')).toMatchObject({
      status: 400,
      body: { type: 'over_limit' },
    })
  })

  it('is refused with the reason where the portal is open by its address', async () => {
    const who = await api.newCustomer()
    const openedByAddress = { origin: 'http://127.0.0.1:3000' }
    expect(await api.send(who, 'POST', '/account/passkey/create-options', {}, openedByAddress)).toMatchObject({
      status: 400,
      body: { type: 'passkey_needs_domain' },
    })
    const byName = await api.send(who, 'POST', '/account/passkey/create-options', {}, { origin })
    expect(byName.status).toBe(200)
  })
})

describe('the passkeys one has', () => {
  const idOf = async (who: Customer, name: string) => (await list(who)).find((one) => one.name === name)!.id
  const rename = (who: Customer, id: number, name: string) =>
    api.send(who, 'PUT', `/account/passkey/edit/${id}`, { name })
  const remove = (who: Customer, id: number) => api.send(who, 'DELETE', `/account/passkey/delete/${id}`)

  it('get new names, but never the same one twice', async () => {
    const who = await api.newCustomer()
    await add(who, 'phone')
    await add(who, 'laptop')
    const id = await idOf(who, 'phone')
    expect(await rename(who, id, 'Laptop')).toMatchObject({ status: 400, body: { type: 'name_taken' } })
    expect((await rename(who, id, 'new phone')).status).toBe(200)
    expect((await list(who)).map(({ name }) => name)).toEqual(['new phone', 'laptop'])
  })

  it('keep the digits of a Persian name as typed, and are found by either script before a device makes another', async () => {
    const who = await api.newCustomer()
    await add(who, 'گوشی ۲')
    expect((await list(who)).map(({ name }) => name)).toEqual(['گوشی ۲'])
    for (const name of ['گوشی 2', 'گوشی ٢', 'گوشي ۲']) {
      expect(await api.send(who, 'POST', '/account/passkey/create-options', { name })).toMatchObject({
        status: 400,
        body: { type: 'name_taken' },
      })
    }
    expect(await add(who, 'گوشی 2')).toMatchObject({ status: 400, body: { type: 'name_taken' } })
  })

  it('of others are not there', async () => {
    const [who, other] = [await api.newCustomer(), await api.newCustomer()]
    await add(who, 'phone')
    const id = await idOf(who, 'phone')
    expect(await list(other)).toEqual([])
    expect((await rename(other, id, 'mine now')).status).toBe(404)
    expect((await remove(other, id)).status).toBe(404)
    expect((await list(who)).map(({ name }) => name)).toEqual(['phone'])
  })

  it('are asked for after the password until the last one is removed', async () => {
    const who = await api.newCustomer()
    await add(who, 'phone')
    await add(who, 'laptop')
    await api.db.updateTable('users').set({ has_passkey_factor: true }).where('id', '=', who.userId).execute()
    const isAsked = async () => {
      const login = { email: who.email, password: testPassword }
      return (await api.send<{ enableTwoFactor: boolean }>(undefined, 'POST', '/account/login', login)).body
        .enableTwoFactor
    }
    expect((await remove(who, await idOf(who, 'phone'))).status).toBe(200)
    expect(await isAsked()).toBe(true)
    expect((await remove(who, await idOf(who, 'laptop'))).status).toBe(200)
    expect(await isAsked()).toBe(false)
    const removed = { what: 'passkeyRemoved' }
    const added = { what: 'passkeyAdded' }
    expect(await changesTold(who)).toEqual([removed, removed, added, added])
  })

  it('keep the last one of who has no other way in', async () => {
    const who = await api.newCustomer()
    await add(who, 'phone')
    await add(who, 'laptop')
    await api.db.updateTable('users').set({ password_hash: null }).where('id', '=', who.userId).execute()
    // A provider that is not offered is no way in.
    await api.db
      .insertInto('provider_identities')
      .values({ provider: 'google', subject: `sub-${who.userId}`, user_id: who.userId, email: who.email })
      .execute()
    expect((await remove(who, await idOf(who, 'phone'))).status).toBe(200)
    expect(await remove(who, await idOf(who, 'laptop'))).toMatchObject({ status: 400, body: { type: 'passkey_last' } })
    expect(await list(who)).toHaveLength(1)
  })
})
