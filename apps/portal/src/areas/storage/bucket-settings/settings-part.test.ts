import { expect, it } from 'vitest'
import { withRule } from './settings-part.ts'

it.each([
  ['adds one', undefined, 'd', ['a', 'b', 'c', 'd']],
  ['replaces one', 1, 'x', ['a', 'x', 'c']],
  ['leaves one out', 1, undefined, ['a', 'c']],
  ['changes nothing', undefined, undefined, ['a', 'b', 'c']],
] as const)('%s', (_, at, rule, expected) => {
  const rules = ['a', 'b', 'c']
  expect(withRule(rules, at, rule)).toEqual(expected)
  expect(rules).toEqual(['a', 'b', 'c'])
})
