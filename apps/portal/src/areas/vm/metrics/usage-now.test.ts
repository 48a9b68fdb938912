import { expect, it } from 'vitest'
import { samplesOf } from './samples.ts'
import { usageNowOf } from './usage-now.ts'

const at = (minute: number) => `2026-11-15T09:0${minute}:00`

const samples = (cpu: number[], memory: number[] | null) =>
  samplesOf({
    categories: cpu.map((_, minute) => at(minute)),
    series: [
      { name: 'cpuPercent', data: cpu },
      { name: 'memoryPercent', data: memory },
      { name: 'networkInBytesPerSecond', data: cpu.map(() => 2_500_000) },
      { name: 'networkOutBytesPerSecond', data: cpu.map(() => 400_000) },
    ],
  })

it('is the newest sample, with memory in gigabytes', () => {
  expect(usageNowOf(samples([10, 35], [20, 25]), 8)).toEqual({
    cpuPercent: 35,
    usedMemoryGb: 2,
    receivedMb: 2.5,
    sentMb: 0.4,
    at: at(1),
  })
})

it('leaves memory out where nobody sees it', () => {
  expect(usageNowOf(samples([10], null), 8)?.usedMemoryGb).toBeNull()
})

it('is nothing before the first sample, and of a server that is off by now', () => {
  expect(usageNowOf(samples([], []), 8)).toBeUndefined()
  expect(usageNowOf(samples([10, 0], [20, 0]), 8)).toBeUndefined()
})
