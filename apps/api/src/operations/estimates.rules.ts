/** How long each step of a kind of operation usually takes, in seconds, by its name. */
export type StepSeconds = ReadonlyMap<string, number>

export interface OpenSteps {
  /** Names of the steps that are not done, in their order; the first is the one it is at. */
  left: readonly string[]
  /** Since when the first of them runs. */
  runningSince: Date | null
}

const secondsMs = 1000

/**
 * When an operation will probably be done, by what its steps took in the past: a step that takes longer than usual moves the
 * end along. Undefined where a step was never done before.
 */
export const expectedEnd = ({ left, runningSince }: OpenSteps, usual: StepSeconds, now: Date): Date | undefined => {
  const seconds = left.map((name) => usual.get(name))
  if (seconds.length === 0 || seconds.includes(undefined)) return undefined
  const [current = 0, ...others] = seconds as number[]
  const goneSeconds = runningSince ? (now.getTime() - runningSince.getTime()) / secondsMs : 0
  const leftSeconds = Math.max(0, current - goneSeconds) + others.reduce((sum, each) => sum + each, 0)
  return new Date(now.getTime() + leftSeconds * secondsMs)
}
