export interface CheckStep {
  name: string
  /** Steps without which this one has nothing to work on. */
  needs?: readonly string[]
  /** Also when others failed, and also when the whole was interrupted. */
  isAlways?: boolean
  run(signal: AbortSignal): Promise<unknown>
}

export type CheckReport =
  | { name: string; outcome: 'works'; ms: number }
  | { name: string; outcome: 'fails'; ms: number; reason: string }
  | { name: string; outcome: 'left out'; because: string }

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** One after the other; what hangs on a failed one is left out. Answers whether all of them work. */
export const runSteps = async (
  steps: readonly CheckStep[],
  { say, signal, stepMs }: { say: (report: CheckReport) => void; signal: AbortSignal; stepMs: number },
): Promise<boolean> => {
  const failed = new Set<string>()
  for (const { name, needs = [], isAlways, run } of steps) {
    const missing = needs.find((one) => failed.has(one))
    const because = signal.aborted && !isAlways ? 'the check was interrupted' : missing && `${missing} does not work`
    if (because !== undefined) {
      failed.add(name)
      say({ name, outcome: 'left out', because })
      continue
    }
    const begun = performance.now()
    const ms = () => Math.round(performance.now() - begun)
    try {
      const limit = AbortSignal.timeout(stepMs)
      // Whoever interrupts the check wants it to leave nothing behind all the same.
      await run(isAlways ? limit : AbortSignal.any([signal, limit]))
      say({ name, outcome: 'works', ms: ms() })
    } catch (error) {
      failed.add(name)
      say({ name, outcome: 'fails', ms: ms(), reason: reasonOf(error) })
    }
  }
  return failed.size === 0
}
