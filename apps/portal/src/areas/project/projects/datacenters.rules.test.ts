import { expect, it } from 'vitest'
import { withRoom } from './datacenters.rules.ts'

it('offers datacenters with room, in their order, and no full one', () => {
  const [tehran, tabriz, shiraz] = [
    { id: 1, fullReason: null },
    { id: 2, fullReason: 'full' },
    { id: 3, fullReason: undefined },
  ]
  expect(withRoom([tehran, tabriz, shiraz])).toEqual([tehran, shiraz])
  expect(withRoom([tabriz])).toEqual([])
})
