import { describe, expect, it } from 'vitest'
import { roughSeconds, stepWords, timeWords } from './operation-progress.rules.ts'

describe('the step of an operation', () => {
  const title = 'ساخت سرور'

  it.each([
    [{ step: null, stepNumber: 1, stepCount: 5 }, title],
    [{ step: 'آماده‌سازی دیسک', stepNumber: 3, stepCount: 5 }, 'گام ۳ از ۵: آماده‌سازی دیسک'],
    [{ step: 'آماده‌سازی دیسک' }, 'ساخت سرور: آماده‌سازی دیسک'],
  ])('of %j is told as %s', (operation, words) => {
    expect(stepWords({ title, ...operation })).toBe(words)
  })
})

describe('the time of an operation', () => {
  const createDate = '2026-11-15T09:30:00'

  it.each([
    ['with much left', '2026-11-15T09:32:30', '2026-11-15T09:30:10', 'حدود ۳ دقیقه'],
    ['with little left', '2026-11-15T09:30:47', '2026-11-15T09:30:10', 'حدود ۴۰ ثانیه'],
    ['past its estimate', '2026-11-15T09:30:47', '2026-11-15T09:31:10', 'تا چند لحظه دیگر'],
    ['without an estimate', undefined, '2026-11-15T09:30:37', '۳۷ ثانیه گذشته'],
    ['by a clock that is behind the server', undefined, '2026-11-15T09:29:00', '۰ ثانیه گذشته'],
  ])('%s', (_, expectedEndDate, now, words) => {
    expect(timeWords({ createDate, expectedEndDate }, now)).toBe(words)
  })

  it.each([
    [1, 5],
    [5, 5],
    [37, 40],
    [59, 60],
    [61, 120],
    [200, 240],
  ])('tells %d seconds that are left as about %d', (seconds, told) => {
    expect(roughSeconds(seconds)).toBe(told)
  })
})
