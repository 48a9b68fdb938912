import type { CostDifference, CostDifferenceItem } from '@sarv/client/financial.generated'
import { describe, expect, it } from 'vitest'
import { lengthNote, whySentence } from './why.ts'

const row = (service: string, difference: number): CostDifferenceItem => ({
  projectId: 1,
  project: 'فروشگاه',
  serviceType: 'Volume',
  serviceId: 1,
  product: 'دیسک',
  service,
  totalPrice: Math.max(0, difference),
  before: 0,
  difference,
})

const cost = (changed: Partial<CostDifference>): CostDifference => ({
  fromDate: '2026-10-23T00:00:00',
  isForecast: true,
  totalPrice: 0,
  before: 50_732_000,
  difference: 0,
  days: 30,
  daysBefore: 30,
  services: [],
  otherCount: 0,
  otherDifference: 0,
  ...changed,
})

const plain = (sentence: string | undefined) =>
  sentence?.replaceAll(/[\u2066-\u2069\u00a0]/g, (mark) => (mark === '\u00a0' ? ' ' : ''))

describe('why the month costs more', () => {
  it('is said with about how much, and the services that made it', () => {
    const services = [row('media-archive', 200_000), row('logs', 90_000), row('old', -23_976)]
    expect(plain(whySentence(cost({ difference: 266_024, services })))).toBe(
      'حدود ۲۷۰٬۰۰۰ ریال بیشتر از مهر ۱۴۰۵؛ به‌خاطر دیسک «media-archive» و دیسک «logs»',
    )
  })

  it('names three services and counts the others', () => {
    const services = ['a', 'b', 'c', 'd', 'e'].map((name) => row(name, -1_000_000))
    expect(plain(whySentence(cost({ difference: -5_000_000, services, otherCount: 2 })))).toBe(
      'حدود ۵٬۰۰۰٬۰۰۰ ریال کمتر از مهر ۱۴۰۵؛ به‌خاطر دیسک «a»، دیسک «b»، دیسک «c» و ۴ سرویس دیگر',
    )
  })

  it('is not a few rials of rounding', () => {
    const services = [row('media-archive', 200_000), row('web', 2)]
    expect(plain(whySentence(cost({ difference: 200_002, services })))).toMatch(/به‌خاطر دیسک «media-archive»$/)
  })

  it.each([
    ['nothing was used in both', { before: 0 }, undefined],
    ['nothing was used before', { before: 0, totalPrice: 5, difference: 5 }, 'ماه پیش هزینه‌ای نبود'],
    ['a rounding alone differs', { difference: 3 }, 'تقریباً برابر با مهر ۱۴۰۵'],
  ])('where %s', (_, changed, sentence) => expect(plain(whySentence(cost(changed)))).toBe(sentence))

  it('is also that a month is longer', () => {
    expect(lengthNote(cost({}))).toBeUndefined()
    expect(lengthNote(cost({ days: 30, daysBefore: 31 }))).toBe('این ماه ۳۰ روز دارد و ماه پیش ۳۱ روز داشت.')
  })
})
