import { usagePeriod } from '@sarv/contract/enums'
import type { WalletUsagePoint } from '@sarv/contract/financial/wallet/wallet.schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { charge } from '../ledger/ledger.service.ts'
import { withBooks } from '../ledger/show-books.fixture.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

it('the wallet page of a debtor gets few points, however much is owed for the whole period', async () => {
  const who = await api.newCustomer({ rials: 0 })
  const { customerId } = who
  const owedRials = 994_638
  await withBooks(
    api.db,
    '3. A customer owes for longer than any period that is shown',
    { customer: who },
    async () => {
      const at = new Date(Date.now() - 800 * 86_400_000)
      const movement = { kind: 'usage', cause: `debtor:${customerId}`, customerId, at } as const
      await charge(api.db, { ...movement, netRials: owedRials, vatRials: 0, mayOwe: true })
    },
  )
  for (const { id } of usagePeriod.values) {
    const { body: points } = await api.get<WalletUsagePoint[]>(who, `/financial/wallet/usage-report/${id}`)
    expect(points.length).toBeGreaterThan(1)
    expect(points.length).toBeLessThanOrEqual(400)
    expect(new Set(points.map(({ balance }) => balance))).toEqual(new Set([-owedRials]))
  }
})
