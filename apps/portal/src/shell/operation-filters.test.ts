import { operationStatus } from '@sarv/contract/enums'
import { expect, it } from 'vitest'
import { filterOperations } from './operation-filters.ts'

const { queued, running, done, failed, cancelled } = operationStatus.id
const operations = [done, running, failed, queued, cancelled].map((operationStatusId, id) => ({
  id,
  operationStatusId,
}))

it.each([
  ['all', [1, 3, 0, 2, 4]],
  ['running', [1, 3]],
  ['failed', [2]],
] as const)('shows %s, running ones first and otherwise newest first', (filter, ids) => {
  expect(filterOperations(operations, filter).map(({ id }) => id)).toEqual(ids)
})
