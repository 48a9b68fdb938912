import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CurrentSession } from '@sarv/contract/account/sessions/sessions.schemas'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { sharedTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'

let api: TestApi
let image: { id: number }
beforeAll(async () => {
  api = await sharedTestApi()
  image = await api.db.selectFrom('vm_images').select('id').orderBy('min_memory_gb').executeTakeFirstOrThrow()
})
afterAll(() => api.close())

const confirmed = (userId: number, isConfirmed: boolean) =>
  api.db.updateTable('users').set({ id_confirmed: isConfirmed }).where('id', '=', userId).execute()

const order = (name: string) => ({
  name,
  isPredefined: false,
  cpu: 1,
  memory: 2,
  disk: 25,
  vmImageId: image.id,
  password: testPassword,
})
const orderServer = (who: { token: string }, { projectId }: Customer, headers: Record<string, string> = {}) =>
  api.send<{ type?: string }>(who, 'POST', `/vm/${projectId}/host/create`, order('web-first'), headers)

const refusal = { status: 400, body: { type: 'identity_unconfirmed' } }

describe('who may order', () => {
  it('nobody before someone who answers for the account has shown who they are', async () => {
    const customer = await api.newCustomer({ isConfirmed: false })
    expect(await orderServer(customer, customer)).toMatchObject(refusal)
    expect((await api.get(customer, `/vm/${customer.projectId}/host/list`)).body).toEqual([])
    await confirmed(customer.userId, true)
    expect((await orderServer(customer, customer)).status).toBe(200)
  })

  it('is about the account: colleagues order in its name, and their own identity opens nothing', async () => {
    const customer = await api.newCustomer({ isConfirmed: false })
    const operator = await api.newColleague(customer, 'maintainer')
    await confirmed(operator.userId, true)
    expect(await orderServer(operator, customer)).toMatchObject(refusal)
    await confirmed(operator.userId, false)
    await confirmed(customer.userId, true)
    expect((await orderServer(operator, customer)).status).toBe(200)
  })

  it('is no longer answered for by someone who was shut out', async () => {
    const customer = await api.newCustomer()
    const operator = await api.newColleague(customer, 'maintainer')
    await api.db.updateTable('users').set({ disabled_reason: 'fraud' }).where('id', '=', customer.userId).execute()
    expect(await orderServer(operator, customer)).toMatchObject(refusal)
  })

  it('may see prices before that, and reads beside them that nothing is ordered yet', async () => {
    const customer = await api.newCustomer({ isConfirmed: false })
    const path = `/vm/${customer.projectId}/host/create`
    const quote = () => api.send<Quote>(customer, 'POST', path, order('web-first'), { 'x-dry-run': 'true' })
    const before = await quote()
    expect(before.status).toBe(200)
    expect(before.body.payable).toBeGreaterThan(0)
    expect(before.body.effects[0]).toContain('تا هویت صاحب حساب تأیید نشود')
    await confirmed(customer.userId, true)
    expect((await quote()).body.effects.join()).not.toContain('هویت')
  })

  it('stands in the activity log when it was refused', async () => {
    const customer = await api.newCustomer({ isConfirmed: false })
    await orderServer(customer, customer)
    const { body } = await api.get(customer, '/account/user-log?PageNumber=1&PageSize=5')
    expect(body).toMatchObject({ data: [{ action: 'vmHostCreate', succeeded: false }] })
  })

  it('is known to the session from the sign-in on, and again as soon as it changes', async () => {
    const customer = await api.newCustomer({ isConfirmed: false })
    const signIn = () => api.send(undefined, 'POST', '/account/login', customer)
    const session = async () => (await api.get<CurrentSession>(customer, '/account/session/get')).body.mayOrder
    expect((await signIn()).body).toMatchObject({ mayOrder: false })
    expect(await session()).toBe(false)
    await confirmed(customer.userId, true)
    expect((await signIn()).body).toMatchObject({ mayOrder: true })
    expect(await session()).toBe(true)
  })
})

describe('every way to more', () => {
  it('is closed: volumes, addresses, snapshots, backups, schedules, networks and growing', async () => {
    const customer = await api.newCustomer()
    const vm = `/vm/${customer.projectId}`
    const serverId = await api.newServer(customer)
    const { body: volume } = await api.send<{ id: number }>(customer, 'POST', `${vm}/volume/create`, {
      name: 'files-01',
      isPredefined: false,
      volumeSize: 50,
    })
    await api.untilSettled(customer, volume.id)
    await confirmed(customer.userId, false)

    const ways: [method: 'POST' | 'PUT', path: string, body: object][] = [
      ['POST', `${vm}/volume/create`, { name: 'files-02', isPredefined: false, volumeSize: 50 }],
      ['POST', `${vm}/network/create`, { name: 'inside', network: '10.1.0.0', prefix: 24 }],
      ['POST', `${vm}/host/${serverId}/ip/create`, { useIpV4: false }],
      ['POST', `${vm}/host/${serverId}/snapshot/create`, { name: 'before' }],
      ['POST', `${vm}/volume/${volume.id}/snapshot/create`, { name: 'before' }],
      ['POST', `${vm}/volume/${volume.id}/backup/create`, { name: 'before' }],
      [
        'POST',
        `${vm}/volume/${volume.id}/schedule/create`,
        { scheduleKindId: 1, schedulePeriodId: 1, hour: 3, minute: 0, keep: 7 },
      ],
      ['PUT', `${vm}/host/edit/${serverId}`, { cpu: 2, memory: 4, disk: 50 }],
      ['PUT', `${vm}/volume/edit/${volume.id}`, { volumeSize: 100 }],
    ]
    for (const [method, path, body] of ways) {
      expect([path, await api.send(customer, method, path, body)]).toMatchObject([path, refusal])
    }
  })

  it('leaves what is there in its owner’s hands: names, power, fewer resources', async () => {
    const customer = await api.newCustomer()
    const vm = `/vm/${customer.projectId}`
    const serverId = await api.newServer(customer)
    await confirmed(customer.userId, false)
    expect((await api.send(customer, 'PUT', `${vm}/host/edit/${serverId}`, { name: 'renamed' })).status).toBe(200)
    expect((await api.send(customer, 'PUT', `${vm}/host/stop/${serverId}`)).status).toBe(200)
    await api.untilSettled(customer, serverId)
    expect((await api.send(customer, 'DELETE', `${vm}/host/delete/${serverId}`)).status).toBe(200)
  })
})
