import { expect, it } from 'vitest'
import { snapshotStatus } from '../../enums.ts'
import { hostSnapshotCan } from './host-snapshots.rules.ts'

const allowing = (action: 'revert' | 'delete') =>
  snapshotStatus.values.filter(({ id }) => hostSnapshotCan(action, id)).map(({ name }) => name)

it('one can go back to a snapshot that is ready, or to which going back has failed', () => {
  expect(allowing('revert')).toEqual(['inactive', 'revertFailed'])
})

it('a snapshot can be deleted unless something is under way with it', () => {
  expect(allowing('delete')).toEqual(['active', 'inactive', 'failed', 'revertFailed'])
})

it('a status that nobody knows allows nothing', () => {
  expect(hostSnapshotCan('delete', 99)).toBe(false)
})
