import { describe } from 'vitest'
import { pretendingStorage, silentStorage, storageSubjectOf } from './nothing.ts'
import { describeStorageConformance } from './storage.conformance.ts'

// `fails` turns each test of the suite around: one that an engine passes without doing anything is the one reported here.
describe('the suite finds out', { fails: true, timeout: 2000 }, () => {
  describeStorageConformance('a store that does nothing', storageSubjectOf(silentStorage))
  describeStorageConformance('a store that does nothing and says that all is well', storageSubjectOf(pretendingStorage))
})
