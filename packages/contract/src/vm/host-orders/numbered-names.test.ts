import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { serviceNameLength, vmCount } from '../../limits.ts'
import { freeNameLike, numberedNames } from './numbered-names.ts'

describe('the names of servers that are ordered together', () => {
  it.each([
    ['one keeps its name', 'shop-web', 1, ['shop-web']],
    ['several are numbered from 1', 'shop-web', 3, ['shop-web-1', 'shop-web-2', 'shop-web-3']],
    ['Persian names in Persian digits', 'سرور فروشگاه', 2, ['سرور فروشگاه-۱', 'سرور فروشگاه-۲']],
    ['names of both scripts too', 'سرور web', 2, ['سرور web-۱', 'سرور web-۲']],
  ])('%s', (_, name, count, names) => expect(numberedNames(name, count)).toEqual(names))

  it('are all different and fit, however long the name is', () => {
    const names = fc.string({ unit: 'grapheme', minLength: 5, maxLength: serviceNameLength.max })
    fc.assert(
      fc.property(names, fc.integer({ min: 2, max: vmCount.max }), (name, count) => {
        const numbered = numberedNames(name, count)
        expect(new Set(numbered).size).toBe(count)
        expect(numbered.every((one) => one.length <= serviceNameLength.max)).toBe(true)
      }),
    )
  })
})

describe('a free name', () => {
  it.each([
    ['is the name itself', [], 'shop-web'],
    ['is numbered where it is taken', ['Shop-Web'], 'shop-web-2'],
    ['is numbered whatever script the taken one has', ['shop-web', 'shop-web-۲'], 'shop-web-3'],
    ['has the first free number', ['shop-web', 'shop-web-2', 'shop-web-4'], 'shop-web-3'],
  ])('%s', (_, taken, free) => expect(freeNameLike('shop-web', taken)).toBe(free))
})
