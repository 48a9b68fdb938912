import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { budgetOf, type FileTime, overBudget, timesPerFile } from '../e2e/file-times.ts'

const time = (file: string, ms: number): FileTime => ({ file, tests: 1, ms })
const files = Array.from({ length: 50 }, (_, index) => time(`noun-${index}.e2e.ts`, 5000))

describe('the time of journeys', () => {
  it('names a file that takes far more than its share, whatever the speed of the machine', () => {
    const slow = [...files, time('slow.e2e.ts', 40_000)]
    expect(overBudget(slow)).toEqual([expect.stringContaining('slow.e2e.ts takes 40.0 s, 13.8 % of all journeys')])
    expect(overBudget(slow.map(({ ms, ...rest }) => ({ ...rest, ms: ms * 5 })))).toHaveLength(1)
  })

  it('is within budget when all files take alike, and the walk over all faces half of the time', () => {
    expect(overBudget(files)).toEqual([])
    expect(overBudget([...files, time('faces.e2e.ts', 250_000)])).toEqual([])
    expect(overBudget([...files, time('faces.e2e.ts', 350_000)])).toHaveLength(1)
  })

  it('is not judged in a run of a few files, where each has a large share', () => {
    expect(overBudget(files.slice(0, 3))).toEqual([])
  })

  it('is printed with the dearest file first', () => {
    const [first, second] = timesPerFile([time('short.e2e.ts', 1000), time('long.e2e.ts', 3000)])
    expect(first).toContain('3.0 s  75.0 %  long.e2e.ts (1)')
    expect(second).toContain('short.e2e.ts')
  })

  it('has budgets of its own only for files that exist', () => {
    const journeys = readdirSync('e2e').filter((name) => name.endsWith('.e2e.ts'))
    const special = ['faces.e2e.ts', 'reader.e2e.ts'].filter((name) => budgetOf(name) !== budgetOf('any.e2e.ts'))
    expect(journeys).toEqual(expect.arrayContaining(special))
  })
})
