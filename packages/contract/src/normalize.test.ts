import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  foldForSearch,
  isSameName,
  normalizeDigits,
  normalizeProse,
  normalizeTechnical,
  normalizeLine,
  normalizeText,
  toLatinDigits,
} from './normalize.ts'

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      'ي',
      'ى',
      'ك',
      'ی',
      'ک',
      'ـ',
      '\u200c',
      '\u200f',
      '\u202e',
      '\u2066',
      '\u0654',
      '\u0000',
      '\n',
      '۴',
      '٤',
      ' ',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
})

describe('toLatinDigits', () => {
  it.each([
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['پورت ۲۲', 'پورت 22'],
    ['22', '22'],
  ])('%s -> %s', (typed, latin) => expect(toLatinDigits(typed)).toBe(latin))
})

describe('normalizeText', () => {
  it.each([
    ['Arabic letters become Persian', 'كتابي', 'کتابی'],
    ['alef maksura is a Persian yeh', 'مصطفى', 'مصطفی'],
    ['kashida is decoration', 'ســرو', 'سرو'],
    ['the half-space stays', 'می\u200cشود', 'می\u200cشود'],
    ['a direction override cannot hide the end of a name', 'report\u202Etxt.exe', 'reporttxt.exe'],
    ['isolates and marks go', '\u2066web\u2069\u200e\u200f', 'web'],
    ['control characters go', 'a\u0000b\u0007c', 'abc'],
    ['lines become one line', '  a \n\t b  ', 'a b'],
    ['composed and decomposed letters are one', 'ا\u0653', 'آ'],
  ])('%s', (_, typed, normal) => expect(normalizeText(typed)).toBe(normal))
})

describe('normalizeLine', () => {
  it.each([
    ['digits in Persian words stay', ' نمونه  ۲ ', 'نمونه ۲'],
    ['as they were typed, whichever they are', 'نمونه 2', 'نمونه 2'],
    ['and so do those of an address', 'تهران، خیابان ۱۲، پلاك ۴', 'تهران، خیابان ۱۲، پلاک ۴'],
    ['a Latin name from a Persian keyboard is Latin', 'web-۰۲', 'web-02'],
  ])('%s', (_, typed, normal) => expect(normalizeLine(typed)).toBe(normal))
})

describe('normalizeProse', () => {
  it('keeps digits and lines as written', () => expect(normalizeProse(' ۵ سرور\r\nدو ديسك ')).toBe('۵ سرور\nدو دیسک'))
})

describe('foldForSearch', () => {
  it('finds what people spell with and without half-space, in either keyboard', () =>
    expect(foldForSearch('سرويس\u200cهاي Web')).toBe(foldForSearch('سرویس های web')))
})

describe('isSameName', () => {
  it.each([
    ['digits of either script', 'نسخه ۲', 'نسخه 2', true],
    ['Arabic digits and letters', 'نسخه ٢ كار', 'نسخه ۲ کار', true],
    ['letter case', 'Shop-Web', 'shop-web', true],
    ['spaces around it', ' نسخه  ۲ ', 'نسخه ۲', true],
    ['another number', 'نسخه ۲', 'نسخه ۳', false],
  ])('%s', (_, one, other, isSame) => expect(isSameName(one, other)).toBe(isSame))
})

describe('normalizeDigits', () => {
  it('drops the spaces and dashes of pasted numbers', () =>
    expect(normalizeDigits('۶۰۳۷-۷۰۱۶ 8909 5443')).toBe('6037701689095443'))
})

it.each([
  ['normalizeText', normalizeText],
  ['normalizeProse', normalizeProse],
  ['foldForSearch', foldForSearch],
  ['normalizeTechnical', normalizeTechnical],
])('%s of what is normal changes nothing', (_, normalize) => {
  fc.assert(
    fc.property(anyText, (text) => {
      const normal = normalize(text)
      expect(normalize(normal)).toBe(normal)
    }),
  )
})
