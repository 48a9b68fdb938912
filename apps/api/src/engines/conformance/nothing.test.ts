import { describe } from 'vitest'
import { describeComputeConformance } from './compute.conformance.ts'
import { pretendingEngine, silentEngine, subjectOf } from './nothing.ts'

// `fails` turns each test of the suite around: one that an engine passes without doing anything is the one reported here.
// Such an engine answers at once; whoever waits for what it never does fails when the time is over.
describe('the suite finds out', { fails: true, timeout: 400 }, () => {
  describeComputeConformance('an engine that does nothing', subjectOf(silentEngine))
  describeComputeConformance('an engine that does nothing and says that all is well', subjectOf(pretendingEngine))
})
