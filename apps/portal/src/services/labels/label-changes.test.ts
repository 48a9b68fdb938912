import { describe, expect, it } from 'vitest'
import { isRemoved, labelsOnAll, noChange, toggledRemoval, withLabel, withoutLabel } from './label-changes.ts'

const service = (...labels: { key: string; value: string }[]) => ({
  projectId: 1,
  serviceType: 'Vm',
  serviceId: 1,
  name: 'web',
  labels,
})
const test = { key: 'env', value: 'test' }
const prod = { key: 'env', value: 'prod' }

describe('labels of several services', () => {
  it('are counted, those that read alike together', () =>
    expect(labelsOnAll([service(prod), service(test), service({ key: 'Env', value: 'Test' })])).toEqual([
      { label: test, count: 2 },
      { label: prod, count: 1 },
    ]))

  it('are given once for each key', () => expect(withLabel(withLabel(noChange, test), prod).set).toEqual([prod]))

  it('are taken away and left after all', () => {
    const gone = toggledRemoval(noChange, 'ENV')
    expect(isRemoved(gone, 'env')).toBe(true)
    expect(toggledRemoval(gone, 'env')).toEqual(noChange)
  })

  it('are kept when the key is given anew', () =>
    expect(withLabel(toggledRemoval(noChange, 'env'), prod)).toEqual({ set: [prod], remove: [] }))

  it('that were new are forgotten', () => expect(withoutLabel(withLabel(noChange, test), test)).toEqual(noChange))
})
