import { expect, it } from 'vitest'
import { allNamed, isolated, ltr, named } from './direction.ts'

it.each([
  ['a Latin name', 'web-1', '«\u2068web-1\u2069»'],
  ['a Persian name', 'پروژه نخست', '«\u2068پروژه نخست\u2069»'],
  ['a Persian name with a number', 'نمونه ۲', '«\u2068نمونه ۲\u2069»'],
  ['a Persian name that ends in Latin', 'سرور web', '«\u2068سرور web\u2069»'],
  ['a Persian name that begins with Latin', 'Chrome روی Windows', '«\u2067Chrome روی Windows\u2069»'],
  ['a Latin name of forty characters', 'a'.repeat(40), `«\u2068${'a'.repeat(40)}\u2069»`],
  // The isolated words do not count: the word between them is Persian.
  [
    'a name of isolated pieces',
    '\u2068Chrome\u2069 روی \u2068Windows\u2069',
    '«\u2068\u2068Chrome\u2069 روی \u2068Windows\u2069\u2069»',
  ],
])('%s stands in quotes and keeps its own direction', (_, name, sentence) => {
  expect(named(name)).toBe(sentence)
})

it('names are listed one by one, and other pieces are isolated without quotes', () => {
  expect(allNamed(['web-1', 'web-2'])).toBe('«\u2068web-1\u2069»، «\u2068web-2\u2069»')
  expect(ltr(8080)).toBe('\u20668080\u2069')
  expect(isolated('سارا')).toBe('\u2068سارا\u2069')
})
