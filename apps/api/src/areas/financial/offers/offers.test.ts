import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OfferDetail, OfferListItem } from '@sarv/contract/financial/offers/offers.schemas'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'

let api: TestApi
let customer: Customer
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  customer = await api.newCustomer({ rials: 0 })
})
afterAll(() => api.close())

const offers = async () => (await api.get<OfferListItem[]>(customer, '/financial/offer/list')).body

describe('special offers', () => {
  it('are those of the catalogue that hold today, in its order', async () => {
    const [silver, ...others] = await offers()
    expect(silver).toEqual({
      id: 1,
      name: 'شارژ نقره‌ای',
      amount: 20_000_000,
      freeAmount: 1_000_000,
      expireDate: '2027-03-21T00:00:00',
    })
    // The one of Nowruz is over.
    expect(others.map(({ id }) => id)).toEqual([2, 3])
    expect(await api.get<OfferDetail>(customer, '/financial/offer/get/2')).toMatchObject({
      status: 200,
      body: { name: 'شارژ طلایی', amount: 50_000_000, freeAmount: 4_000_000 },
    })
  })

  it('that are over, not begun, taken out or unknown are not there', async () => {
    const later = new Date(Date.now() + 86_400_000)
    await api.db.updateTable('offers').set({ valid_from: later }).where('id', '=', 2).execute()
    await api.db.updateTable('offers').set({ enabled: false }).where('id', '=', 3).execute()
    expect((await offers()).map(({ id }) => id)).toEqual([1])
    for (const id of [2, 3, 4, 99]) {
      expect(await api.get(customer, `/financial/offer/get/${id}`)).toMatchObject({ status: 404 })
    }
  })
})
