import { expect, it } from 'vitest'
import { settleSelection } from './project-selection.ts'

const projects = [{ id: 3 }, { id: 5 }]

it.each([
  ['keeps the stored project', 3, null, 3],
  ['takes the project of an opened link', 3, 5, 5],
  ['ignores an address that names a project of someone else', 3, 9, 3],
  ['forgets a stored project that is gone', 9, null, null],
  ['chooses nothing by itself among several', null, null, null],
])('%s', (_sentence, stored, inAddress, expected) => {
  expect(settleSelection(stored, inAddress, projects)).toBe(expected)
})

it('takes the only project there is', () => {
  expect(settleSelection(null, null, [{ id: 3 }])).toBe(3)
  expect(settleSelection(9, null, [{ id: 3 }])).toBe(3)
})
