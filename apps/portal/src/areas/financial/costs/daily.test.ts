import type { CostReportItem } from '@sarv/client/financial.generated'
import { expect, it } from 'vitest'
import { dailyCosts } from './daily.ts'
import { daysOf, monthsUntil } from './months.ts'

const now = '2026-11-15T09:00:00'
const days = daysOf(monthsUntil(now, 1)[0]!)

const row = (product: string, date: string, totalPrice: number): CostReportItem => ({
  projectId: null,
  project: null,
  serviceType: product,
  serviceId: null,
  product,
  service: null,
  date: `${date}T00:00:00`,
  price: totalPrice,
  vat: 0,
  totalPrice,
})

const options = { days, now, rialsPerDay: 50, of: (each: CostReportItem) => each.totalPrice, rest: 'بقیه' }

it('has a bar for each day: what was, today, and what is to come', () => {
  const { series, bars } = dailyCosts(
    [row('disk', '2026-11-14', 5), row('server', '2026-11-14', 20), row('server', '2026-11-15', 8)],
    options,
  )
  expect(series).toEqual(['server', 'disk'])
  expect(bars).toHaveLength(30)
  const [yesterday, today, tomorrow] = bars.slice(22, 25)
  expect(yesterday).toMatchObject({ label: '۲۳', name: '۲۳ آبان', amounts: [20, 5], kind: 'past' })
  expect(today).toMatchObject({ amounts: [8, 0], kind: 'now' })
  expect(tomorrow).toMatchObject({ amounts: [50], kind: 'forecast' })
})

it('foretells nothing where nothing runs', () => {
  expect(dailyCosts([], { ...options, rialsPerDay: 0 }).bars.some(({ kind }) => kind === 'forecast')).toBe(false)
})

it('gathers what the palette has no colour for, and loses no rial', () => {
  const kinds = Array.from({ length: 9 }, (_, index) => row(`kind ${index}`, '2026-11-14', 10 - index))
  const { series, bars } = dailyCosts(kinds, options)
  expect(series).toEqual(['kind 0', 'kind 1', 'kind 2', 'kind 3', 'kind 4', 'بقیه'])
  expect(bars[22]?.amounts).toEqual([10, 9, 8, 7, 6, 5 + 4 + 3 + 2])
})
