import { expect, it } from 'vitest'
import { tokenEnd } from './token-end.ts'

const now = '2026-11-15T09:30:00'

it.each([
  ['2026-11-15T09:30:00', { kind: 'expired' }],
  ['2026-11-15T23:59:59', { kind: 'today' }],
  ['2026-11-16T00:10:00', { kind: 'soon', days: 1 }],
  ['2026-11-29T23:59:59', { kind: 'soon', days: 14 }],
  ['2026-11-30T00:00:00', { kind: 'later' }],
])('a token that ends at %s is %o', (end, nearness) => expect(tokenEnd(end, now)).toEqual(nearness))
