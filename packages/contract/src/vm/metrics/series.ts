/**
 * The series of `vmHostGetAnalytic` by their names, with their units in them. Its categories are date-times, the oldest
 * first; a time of which nothing is known has none. While a server is off everything is zero, its memory too, which a
 * running one never is. The memory has no data where the cloud does not see into its guests.
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
