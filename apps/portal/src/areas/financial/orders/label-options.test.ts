import { describe, expect, it } from 'vitest'
import { filtersOfOption, labelOptions } from './label-options.ts'

const labels = [
  { key: 'env', value: 'test', services: 3 },
  { key: 'env', value: 'prod', services: 2 },
  { key: 'team', value: '', services: 1 },
]
const ids = (chosen: { key: string; value?: string }[]) => labelOptions(labels, chosen, 4).map(({ id }) => id)

describe('the filter of labels', () => {
  it('offers each label, keys with several values, and what has none', () =>
    expect(ids([])).toEqual(['', 'env:test', 'env:prod', 'team', 'env', '-']))

  it('offers what is chosen, though nothing has it any more', () => {
    expect(ids([{ key: 'old', value: 'x' }])).toContain('old:x')
    expect(ids([{ key: 'env', value: 'test' }, { key: 'team' }])).toContain('env:test,team')
  })

  it.each([
    ['', { labels: [], isWithoutLabel: false }],
    ['-', { labels: [], isWithoutLabel: true }],
    ['env:test', { labels: [{ key: 'env', value: 'test' }], isWithoutLabel: false }],
  ])('reads the choice %s', (id, filters) => expect(filtersOfOption(id)).toEqual(filters))
})
