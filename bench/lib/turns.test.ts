import { expect, it } from 'vitest'
import { ratioOf, showSpread, spreadOf, takeTurns } from './turns.ts'

it('measures all sides in each round, another one first each time', async () => {
  const measured: string[] = []
  const results = await takeTurns(['ours', 'theirs'], 3, async (side) => measured.push(side))
  expect(measured).toEqual(['ours', 'theirs', 'theirs', 'ours', 'ours', 'theirs'])
  expect(results).toEqual([
    [1, 4, 5],
    [2, 3, 6],
  ])
})

it('tells the ratio of each round, whatever the machine did between the rounds', () => {
  expect(ratioOf([100, 300, 220], [200, 600, 400])).toEqual({ median: 0.5, low: 0.5, high: 0.55 })
})

it('shows the middle and how far the others lie', () => {
  expect(showSpread(spreadOf([3, 1, 10]), (ms) => `${ms} ms`)).toBe('3 ms (1 ms to 10 ms)')
})
