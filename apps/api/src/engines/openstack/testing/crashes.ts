import { describe, expect, it } from 'vitest'
import type { OpenStackContext } from '../context.ts'
import type { Crash } from './fake-client.ts'

export type Step = (context: OpenStackContext) => Promise<unknown>

/** What is done, and what was done before it. */
export type CrashCases = Record<string, { before: Step[]; step: Step }>

export interface FakeCloud {
  openContext(crash?: Crash): OpenStackContext
  /** All that is on it. */
  picture(): unknown
}

export const afterSteps = async <Cloud extends FakeCloud>(cloud: Cloud, before: readonly Step[]): Promise<Cloud> => {
  for (const step of before) await step(cloud.openContext())
  return cloud
}

/** Each step dies at each of its calls, before and after the cloud hears of it, and is done again by another process. */
export const describeCrashes = (
  cases: CrashCases,
  newCloud: () => FakeCloud,
  { ofWrites, atLeastCalls }: { ofWrites?: true; atLeastCalls: number },
): void => {
  describe('a process that dies in the middle of', () => {
    it.each(Object.entries(cases))(
      '%s: the next one comes to the same end, whichever call was the last',
      async (_, { before, step }) => {
        const openCloud = () => afterSteps(newCloud(), before)
        const whole = await openCloud()
        await step(whole.openContext())
        const wanted = whole.picture()
        expect(wanted).not.toEqual((await openCloud()).picture())

        const diesAt = async (crash: Crash): Promise<boolean> => {
          const cloud = await openCloud()
          const hasDied = await step(cloud.openContext(crash)).then(
            () => false,
            () => true,
          )
          await step(cloud.openContext())
          expect(cloud.picture()).toEqual(wanted)
          return hasDied
        }
        const writes = ofWrites && { ofWrites }
        let calls = 0
        while (await diesAt({ atCall: calls + 1, when: 'before', ...writes })) {
          await diesAt({ atCall: calls + 1, when: 'after', ...writes })
          calls += 1
        }
        expect(calls).toBeGreaterThanOrEqual(atLeastCalls)
      },
    )
  })
}
