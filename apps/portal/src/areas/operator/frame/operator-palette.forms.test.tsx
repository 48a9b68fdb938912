import { operatorCustomerList } from '@sarv/client/operator/operator-customers.calls.generated'
import { operatorPaymentFind } from '@sarv/client/operator/operator-payments.calls.generated'
import { operatorTicketList } from '@sarv/client/operator/operator-tickets.calls.generated'
import { paymentState } from '@sarv/contract/enums'
import type { OperatorRole } from '@sarv/contract/access'
import { Provider } from 'react-redux'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fill, press } from '../../../testing/hands.ts'
import { showPage } from '../../../testing/page.tsx'
import { server } from '../../../testing/server.ts'
import { openPanel } from '../../../shell/panels.ts'
import { startOperatorSession } from '../operator-sessions/operator-session.ts'
import { OperatorPalette } from './OperatorPalette.tsx'
import { forgetOperator, operatorStore } from './operator-store.ts'

const createDate = '2026-11-18T09:00:00'

beforeEach(() => {
  forgetOperator()
  server.answer(operatorCustomerList, [
    {
      id: 4,
      name: 'فروشگاه ترنج',
      isLegal: true,
      email: 'niloofar@toranj.example',
      isDisabled: false,
      spendable: 1,
      serviceCount: 3,
      createDate,
    },
  ])
  server.answer(operatorPaymentFind, [
    { id: 31, customerId: 4, customer: 'فروشگاه ترنج', rials: 5_000_000, stateId: paymentState.id.done, createDate },
  ])
  server.answer(operatorTicketList, { totalCount: 0, tickets: [] })
})

const open = (roles: OperatorRole[]) => {
  const session = { operatorId: 1, name: 'مینا', email: 'mina@sarv.example', expireDate: '2026-12-01T00:00:00' }
  startOperatorSession('test', { ...session, roles })
  const shown = showPage(
    () => (
      <Provider store={operatorStore}>
        <OperatorPalette />
      </Provider>
    ),
    { path: '/operator', at: '/operator' },
  )
  openPanel('palette')
  return shown
}
const box = page.getByRole('combobox')
const option = (name: RegExp) => page.getByRole('option', { name })

it('leads from an address or a number of a payment to the customer', async () => {
  const { address } = open(['finance'])
  await fill(box, '203.0.113.5')
  await expect.element(option(/فروشگاه ترنج.*niloofar/)).toBeVisible()
  await expect.element(option(/۵٬۰۰۰٬۰۰۰/)).toBeVisible()
  expect(server.sent(operatorCustomerList)[0]?.query.get('Search')).toBe('203.0.113.5')
  await press(option(/فروشگاه ترنج.*niloofar/))
  expect(address()).toBe('/operator/customers/4')
})

it('asks for nothing that is not of the role', async () => {
  open(['support'])
  await fill(box, '31')
  await expect.element(option(/فروشگاه ترنج/)).toBeVisible()
  expect(server.sent(operatorPaymentFind)).toEqual([])
  expect(server.sent(operatorTicketList)).toHaveLength(1)
})
