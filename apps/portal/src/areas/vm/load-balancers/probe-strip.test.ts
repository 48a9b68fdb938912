import { expect, it } from 'vitest'
import { barHeights } from './probe-strip.ts'

const seen = (millis: number | null, isUp = true) => ({ millis, isUp })

it('later answers stand higher, and who does not answer highest', () => {
  const [quick, slow, slowest, none] = barHeights([seen(2), seen(40), seen(3000), seen(null, false)])
  expect(quick!).toBeGreaterThanOrEqual(18)
  expect(slow!).toBeGreaterThan(quick!)
  expect(slowest!).toBeGreaterThan(slow!)
  expect(none).toBe(100)
  expect(slowest!).toBeLessThan(none!)
})

it('all stand alike where nobody tells how long it took', () => {
  expect(barHeights([seen(null), seen(null)])).toEqual([60, 60])
})
