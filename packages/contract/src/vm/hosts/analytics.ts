/**
 * The series of `vmHostGetAnalytic` by their names, with their units in them. Its categories are date-times, the oldest
 * first. While a server is off everything is zero, its memory too, which a running one never is.
 */
export const vmHostSeries = [
  'cpuPercent',
  'memoryPercent',
  'diskReadBytesPerSecond',
  'diskWriteBytesPerSecond',
  'networkInBytesPerSecond',
  'networkOutBytesPerSecond',
] as const

export type VmHostSeries = (typeof vmHostSeries)[number]
