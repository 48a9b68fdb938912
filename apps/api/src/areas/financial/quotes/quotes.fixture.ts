import type { QuoteDetail } from '@sarv/contract/financial/quotes/quotes.schemas'
import { expect } from 'vitest'
import type { Customer, TestApi } from '../../../testing/api.ts'

export const server = { tab: 'vm', cpu: 2, ram: 4, disk: 50, ip4: 1, ip6: 1, n: 1 }

/** What tests of quotes do again and again. */
export const createQuoteTester = (api: TestApi) => {
  const datacenterOf = async ({ projectId }: Customer): Promise<number> => {
    const found = api.db.selectFrom('projects').where('id', '=', projectId).select('datacenter_id as id')
    return (await found.executeTakeFirstOrThrow()).id
  }
  const make = async (who: Customer, items: readonly object[], more: object = {}, headers = {}) =>
    api.send<{ id: number; type?: string; errors?: object; payable?: number }>(
      who,
      'POST',
      '/financial/quote/create',
      { datacenterId: await datacenterOf(who), items, ...more },
      headers,
    )
  const newQuote = async (who: Customer, items: readonly object[] = [server], more: object = {}): Promise<number> => {
    const { status, body } = await make(who, items, more)
    expect([status, body.type]).toEqual([200, undefined])
    return body.id
  }
  const read = async (who: Customer, id: number) => (await api.get<QuoteDetail>(who, `/financial/quote/get/${id}`)).body
  return { datacenterOf, make, newQuote, read }
}
