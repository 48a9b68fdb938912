import { expect, it } from 'vitest'
import { samplesOf } from './samples.ts'
import { chartsOf, marksOf } from './usage-charts.ts'

const at = (minute: number) => `2026-11-15T09:${String(minute).padStart(2, '0')}:00`
const minutes = [0, 1, 2]
const answer = (series: Record<string, number[] | null>) =>
  samplesOf({
    categories: minutes.map(at),
    series: Object.entries(series).map(([name, data]) => ({ name, data })),
  })
const busy = answer({
  cpuPercent: [10, 80, 30],
  memoryPercent: [25, 50, 40],
  diskReadBytesPerSecond: [1e6, 4e6, 2e6],
  diskWriteBytesPerSecond: [0, 0, 500_000],
  networkInBytesPerSecond: [3e6, 1e6, 1e6],
  networkOutBytesPerSecond: [0, 0, 0],
})
/** Directions and spaces are what the browser needs, not what people read. */
const read = (words: string | undefined) => words?.replace(/[\u2066-\u2069]/g, '').replace(/\u00a0/g, ' ')

it('says below each drawing how high it has been', () => {
  expect(chartsOf(busy, 8).map(({ title, peak }) => [title, read(peak)])).toEqual([
    ['پردازنده', 'بیشترین مصرف این بازه ۸۰٪'],
    ['حافظه', 'بیشترین مصرف این بازه ۴ از ۸ گیگابایت'],
    ['دیسک', 'بیشترین این بازه: خواندن ۴ MB/s، نوشتن ۰٫۵ MB/s'],
    ['شبکه', 'بیشترین این بازه: دریافت ۳ MB/s، ارسال ۰ MB/s'],
  ])
})

it('draws memory in gigabytes up to what the server has', () => {
  const memory = chartsOf(busy, 8)[1]!
  expect([memory.series[0]!.values, memory.max]).toEqual([[2, 4, 3.2], 8])
})

it('draws memory as a part while the size of the server is not read, and of nothing says no peak', () => {
  expect(chartsOf(busy, undefined)[1]).toMatchObject({ max: 100, series: [{ values: [25, 50, 40] }] })
  const unseen = chartsOf(answer({ cpuPercent: [10, 80, 30], memoryPercent: null }), 8)[1]!
  expect([unseen.isMeasured, unseen.peak]).toEqual([false, undefined])
})

it('marks what was done within the drawing, oldest first as it runs', () => {
  const operations = [at(9), at(2), at(1), at(0), '2026-11-14T09:00:00'].map((createDate) => ({ createDate }))
  expect(marksOf(operations, busy.times).map(({ createDate }) => createDate)).toEqual([at(0), at(1), at(2)])
  expect(marksOf(operations, [])).toEqual([])
})

it('marks no more than can be told apart: the newest', () => {
  const operations = Array.from({ length: 20 }, (_, index) => ({ createDate: at(59 - index) }))
  expect(marksOf(operations, [at(0), at(59)]).map(({ createDate }) => createDate)).toEqual(
    [52, 53, 54, 55, 56, 57, 58, 59].map(at),
  )
})
