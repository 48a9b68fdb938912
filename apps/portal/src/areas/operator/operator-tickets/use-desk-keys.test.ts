import { expect, it } from 'vitest'
import { nameOfKey } from './use-desk-keys.ts'

it('tells the question mark from the stroke on the same key', () => {
  expect(nameOfKey({ code: 'Slash', shiftKey: false })).toBe('Slash')
  expect(nameOfKey({ code: 'Slash', shiftKey: true })).toBe('Shift+Slash')
  expect(nameOfKey({ code: 'KeyJ', shiftKey: false })).toBe('KeyJ')
})
