import { expect, it } from 'vitest'
import { daysOf, monthBefore, monthsUntil, samePartOf } from './months.ts'

const [aban, mehr] = monthsUntil('2026-11-15T09:00:00', 2)

it('counts back from the month of today', () => {
  expect(aban).toEqual({ id: 140_508, label: 'آبان ۱۴۰۵', from: '2026-10-23T00:00:00', to: '2026-11-22T00:00:00' })
  expect(mehr?.label).toBe('مهر ۱۴۰۵')
  expect(monthBefore(monthsUntil('2026-03-25T00:00:00', 1)[0]!).id).toBe(140_412)
})

it('has the days of the month, also where it is short', () => {
  expect(daysOf(aban!)).toHaveLength(30)
  expect(daysOf(monthsUntil('2026-03-15T00:00:00', 1)[0]!)).toHaveLength(29)
  expect(daysOf(aban!)[1]).toBe('2026-10-24T00:00:00')
})

it('compares with as much of the month before', () => {
  expect(samePartOf(mehr!, aban!, '2026-11-15T09:00:00')).toEqual({
    from: '2026-09-23T00:00:00',
    to: '2026-10-16T09:00:00',
  })
  expect(samePartOf(mehr!, aban!, '2027-01-01T00:00:00').to).toBe('2026-10-23T00:00:00')
})
