const minuteMs = 60_000
const tehranMs = 3.5 * 60 * minuteMs

/** Samples until now, as the server answers them; the sandbox has none of a server that was built a moment ago. */
export const samplesOf = (periodMinutes: number) => {
  const times = Array.from({ length: 30 }, (_, index) => index)
  const end = Date.now() + tehranMs + minuteMs
  const at = (index: number) => new Date(end - ((29 - index) * periodMinutes * minuteMs) / 30)
  const wave = (low: number, high: number) =>
    times.map((index) => (isOff(index) ? 0 : low + ((index * 7) % 10) * ((high - low) / 10)))
  const isOff = (index: number) => index > 9 && index < 14
  return {
    categories: times.map((index) => at(index).toISOString().slice(0, 19)),
    series: [
      { name: 'cpuPercent', data: wave(10, 60) },
      { name: 'memoryPercent', data: wave(40, 45) },
      { name: 'diskReadBytesPerSecond', data: wave(1e6, 9e6) },
      { name: 'diskWriteBytesPerSecond', data: wave(2e6, 12e6) },
      { name: 'networkInBytesPerSecond', data: wave(3e6, 5e6) },
      { name: 'networkOutBytesPerSecond', data: wave(1e6, 2e6) },
    ],
    totalDownload: 12.1,
    totalUpload: 26.5,
  }
}
