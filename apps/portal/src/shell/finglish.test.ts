import { describe, expect, it } from 'vitest'
import { soundsLike } from './finglish.ts'

describe('Persian in Latin letters', () => {
  it.each([
    ['shabake', 'شبکه'],
    ['shabakeh', 'شبکه‌ها'],
    ['kif pool', 'گردش کیف پول'],
    ['kife pul', 'گردش کیف پول'],
    ['faktor', 'فاکتورها'],
    ['factor', 'فاکتورها'],
    ['hazine', 'هزینه‌ها'],
    ['soorat hesab', 'صورت‌حساب مصرف'],
    ['sakht proje', 'ساخت پروژه'],
    ['khorooj', 'خروج از حساب'],
    ['pardakht', 'پرداخت‌ها'],
  ])('%s is found in %s', (query, text) => expect(soundsLike(text, query)).toBe(true))

  it.each([
    ['disk', 'شبکه'],
    ['a', 'آبان'],
    ['web-01', 'وب'],
    ['فاکتور', 'فاکتورها'],
    ['', 'هزینه'],
  ])('%s is not found in %s', (query, text) => expect(soundsLike(text, query)).toBe(false))
})
