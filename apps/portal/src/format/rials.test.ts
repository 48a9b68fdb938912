import { afterEach, expect, it } from 'vitest'
import { formatRials, inShownCurrency, rialsParts, showMoneyIn } from './rials.ts'

afterEach(() => showMoneyIn('rial'))

it('shows rials unless somebody wants toman', () => {
  expect(formatRials(2_000_005)).toBe('۲٬۰۰۰٬۰۰۵\u00a0ریال')
  showMoneyIn('toman')
  expect(formatRials(2_000_005)).toBe('۲۰۰٬۰۰۰٫۵\u00a0تومان')
  expect(formatRials(-40)).toBe('۴-\u00a0تومان')
})

it('changes the unit with the number', () => {
  showMoneyIn('toman')
  expect(rialsParts(86_420_000)).toEqual({ number: '۸٬۶۴۲٬۰۰۰', unit: 'تومان' })
  expect(inShownCurrency(15)).toBe(1.5)
})
