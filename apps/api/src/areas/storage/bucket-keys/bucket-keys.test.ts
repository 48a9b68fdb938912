import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { StorageKeySecret } from '@sarv/contract/storage/bucket-keys/bucket-keys.schemas'
import type { StorageLink } from '@sarv/contract/storage/objects/objects.schemas'
import { EngineError } from '../../../ports/engine-error.ts'
import { insertPerson } from '../../../testing/people.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { endReplacedKeys } from './bucket-keys.service.ts'
import { bucketTools } from '../buckets/buckets.fixture.ts'

let api: TestApi
const { read, send, newBucket, upload } = bucketTools(() => api)
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const never = new AbortController().signal

describe('keys and links', () => {
  const newKey = async (customer: Customer, id: number, body?: object) =>
    (await send<StorageKeySecret>(customer, 'POST', `/${id}/key/create`, body)).body

  it('are shown once, signed links end with their key, and a replaced key goes on for a while', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer)
    await upload(customer, id, 'a.txt', 'one')
    const key = await newKey(customer, id, { name: 'media-web', rightsId: 1 })
    expect(key).toMatchObject({ accessKey: expect.any(String), secretKey: expect.any(String) })
    const listed = await read<object[]>(customer, `/${id}/key/list`)
    expect(listed).toMatchObject([{ id: key.id, name: 'media-web', rightsId: 1, endDate: null }])
    expect(JSON.stringify(listed)).not.toContain(key.secretKey)

    const endDate = new Date(Date.now() + 3_600_000).toISOString()
    const shared = await send<StorageLink>(customer, 'POST', `/${id}/object/share`, {
      key: 'a.txt',
      endDate,
      storageKeyId: key.id,
    })
    expect((await fetch(shared.body.url)).status).toBe(200)

    const made = (await send<StorageKeySecret>(customer, 'POST', `/${id}/key/rotate/${key.id}`, {})).body
    expect(made.accessKey).not.toBe(key.accessKey)
    expect((await fetch(shared.body.url)).status).toBe(200)
    await api.db
      .updateTable('storage_keys')
      .where('id', '=', key.id!)
      .set({ ends_at: new Date(0) })
      .execute()
    await endReplacedKeys({ db: api.db, storage: api.engines.storage, log: pino({ level: 'silent' }) }, never)
    expect((await fetch(shared.body.url)).status).toBe(403)
    expect(await read<object[]>(customer, `/${id}/key/list`)).toMatchObject([{ id: made.id, name: 'media-web' }])
    expect((await send(customer, 'DELETE', `/${id}/key/delete/${made.id}`)).status).toBe(200)
    expect(await read<object[]>(customer, `/${id}/key/list`)).toEqual([])
  })

  const leave = async (stopLeftBehind: string) => {
    const owner = await api.newCustomer()
    const id = await newBucket(owner)
    const colleague = await insertPerson(api.db, { customerId: owner.customerId, superUser: true })
    const key = await newKey({ ...owner, ...colleague }, id, { name: 'media-web', rightsId: 1 })
    await newKey(owner, id, { name: 'own', rightsId: 1 })
    const { id: webhookId } = await api.db
      .insertInto('webhook_endpoints')
      .values({
        customer_id: owner.customerId,
        user_id: colleague.userId,
        name: 'billing',
        url_secret: api.secrets.seal('https://elsewhere.example/hook', 'webhookUrl'),
        host: 'elsewhere.example',
        topics: ['news'],
        key_secret: api.secrets.seal('key', 'webhookKey'),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const left = await api.get(owner, `/account/customer-user/left-behind/${colleague.userId}`)
    expect(left.body).toEqual([
      { kind: 'webhook', id: webhookId, name: 'billing', project: null },
      { kind: 'storageKey', id: key.id, name: 'media-web', project: expect.any(String) },
    ])
    expect(
      (await api.get(await api.newCustomer(), `/account/customer-user/left-behind/${colleague.userId}`)).status,
    ).toBe(404)
    const removed = await api.send(
      owner,
      'DELETE',
      `/account/customer-user/delete/${colleague.userId}${stopLeftBehind}`,
    )
    expect(removed.status).toBe(200)
    await endReplacedKeys({ db: api.db, storage: api.engines.storage, log: pino({ level: 'silent' }) }, never)
    const keys = await read<{ name: string }[]>(owner, `/${id}/key/list`)
    const webhook = await api.db
      .selectFrom('webhook_endpoints')
      .where('id', '=', webhookId)
      .select('is_enabled as isEnabled')
      .executeTakeFirstOrThrow()
    const mails = (await api.outbox(owner.email)).filter(({ template }) => template === 'colleagueRemoved')
    return {
      keys: keys.map(({ name }) => name),
      hears: webhook.isEnabled,
      told: mails.map(({ values }) => (values as { isStopped: boolean }).isStopped),
    }
  }

  it('of a removed colleague are named and end with their webhooks, unless told otherwise', async () => {
    expect(await leave('')).toEqual({ keys: ['own'], hears: false, told: [true] })
    expect(await leave('?StopLeftBehind=false')).toEqual({ keys: ['own', 'media-web'], hears: true, told: [false] })
  })

  it('of a colleague who is out of the project end there alone, unless they are super users of the account', async () => {
    const owner = await api.newCustomer()
    const leaveProject = async (superUser: boolean) => {
      const id = await newBucket(owner)
      const colleague = await insertPerson(api.db, { customerId: owner.customerId, superUser })
      const { customerId: customer_id, projectId: project_id } = owner
      const access = { customer_id, project_id, user_id: colleague.userId, access_type: 1 }
      await api.db.insertInto('project_users').values(access).execute()
      await newKey({ ...owner, ...colleague }, id, { name: 'media-web', rightsId: 1 })
      await newKey(owner, id, { name: 'own', rightsId: 1 })
      const url = `/${owner.projectId}/user`
      const left = await api.get<{ name: string }[]>(owner, `${url}/left-behind/${colleague.userId}`)
      expect((await api.send(owner, 'DELETE', `${url}/delete/${colleague.userId}`)).status).toBe(200)
      await endReplacedKeys({ db: api.db, storage: api.engines.storage, log: pino({ level: 'silent' }) }, never)
      const keys = await read<{ name: string }[]>(owner, `/${id}/key/list`)
      return { named: left.body.map(({ name }) => name), kept: keys.map(({ name }) => name) }
    }
    expect(await leaveProject(false)).toEqual({ named: ['media-web'], kept: ['own'] })
    expect(await leaveProject(true)).toEqual({ named: [], kept: ['own', 'media-web'] })
    const stranger = await api.newCustomer()
    expect((await api.get(owner, `/${owner.projectId}/user/left-behind/${stranger.userId}`)).status).toBe(404)
  })

  it('that the store does not end at once are ended by the clock, and no new one is left without its secret', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer)
    const key = await newKey(customer, id)
    const { datacenterId } = await api.db
      .selectFrom('storage_buckets')
      .where('id', '=', id)
      .where('project_id', '=', customer.projectId)
      .select('datacenter_id as datacenterId')
      .executeTakeFirstOrThrow()
    const engine = api.engines.storage(datacenterId)!
    const down = vi.spyOn(engine, 'deleteKey').mockRejectedValue(new EngineError('internal', 'down'))
    const refused = await send(customer, 'POST', `/${id}/key/rotate/${key.id}`, { overlapHours: 0 })
    down.mockRestore()
    expect(refused).toMatchObject({ status: 503, body: { type: 'engine_unavailable' } })
    const ending = { endDate: expect.any(String) }
    expect(await read<object[]>(customer, `/${id}/key/list`)).toMatchObject([ending, { id: key.id, ...ending }])
    await api.db
      .updateTable('storage_keys')
      .where('storage_bucket_id', '=', id)
      .set({ ends_at: new Date(0) })
      .execute()
    await endReplacedKeys({ db: api.db, storage: api.engines.storage, log: pino({ level: 'silent' }) }, never)
    expect(await read<object[]>(customer, `/${id}/key/list`)).toEqual([])
  })

  it('are ended at once by managers only, whichever call does it', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer)
    const key = await newKey(customer, id)
    const operator = { ...customer, ...(await api.newColleague(customer, 'maintainer')) }
    const rotate = (who: Customer, of: number, overlapHours: number) =>
      send<StorageKeySecret>(who, 'POST', `/${id}/key/rotate/${of}`, { overlapHours })

    expect((await send(operator, 'DELETE', `/${id}/key/delete/${key.id}`)).status).toBe(403)
    expect((await rotate(operator, key.id!, 0)).status).toBe(403)
    expect(await read<object[]>(customer, `/${id}/key/list`)).toMatchObject([{ id: key.id, endDate: null }])

    const replaced = await rotate(operator, key.id!, 1)
    expect(replaced.status).toBe(200)
    expect((await rotate(customer, replaced.body.id!, 0)).status).toBe(200)
    expect((await send(customer, 'DELETE', `/${id}/key/delete/${key.id}`)).status).toBe(200)
    expect(await read<object[]>(customer, `/${id}/key/list`)).toHaveLength(1)
  })

  it('of an older client need no body', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer)
    expect(await newKey(customer, id)).toMatchObject({ accessKey: expect.any(String) })
    expect(await read<object[]>(customer, `/${id}/key/list`)).toMatchObject([{ rightsId: 2 }])
  })

  it('share for a week at most', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer)
    await upload(customer, id, 'a.txt', 'one')
    const endDate = new Date(Date.now() + 8 * 86_400_000).toISOString()
    const refused = await send(customer, 'POST', `/${id}/object/share`, { key: 'a.txt', endDate })
    expect(refused).toMatchObject({ status: 400, body: { type: 'share_end_wrong' } })
  })
})
