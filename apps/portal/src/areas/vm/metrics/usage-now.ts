import type { Samples } from './samples.ts'

export interface UsageNow {
  cpuPercent: number
  /** null: this datacenter does not see it. */
  usedMemoryGb: number | null
  /** Megabytes each second. */
  receivedMb: number
  sentMb: number
  /** When it was measured, as the wire writes it. */
  at: string
}

const bytesPerMegabyte = 1_000_000

/** The newest sample with values; nothing where there is none, or the server has been off since. */
export const usageNowOf = ({ times, values }: Samples, memoryGb: number): UsageNow | undefined => {
  const last = times.length - 1
  const at = times[last]
  const cpuPercent = values('cpuPercent')[last]
  if (at === undefined || cpuPercent === undefined || cpuPercent === null) return undefined
  const memoryPercent = values('memoryPercent')[last] ?? null
  return {
    cpuPercent,
    usedMemoryGb: memoryPercent === null ? null : (memoryPercent * memoryGb) / 100,
    receivedMb: (values('networkInBytesPerSecond')[last] ?? 0) / bytesPerMegabyte,
    sentMb: (values('networkOutBytesPerSecond')[last] ?? 0) / bytesPerMegabyte,
    at,
  }
}
