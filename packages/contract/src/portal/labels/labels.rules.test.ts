import { describe, expect, it } from 'vitest'
import { isSameLabel, readLabels, writeLabels } from './labels.rules.ts'

describe('labels in one text', () => {
  it.each([
    ['env:test', [{ key: 'env', value: 'test' }]],
    ['env', [{ key: 'env' }]],
    ['env:', [{ key: 'env' }]],
    [
      'env:test,تیم:فروش',
      [
        { key: 'env', value: 'test' },
        { key: 'تیم', value: 'فروش' },
      ],
    ],
    ['محیط:آزمایش، تیم', [{ key: 'محیط', value: 'آزمایش' }, { key: 'تیم' }]],
    ['url:http://a', [{ key: 'url', value: 'http://a' }]],
    [':x,,', []],
  ])('%s is read as it was meant', (text, labels) => expect(readLabels(text)).toEqual(labels))

  it('are read as they were written', () => {
    const labels = [{ key: 'env', value: 'test' }, { key: 'تیم' }]
    expect(readLabels(writeLabels(labels))).toEqual(labels)
  })

  it('are the same whatever the case and the script of digits', () => {
    expect(isSameLabel({ key: 'Env', value: 'فاز ۲' }, { key: 'env', value: 'فاز 2' })).toBe(true)
    expect(isSameLabel({ key: 'env', value: 'a' }, { key: 'env' })).toBe(false)
  })
})
