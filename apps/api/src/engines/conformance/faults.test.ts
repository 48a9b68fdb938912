import { describe, expect, it } from 'vitest'
import { createFaults, seededRandom, withFaults } from './faults.ts'

/** Counts what really happened. */
const counting = () => {
  const seen = { read: 0, write: 0 }
  const engine = {
    async read(_signal: AbortSignal) {
      seen.read++
    },
    async write(_signal: AbortSignal) {
      seen.write++
    },
  }
  return { seen, engine }
}
type Counter = ReturnType<typeof counting>['engine']

const { signal } = new AbortController()

const storm = async (seed: number) => {
  const { seen, engine } = counting()
  const faults = createFaults<Counter>(seededRandom(seed))
  faults.injectEverywhere({ errorRate: 0.2, crashRate: 0.05 })
  const unsteady = withFaults(engine, faults)
  const outcomes: string[] = []
  for (let turn = 0; turn < 4000; turn++) {
    const call = turn % 2 === 0 ? unsteady.read(signal) : unsteady.write(signal)
    outcomes.push(
      await call.then(
        () => 'done',
        (error: { code: string }) => error.code,
      ),
    )
  }
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length
  return { seen, faults, unsteady, outcomes, count }
}

describe('faults everywhere', () => {
  it('hit every method at about the rates asked for: errors before the effect, lost answers after it', async () => {
    const { seen, count } = await storm(1)
    expect(count('internal') / 4000).toBeCloseTo(0.2, 1)
    expect(count('unreachable') / 4000).toBeCloseTo(0.05, 1)
    expect(count('unreachable')).toBeGreaterThan(100)
    expect(seen.read + seen.write).toBe(count('done') + count('unreachable'))
    expect(seen.read / seen.write).toBeCloseTo(1, 0)
  })

  it('are the same for the same seed, and others for another', async () => {
    const [first, again, other] = [await storm(1), await storm(1), await storm(2)]
    expect(again.outcomes).toEqual(first.outcomes)
    expect(other.outcomes).not.toEqual(first.outcomes)
  })

  it('stand behind those injected by name, and end when cleared', async () => {
    const { faults, unsteady } = await storm(1)
    faults.injectEverywhere({ errorRate: 1, crashRate: 0 })
    faults.inject({ method: 'write', kind: 'error', code: 'no_capacity' })
    await expect(unsteady.write(signal)).rejects.toMatchObject({ code: 'no_capacity' })
    await expect(unsteady.write(signal)).rejects.toMatchObject({ code: 'internal' })
    faults.clear()
    await expect(unsteady.write(signal)).resolves.toBeUndefined()
  })
})
