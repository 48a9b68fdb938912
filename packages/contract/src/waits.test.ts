import { expect, it } from 'vitest'
import { waitInWords } from './waits.fa.ts'

it.each([
  [0, '۱ ثانیه'],
  [0.2, '۱ ثانیه'],
  [45, '۴۵ ثانیه'],
  [59.5, '۱ دقیقه'],
  [60, '۱ دقیقه'],
  [61, '۲ دقیقه'],
  [900, '۱۵ دقیقه'],
  [3541, '۶۰ دقیقه'],
  [7200, '۲ ساعت'],
  [86_400, '۲۴ ساعت'],
])('a wait of %s seconds is told as «%s»', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words)
})
