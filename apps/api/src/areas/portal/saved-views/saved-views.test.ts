import { savedViewsPerList, type SavedViewListItem } from '@sarv/contract/portal/saved-views/saved-views.schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import type { Person } from '../../../testing/people.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false, withClock: false })
})
afterAll(() => api.close())

const save = (who: Person, name: string, query = 'kind=Vm') =>
  api.send<{ id: number; type?: string }>(who, 'POST', '/portal/saved-view/save', { list: 'services', name, query })
const views = async (who: Person) =>
  (await api.get<SavedViewListItem[]>(who, '/portal/saved-view/list?List=services')).body

it('filters are kept under a name, replaced by the same name, and deleted', async () => {
  const customer = await api.newCustomer()
  const { body: made } = await save(customer, 'تولید', 'label=env:prod')
  expect(await views(customer)).toEqual([{ id: made.id, name: 'تولید', query: 'label=env:prod' }])
  expect((await save(customer, 'تولید', 'label=env:prod&kind=Vm')).body.id).toBe(made.id)
  expect(await views(customer)).toMatchObject([{ query: 'label=env:prod&kind=Vm' }])
  expect((await api.send(customer, 'DELETE', `/portal/saved-view/delete/${made.id}`)).status).toBe(200)
  expect(await views(customer)).toEqual([])
})

it('nobody sees or deletes those of another, be it a colleague', async () => {
  const customer = await api.newCustomer()
  const { body: made } = await save(customer, 'mine')
  const colleague = await api.newColleague(customer, 'owner')
  expect(await views(colleague)).toEqual([])
  expect((await api.send(colleague, 'DELETE', `/portal/saved-view/delete/${made.id}`)).status).toBe(404)
  expect(await views(customer)).toHaveLength(1)
})

it('there may be so many, also of those that are kept at once', async () => {
  const customer = await api.newCustomer()
  const answers = await Promise.all(
    Array.from({ length: savedViewsPerList + 3 }, (_, index) => save(customer, `view ${index}`)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(savedViewsPerList)
  expect(answers.filter(({ body }) => body.type === 'saved_views_full')).toHaveLength(3)
})
