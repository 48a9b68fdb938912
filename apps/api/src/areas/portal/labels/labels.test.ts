import type { OrderListItem, OrderSummary } from '@sarv/contract/financial/orders/orders.schemas'
import { labelsPerService, type LabelListItem, type LabelsOfService } from '@sarv/contract/portal/labels/labels.schemas'
import { serviceStatus } from '@sarv/contract/enums'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteExpired } from '../../../operations/cleanup.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { insertProject, type Person } from '../../../testing/people.ts'
import { labelExpiring } from './labels.store.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false, withClock: false })
})
afterAll(() => api.close())

interface Ref {
  projectId: number
  serviceType: string
  serviceId: number
}

let made = 0
const newVolume = async (projectId: number, name = `volume-${(made += 1)}`): Promise<Ref> => {
  const { id } = await api.db
    .insertInto('vm_volumes')
    .values({
      project_id: projectId,
      name,
      size_gb: 50,
      status_id: serviceStatus.id.active,
      monthly_price_rials: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { projectId, serviceType: 'Volume', serviceId: id }
}

const newBucket = async (projectId: number): Promise<Ref> => {
  const { id } = await api.db
    .insertInto('storage_buckets')
    .values({
      project_id: projectId,
      name: `bucket-${(made += 1)}`,
      size_gb: 100,
      status_id: serviceStatus.id.active,
      monthly_price_rials: 0,
      datacenter_id: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { projectId, serviceType: 'Storage', serviceId: id }
}

const set = (who: Person, services: readonly Ref[], labels: Record<string, string>, remove: readonly string[] = []) =>
  api.send<{ type?: string; errorMessage?: string }>(who, 'PUT', '/portal/label/set', {
    services,
    set: Object.entries(labels).map(([key, value]) => ({ key, value })),
    remove,
  })

const labelsOf = async (who: Person, { projectId, serviceType, serviceId }: Ref) => {
  const { body } = await api.get<LabelsOfService[]>(
    who,
    `/portal/${projectId}/label/service-list?ServiceType=${serviceType}&ServiceId=${serviceId}`,
  )
  return Object.fromEntries((body[0]?.labels ?? []).map(({ key, value }) => [key, value]))
}

const inUse = async (who: Person) => (await api.get<LabelListItem[]>(who, '/portal/label/list')).body

describe('labels', () => {
  it('are given to several services of any kind and project, changed and taken away', async () => {
    const customer = await api.newCustomer()
    const other = await insertProject(api.db, customer.customerId)
    const services = [await newVolume(customer.projectId), await newBucket(other)]
    expect(await set(customer, services, { env: 'test', تیم: 'فروش' })).toMatchObject({ status: 200 })
    for (const service of services) expect(await labelsOf(customer, service)).toEqual({ env: 'test', تیم: 'فروش' })
    expect(await inUse(customer)).toEqual([
      { key: 'env', value: 'test', services: 2 },
      { key: 'تیم', value: 'فروش', services: 2 },
    ])
    await set(customer, [services[0]!], { ENV: 'prod' }, ['تیم'])
    expect(await labelsOf(customer, services[0]!)).toEqual({ ENV: 'prod' })
    expect(await labelsOf(customer, services[1]!)).toEqual({ env: 'test', تیم: 'فروش' })
  })

  it('are one for each key, whatever the script of its digits', async () => {
    const customer = await api.newCustomer()
    const volume = await newVolume(customer.projectId)
    await set(customer, [volume], { 'فاز ۱': 'یک' })
    await set(customer, [volume], { 'فاز 1': 'دو' })
    expect(await labelsOf(customer, volume)).toEqual({ 'فاز 1': 'دو' })
  })

  it('have limits, which say whose they are, and leave nothing behind', async () => {
    const customer = await api.newCustomer()
    const [full, empty] = [await newVolume(customer.projectId, 'full-volume'), await newVolume(customer.projectId)]
    const many = Object.fromEntries(Array.from({ length: labelsPerService }, (_, index) => [`key-${index}`, '']))
    expect((await set(customer, [full], many)).status).toBe(200)
    const refused = await set(customer, [empty, full], { 'one-more': '' })
    expect(refused).toMatchObject({ status: 400, body: { type: 'labels_full' } })
    expect(refused.body.errorMessage).toContain('full-volume')
    expect(await labelsOf(customer, empty)).toEqual({})
    expect((await set(customer, [full], { 'one-more': '' }, ['key-0'])).status).toBe(200)
    expect((await set(customer, [full], { 'a:b': '' })).status).toBe(422)
    expect((await set(customer, [full], { key: 'a,b' })).status).toBe(422)
    expect((await set(customer, [full], { key: 'x'.repeat(61) })).status).toBe(422)
    expect((await set(customer, [full], { ['x'.repeat(41)]: '' })).status).toBe(422)
  })

  it('of several at once never become more than a service may have', async () => {
    const customer = await api.newCustomer()
    const volume = await newVolume(customer.projectId)
    const halves = [0, 1, 2].map((part) =>
      Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`part-${part}-${index}`, ''])),
    )
    const answers = await Promise.all(halves.map((labels) => set(customer, [volume], labels)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(Object.keys(await labelsOf(customer, volume))).toHaveLength(labelsPerService)
  })

  it('of others are not there, and readers read', async () => {
    const customer = await api.newCustomer()
    const volume = await newVolume(customer.projectId)
    await set(customer, [volume], { env: 'test' })
    const stranger = await api.newCustomer()
    const own = await newVolume(stranger.projectId)
    expect((await set(stranger, [own, volume], { env: 'x' })).status).toBe(404)
    expect((await set(stranger, [{ ...volume, projectId: stranger.projectId }], { env: 'x' })).status).toBe(404)
    expect(await labelsOf(stranger, own)).toEqual({})
    expect(await inUse(stranger)).toEqual([])
    const reader = await api.newColleague(customer, 'reporter')
    expect(await labelsOf(reader, volume)).toEqual({ env: 'test' })
    expect(await inUse(reader)).toEqual([{ key: 'env', value: 'test', services: 1 }])
    expect((await set(reader, [volume], { env: 'x' })).status).toBe(403)
    const outsider = await api.newColleague(customer)
    expect(await inUse(outsider)).toEqual([])
    expect((await set(outsider, [volume], { env: 'x' })).status).toBe(404)
    expect((await set(await api.newColleague(customer, 'maintainer'), [volume], { env: 'x' })).status).toBe(200)
  })

  it('of a service that has ended are gone from lists, and from the database once no report reaches them', async () => {
    const customer = await api.newCustomer()
    const volume = await newVolume(customer.projectId)
    await set(customer, [volume], { env: 'test' })
    const end = (at: Date) =>
      api.db.updateTable('vm_volumes').set({ deleted_at: at }).where('id', '=', volume.serviceId).execute()
    const kept = () =>
      api.db.selectFrom('service_labels').where('service_id', '=', volume.serviceId).select('key').execute()
    await end(new Date())
    expect(await inUse(customer)).toEqual([])
    expect(await labelsOf(customer, volume)).toEqual({})
    expect((await set(customer, [volume], { env: 'x' })).status).toBe(404)
    await deleteExpired(api.db, labelExpiring)
    expect(await kept()).toHaveLength(1)
    await end(new Date(Date.now() - 401 * 86_400_000))
    await deleteExpired(api.db, labelExpiring)
    expect(await kept()).toEqual([])
  })
})

describe('my services', () => {
  const names = async (who: Customer, query: string) =>
    (await api.get<OrderListItem[]>(who, `/financial/order/list/0?Sort=name&${query}`)).body.map(({ name }) => name)

  it('are narrowed by label, project, kind, status and what people type', async () => {
    const customer = await api.newCustomer()
    const other = await insertProject(api.db, customer.customerId)
    const [first, second] = [await newVolume(customer.projectId, 'alpha'), await newVolume(other, 'beta')]
    const bucket = await newBucket(other)
    await set(customer, [first, bucket], { env: 'test' })
    await set(customer, [second], { env: 'prod', team: 'Shop' })
    expect(await names(customer, 'Labels=env:test&ServiceType=Volume')).toEqual(['alpha'])
    expect(await names(customer, 'Labels=ENV&ServiceType=Volume')).toEqual(['alpha', 'beta'])
    expect(await names(customer, 'Labels=env:prod,team:shop')).toEqual(['beta'])
    expect(await names(customer, 'Labels=env:test,team:shop')).toEqual([])
    expect(await names(customer, `ProjectId=${other}&ServiceType=Volume`)).toEqual(['beta'])
    expect(await names(customer, 'Search=team:sh')).toEqual(['beta'])
    expect(await names(customer, `Search=${first.serviceId}`)).toContain('alpha')
    expect(await names(customer, `StatusId=${serviceStatus.id.failed}`)).toEqual([])
    expect(await names(customer, 'WithoutLabel=true')).toEqual([])
    await set(customer, [first], {}, ['env'])
    expect(await names(customer, 'WithoutLabel=true')).toEqual(['alpha'])
    expect(await names(customer, 'DatacenterId=2')).toEqual([])

    const summary = (query: string) => api.get<OrderSummary>(customer, `/financial/order/summary?${query}`)
    expect((await summary('Labels=env')).body).toMatchObject({
      services: 2,
      projects: 1,
      kinds: [
        { serviceType: 'Volume', services: 2 },
        { serviceType: 'Storage', services: 1 },
      ],
      statuses: [{ id: serviceStatus.id.active, services: 3 }],
      withoutLabel: 1,
    })
  })

  it('say what each of them costs, where it stands and whether its labels may be changed', async () => {
    const customer = await api.newCustomer()
    const volume = await newVolume(customer.projectId, 'alpha')
    await set(customer, [volume], { env: 'test' })
    await api.db
      .insertInto('usage_intervals')
      .values({
        customer_id: customer.customerId,
        project_id: customer.projectId,
        service_type: 'Volume',
        service_id: volume.serviceId,
        item: 0,
        quantity: 1,
        unit_price_rials: 70_000,
        monthly_price_rials: 70_000,
        vat_percent: 10,
        from_at: new Date(),
      })
      .execute()
    const read = async (who: Person) => (await api.get<OrderListItem[]>(who, '/financial/order/list/0')).body[0]
    expect(await read(customer)).toMatchObject({
      monthlyPrice: 70_000,
      labels: [{ key: 'env', value: 'test' }],
      datacenterId: 1,
      canLabel: true,
    })
    expect(await read(await api.newColleague(customer, 'reporter'))).toMatchObject({ canLabel: false })
  })
})
