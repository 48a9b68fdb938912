import { afterAll, beforeAll, expect, it } from 'vitest'
import { broadcastAudience, broadcastState, productCategory } from '@sarv/contract/enums'
import type {
  OperatorAudience,
  OperatorBroadcast,
} from '@sarv/contract/operator/operator-broadcasts/operator-broadcasts.schemas'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'
import { insertOperator, type TestOperator } from '../../../testing/operators.ts'
import { silentLog } from '../../../testing/database.ts'
import { sendBatches } from '../../portal/broadcasts/broadcasts.service.ts'

let api: TestApi
let editor: TestOperator
let people: Customer[]
beforeAll(async () => {
  api = await startTestApi({ withWorker: false, settings: { operators: { isOn: true, twoPersonRials: 0 } } })
  editor = await insertOperator(api.db, ['editor'])
  people = [await api.newCustomer(), await api.newCustomer(), await api.newCustomer()]
})
afterAll(() => api.close())

const reason = 'a new datacenter'
const audience = broadcastAudience.id
const send = <Body>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, who = editor) =>
  api.request<Body & { type?: string }>(who.token, {
    method,
    url: `/api/operator/broadcast/${path}`,
    ...(payload && { payload }),
  })
const count = async (query: string) => (await send<OperatorAudience>('GET', `preview?${query}`)).body.peopleCount
const publish = (over: object = {}) =>
  send<{ id: number }>('POST', 'create', {
    subject: 'دیتاسنتر تازه',
    content: 'از امروز در تبریز هم سرور بسازید.',
    audienceId: audience.all,
    reason,
    ...over,
  })
const round = () =>
  sendBatches({ db: api.db, deps: { secrets: api.secrets, publicUrl: 'http://localhost' }, log: silentLog })
const sendAll = async () => {
  while ((await round()) > 0);
}
const told = async (subject: string) =>
  (await api.db.selectFrom('notifications').where('subject', '=', subject).select(['user_id', 'topic']).execute()).map(
    (row) => [row.user_id, row.topic],
  )
const find = async (id: number) =>
  (await send<OperatorBroadcast[]>('GET', 'list')).body.find((broadcast) => broadcast.id === id)

it('reaches everybody once, as many as the preview says, also whoever is in two accounts', async () => {
  const [first, second] = people as [Customer, Customer]
  await api.db.insertInto('memberships').values({ customer_id: second.customerId, user_id: first.userId }).execute()
  const expected = await count(`AudienceId=${audience.all}`)
  const { body } = await publish({ subject: 'به همه' })
  await sendAll()
  await sendAll()
  const received = await told('به همه')
  expect(received).toHaveLength(expected)
  expect(new Set(received.map(([userId]) => userId)).size).toBe(expected)
  expect(received).toContainEqual([first.userId, 'news'])
  expect(await find(body.id)).toMatchObject({
    stateId: broadcastState.id.done,
    sentCount: expected,
    peopleCount: expected,
    author: editor.name,
  })
})

it('is not told again by a worker that dies in the middle of a batch, and nobody is left out', async () => {
  await publish({ subject: 'با مرگ کارگر' })
  const deps = { secrets: api.secrets, publicUrl: 'http://localhost' }
  let inBatch = 0
  const dying = {
    ...deps,
    // The second person of the batch: whatever was written for the first goes with the transaction.
    get publicUrl(): string {
      inBatch += 1
      if (inBatch === 2) throw new Error('killed')
      return 'http://localhost'
    },
  }
  await sendBatches({ db: api.db, deps: dying, log: silentLog })
  expect(inBatch).toBe(2)
  expect(await told('با مرگ کارگر')).toEqual([])
  await sendAll()
  const received = await told('با مرگ کارگر')
  expect(received).toHaveLength(await count(`AudienceId=${audience.all}`))
  expect(new Set(received.map(([userId]) => userId)).size).toBe(received.length)
})

it('reaches those with a service in a datacenter or of a product alone', async () => {
  const owner = people[2]!
  const image = await api.db.selectFrom('vm_images').select('id').orderBy('min_memory_gb').executeTakeFirstOrThrow()
  const size = { vmImageId: image.id, isPredefined: false, cpu: 2, memory: 4, disk: 50 }
  const order = { ...size, name: 'the-only-shop', password: testPassword }
  expect((await api.send(owner, 'POST', `/vm/${owner.projectId}/host/create`, order)).status).toBe(200)
  const { datacenter_id: place } = await api.db
    .selectFrom('projects')
    .where('id', '=', owner.projectId)
    .select('datacenter_id')
    .executeTakeFirstOrThrow()
  expect(await count(`AudienceId=${audience.product}&TargetId=${productCategory.id.vm}`)).toBe(1)
  expect(await count(`AudienceId=${audience.product}&TargetId=${productCategory.id.storage}`)).toBe(0)
  expect(await count(`AudienceId=${audience.datacenter}&TargetId=${place}`)).toBe(1)
  await publish({ subject: 'به سرورداران', audienceId: audience.product, targetId: productCategory.id.vm })
  await sendAll()
  expect(await told('به سرورداران')).toEqual([[owner.userId, 'news']])
})

it('leaves out closed accounts, and those who may not sign in', async () => {
  const before = await count(`AudienceId=${audience.all}`)
  const closed = await api.newCustomer()
  expect(await count(`AudienceId=${audience.all}`)).toBe(before + 1)
  await api.db
    .updateTable('customers')
    .set({ disabled_at: new Date(), disabled_reason: 'fraud' })
    .where('id', '=', closed.customerId)
    .execute()
  expect(await count(`AudienceId=${audience.all}`)).toBe(before)
})

it('reaches nobody else once it is cancelled, and is cancelled once', async () => {
  const { body } = await publish({ subject: 'اشتباه' })
  expect((await send('PUT', `cancel/${body.id}`, { reason })).status).toBe(200)
  await sendAll()
  expect(await told('اشتباه')).toEqual([])
  expect((await send('PUT', `cancel/${body.id}`, { reason })).body.type).toBe('broadcast_ended')
  expect(await find(body.id)).toMatchObject({ stateId: broadcastState.id.cancelled, sentCount: 0 })
})

it('is refused for places that are none, for nobody, without the role, and without a fresh second factor', async () => {
  expect((await publish({ audienceId: audience.datacenter })).body.type).toBe('broadcast_target_unknown')
  expect((await publish({ audienceId: audience.datacenter, targetId: 999 })).body.type).toBe('broadcast_target_unknown')
  expect((await publish({ audienceId: audience.product, targetId: productCategory.id.domain })).body.type).toBe(
    'broadcast_nobody',
  )
  const clerk = await insertOperator(api.db, ['support'])
  expect((await send('GET', 'list', undefined, clerk)).status).toBe(403)
  const late = await insertOperator(api.db, ['editor'])
  await api.db
    .updateTable('operator_sessions')
    .set({ proven_at: new Date(Date.now() - 3_600_000) })
    .where('operator_id', '=', late.operatorId)
    .execute()
  const body = { subject: 'خبر', content: 'متن خبر', audienceId: audience.all, reason }
  expect((await send('POST', 'create', body, late)).body.type).toBe('proof_needed')
})
