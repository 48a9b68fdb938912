import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = 'e2e'
const journeys = readdirSync(folder).filter((name) => name.endsWith('.e2e.ts') && name !== 'faces.e2e.ts')
const having = (pattern: RegExp) => journeys.filter((name) => pattern.test(readFileSync(`${folder}/${name}`, 'utf8')))

describe('journeys', () => {
  it('leave how pages look to the walk over all faces: axe runs once for each of them', () => {
    expect(having(/from '\.\/axe\.ts'|faces\/look\.ts/)).toEqual([])
  })

  it('are at most 180: rules of forms are component tests, and rules of the api are tests of the api', () => {
    const count = journeys.reduce(
      (sum, name) => sum + (readFileSync(`${folder}/${name}`, 'utf8').match(/^ *test\(/gm)?.length ?? 0),
      0,
    )
    expect(count).toBeLessThanOrEqual(180)
  })
})
