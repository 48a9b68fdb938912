import { expect, it } from 'vitest'
import { samplesOf } from './samples.ts'

const at = (minute: number) => `2026-11-15T09:${String(minute).padStart(2, '0')}:00`
const answer = (minutes: readonly number[], data: readonly number[]) => ({
  categories: minutes.map(at),
  series: [{ name: 'cpuPercent', data: [...data] }],
})

it('keeps even samples as they are', () => {
  const { times, values, stepSeconds } = samplesOf(answer([0, 1, 2], [5, 6, 7]))
  expect(stepSeconds).toBe(60)
  expect(times).toEqual([at(0), at(1), at(2)])
  expect(values('cpuPercent')).toEqual([5, 6, 7])
})

it('breaks the line where samples are missing', () => {
  const { times, values } = samplesOf(answer([0, 1, 2, 30, 31], [5, 6, 7, 8, 9]))
  expect(times).toEqual([at(0), at(1), at(2), at(3), at(30), at(31)])
  expect(values('cpuPercent')).toEqual([5, 6, 7, null, 8, 9])
})

it('breaks the line where the server was off, which is when it used no memory', () => {
  const cpu = { name: 'cpuPercent', data: [5, 0, 0, 6] }
  const memory = { name: 'memoryPercent', data: [40, 0, 0, 41] }
  const { times, values } = samplesOf({ categories: [0, 1, 2, 3].map(at), series: [cpu, memory] })
  expect(times).toHaveLength(4)
  expect(values('cpuPercent')).toEqual([5, null, null, 6])
  expect(values('memoryPercent')).toEqual([40, null, null, 41])
})

it('keeps a running server that does nothing at zero', () => {
  const cpu = { name: 'cpuPercent', data: [0, 0] }
  const memory = { name: 'memoryPercent', data: [40, 40] }
  expect(samplesOf({ categories: [0, 1].map(at), series: [cpu, memory] }).values('cpuPercent')).toEqual([0, 0])
})

it('shows a series that is missing or short as nothing, never as zero', () => {
  const { values } = samplesOf(answer([0, 1, 2], [5]))
  expect(values('cpuPercent')).toEqual([5, null, null])
  expect(values('memoryPercent')).toEqual([null, null, null])
})

it('has nothing to show for a server that was just built', () => {
  expect(samplesOf({ categories: null, series: null }).times).toEqual([])
})

it('knows a cloud that does not see the memory of its guests from a server that was off', () => {
  const cpu = { name: 'cpuPercent', data: [5, 6] }
  const unseen = samplesOf({ categories: [0, 1].map(at), series: [cpu, { name: 'memoryPercent', data: null }] })
  expect([unseen.isMeasured('memoryPercent'), unseen.isMeasured('cpuPercent'), unseen.isOff]).toEqual([
    false,
    true,
    false,
  ])
  expect(unseen.values('cpuPercent')).toEqual([5, 6])
  const zeros = (name: string) => ({ name, data: [0, 0] })
  expect(samplesOf({ categories: [0, 1].map(at), series: [zeros('cpuPercent'), zeros('memoryPercent')] }).isOff).toBe(
    true,
  )
})

it('says nothing of the time before the server was there', () => {
  const { times, values } = samplesOf(answer([0, 1, 2, 3], [5, 6, 7, 8]), at(2))
  expect(times).toEqual([at(2), at(3)])
  expect(values('cpuPercent')).toEqual([7, 8])
  expect(samplesOf(answer([0, 1], [5, 6]), at(9)).times).toEqual([])
})
