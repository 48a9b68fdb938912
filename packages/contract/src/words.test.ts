import { expect, it } from 'vitest'
import { formatRialsInWords, formatWords } from './words.ts'

it.each([
  [0, 'صفر'],
  [7, 'هفت'],
  [14, 'چهارده'],
  [20, 'بیست'],
  [105, 'صد و پنج'],
  [999, 'نهصد و نود و نه'],
  [1000, 'یک هزار'],
  [8_642_000, 'هشت میلیون و ششصد و چهل و دو هزار'],
  [1_000_000_001, 'یک میلیارد و یک'],
  [-20, 'منفی بیست'],
])('%d is «%s»', (value, words) => expect(formatWords(value)).toBe(words))

it.each([
  [0, 'صفر تومان'],
  [7, 'هفت ریال'],
  [10, 'یک تومان'],
  [86_420_000, 'هشت میلیون و ششصد و چهل و دو هزار تومان'],
  [2_000_005, 'دویست هزار تومان و پنج ریال'],
])('%d rials are «%s»', (rials, words) => expect(formatRialsInWords(rials)).toBe(words))
