import type { ExpiryListItem } from '@sarv/contract/dashboard/expiries/expiries.schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import type { Person } from '../../../testing/people.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs)
const ending = async (who: Person) => (await api.get<ExpiryListItem[]>(who, '/dashboard/expiry/list')).body

it('what ends soon is told to those whom it concerns, the nearest first', async () => {
  const customer = await api.newCustomer()
  const { customerId, userId, projectId } = customer
  const reader = await api.newColleague(customer, 'reporter')
  const outsider = await api.newColleague(customer)
  const bucket = { size_gb: 50, status_id: 2, monthly_price_rials: 0, datacenter_id: 1, project_id: projectId }
  await api.db
    .insertInto('storage_buckets')
    .values([
      { ...bucket, name: 'in-the-bin', binned_at: new Date(), bin_until: inDays(2) },
      { ...bucket, name: 'in-use' },
    ])
    .execute()
  const token = { user_id: userId, customer_id: customerId, last_chars: 'abcd', read_only: true, all_projects: true }
  await api.db
    .insertInto('api_tokens')
    .values([
      { ...token, name: 'deploy', token_hash: Buffer.alloc(32, 1), expires_at: inDays(5) },
      { ...token, name: 'next year', token_hash: Buffer.alloc(32, 2), expires_at: inDays(300) },
      { ...token, name: 'ended', token_hash: Buffer.alloc(32, 3), expires_at: inDays(-1) },
    ])
    .execute()
  const term = {
    customer_id: customerId,
    service_type: 'Vm',
    months: 1,
    price_rials: 1_000_000,
    state: 'running' as const,
    began_at: inDays(-20),
  }
  await api.db
    .insertInto('terms')
    .values([
      { ...term, service_id: 1, name: 'a-domain', ends_at: inDays(9) },
      { ...term, service_id: 2, name: 'renewed', ends_at: inDays(9), pays_by_itself: true },
    ])
    .execute()

  expect((await ending(customer)).map(({ kind, name, rials }) => [kind, name, rials])).toEqual([
    ['binned', 'in-the-bin', null],
    ['token', 'deploy', null],
    ['term', 'a-domain', 1_000_000],
  ])
  expect((await ending(reader)).map(({ kind, page }) => [kind, page])).toEqual([
    ['binned', `/storage/${projectId}/bin`],
  ])
  expect(await ending(outsider)).toEqual([])
  expect(await ending(await api.newCustomer())).toEqual([])
})
