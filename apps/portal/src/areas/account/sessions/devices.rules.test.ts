import { expect, it } from 'vitest'
import { inOrder } from './devices.rules.ts'

const session = (id: number, lastUseDate: string, isCurrent = false) => ({
  id,
  lastUseDate,
  isCurrent,
  userAgent: null,
  userIp: null,
  createDate: '2026-11-01T08:00:00',
  expireDate: '2026-12-01T08:00:00',
})

it('this device comes first, then the ones used last', () => {
  const sessions = [
    session(1, '2026-11-10T08:00:00'),
    session(2, '2026-11-15T09:30:00'),
    session(3, '2026-11-12T10:00:00', true),
  ]
  expect(inOrder(sessions).map(({ id }) => id)).toEqual([3, 2, 1])
})
