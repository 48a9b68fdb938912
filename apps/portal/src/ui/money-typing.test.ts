import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupTyped, rialsOf, typedOf, unitFor } from './money-typing.ts'

describe('an amount that is typed', () => {
  it.each([
    ['7500000', 'rial', 7_500_000, '۷٬۵۰۰٬۰۰۰'],
    ['۷۵۰۰۰۰۰', 'rial', 7_500_000, '۷٬۵۰۰٬۰۰۰'],
    ['٧٥٠٠٠٠٠', 'rial', 7_500_000, '۷٬۵۰۰٬۰۰۰'],
    ['750000', 'toman', 7_500_000, '۷۵۰٬۰۰۰'],
    ['1,250,000 ریال', 'rial', 1_250_000, '۱٬۲۵۰٬۰۰۰'],
    ['۱٬۲۵۰٬۰۰۰', 'toman', 12_500_000, '۱٬۲۵۰٬۰۰۰'],
    ['-500', 'rial', 500, '۵۰۰'],
    ['000120', 'rial', 120, '۱۲۰'],
    ['0', 'rial', 0, '۰'],
    ['', 'rial', null, ''],
    ['abc', 'toman', null, ''],
  ] as const)('%j in %s means %s rials and stands as %s', (typed, unit, rials, shown) => {
    expect(rialsOf(typed, unit)).toBe(rials)
    expect(groupTyped(typed, typed.length)).toEqual({ text: shown, caret: shown.length })
  })

  it('keeps the caret behind the digit that was typed', () => {
    // A digit was put after the first one of 1,250,000.
    expect(groupTyped('۱۹٬۲۵۰٬۰۰۰', 2)).toEqual({ text: '۱۹٬۲۵۰٬۰۰۰', caret: 2 })
    expect(groupTyped('۱٬۲۵۰٬۰۰', 2)).toEqual({ text: '۱۲۵٬۰۰۰', caret: 1 })
  })

  it('stands as it was typed, whatever the amount, in both units', () =>
    fc.assert(
      fc.property(fc.nat(10 ** 9), fc.constantFrom('rial' as const, 'toman' as const), (amount, unit) => {
        const rials = unit === 'toman' ? amount * 10 : amount
        expect(rialsOf(typedOf(rials, unit), unit)).toBe(rials)
      }),
    ))

  it('follows every key: what is read out is what stands in the field', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Array.from('0123456789۰۱۹٬,- ')), { maxLength: 30 }), (keys) => {
        let text = ''
        for (const key of keys) {
          text = groupTyped(text + key, text.length + 1).text
          expect(typedOf(rialsOf(text, 'toman'), 'toman')).toBe(text)
        }
      }),
    ))
})

it.each([
  ['toman', 5_000_000, 'toman'],
  ['toman', null, 'toman'],
  ['toman', 4_250_805, 'rial'],
  ['rial', 5_000_000, 'rial'],
] as const)('with %s chosen %s rials are typed in %s', (shown, rials, unit) => expect(unitFor(shown, rials)).toBe(unit))
