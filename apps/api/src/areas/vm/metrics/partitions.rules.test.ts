import { describe, expect, it } from 'vitest'
import { isExpired, partitionsFor, partitionsNeeded } from './partitions.rules.ts'

const now = new Date('2026-11-15T09:37:42Z')
const names = (partitions: { name: string }[]) => partitions.map(({ name }) => name)

describe('partitions', () => {
  it('are there before they are needed', () => {
    expect(names(partitionsNeeded('minute', now))).toEqual(['vm_metrics_minute_20261115', 'vm_metrics_minute_20261116'])
    expect(names(partitionsNeeded('minute', new Date('2026-11-15T00:10:00Z')))).toEqual([
      'vm_metrics_minute_20261114',
      'vm_metrics_minute_20261115',
      'vm_metrics_minute_20261116',
    ])
  })

  it('follow one another without a gap or an overlap', () => {
    for (const tier of ['minute', 'tenMinutes', 'hour'] as const) {
      const partitions = partitionsFor(tier, new Date('2026-08-15T12:00:00Z'), now)
      expect(partitions[0]!.from.getTime()).toBeLessThanOrEqual(Date.parse('2026-08-15T12:00:00Z'))
      expect(partitions.at(-1)!.to.getTime()).toBeGreaterThan(now.getTime())
      expect(partitions.slice(1).map(({ from }) => from)).toEqual(partitions.slice(0, -1).map(({ to }) => to))
    }
  })

  it.each([
    ['minute', 'vm_metrics_minute_20261112', true],
    ['minute', 'vm_metrics_minute_20261113', false],
    ['tenMinutes', 'vm_metrics_ten_minutes_20261031', true],
    ['tenMinutes', 'vm_metrics_ten_minutes_20261101', false],
    ['hour', 'vm_metrics_hour_20260801', true],
    ['hour', 'vm_metrics_hour_20260811', false],
    ['minute', 'vm_metrics_minute_of_somebody_else', false],
  ] as const)('%s: %s has had its time: %s', (tier, name, expired) => expect(isExpired(tier, name, now)).toBe(expired))
})
