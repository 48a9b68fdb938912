import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ltr } from '@sarv/contract/direction'
import { shorten } from './shorten.ts'

it('keeps whole words, so that no address reads as another one', () => {
  const notice = `سرور آماده است و نشانی آن ${ltr('203.0.113.5')} است.`
  expect(shorten(notice, 200)).toBe(notice)
  expect(shorten(notice, 30)).toBe('سرور آماده است و نشانی آن…')
})

it('closes what it opened', () => {
  expect(shorten(`کار ${ltr('one two three')} شد`, 10)).toBe(`کار ${ltr('one')}…`)
})

it('is a beginning of the text, and never longer than asked for by more than its marks', () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('سرور', 'web-1', '203.0.113.5', 'شد'), { maxLength: 40 }),
      fc.integer({ min: 12, max: 80 }),
      (words, most) => {
        const short = shorten(words.join(' '), most).replace('…', '')
        expect(short.length).toBeLessThanOrEqual(most)
        expect(words.join(' ').startsWith(short)).toBe(true)
        expect(short === '' || words.join(' ').length === short.length || words.join(' ')[short.length] === ' ').toBe(
          true,
        )
      },
    ),
  ))
