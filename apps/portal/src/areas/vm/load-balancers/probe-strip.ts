import type { LoadBalancerProbe } from '@sarv/client/vm.generated'

/** The least of its height that a bar has, so that it can be seen and hit. */
const least = 18

/**
 * How high each bar stands, in percent. An answer ten times as late stands clearly higher, and one that is a hundred times
 * as late still fits; who does not answer at all stands highest.
 */
export const barHeights = (probes: readonly Pick<LoadBalancerProbe, 'millis' | 'isUp'>[]): number[] => {
  const slowest = Math.max(10, ...probes.map(({ millis, isUp }) => (isUp ? (millis ?? 0) : 0)))
  const scale = Math.log10(slowest + 1)
  return probes.map(({ millis, isUp }) => {
    if (!isUp) return 100
    return millis === null ? 60 : Math.round(least + (Math.log10(millis + 1) / scale) * (80 - least))
  })
}
