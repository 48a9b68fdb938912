import { describe, expect, it } from 'vitest'
import { fullInDays, levelOf, roomFor, takenPercent, type DayPoint } from './operator-capacity.rules.ts'

const stock = (total: number, used: number, held: number | null = 0) => ({ total, used, held })

describe('how full it is', () => {
  it.each([
    ['nothing used', stock(100, 0), 0, 'normal'],
    ['just below the warning', stock(1000, 799), 79, 'normal'],
    ['at the warning', stock(100, 80), 80, 'warning'],
    ['what is held counts', stock(100, 70, 10), 80, 'warning'],
    ['what is not told does not', stock(100, 79, null), 79, 'normal'],
    ['just below the danger', stock(1000, 949), 94, 'warning'],
    ['at the danger', stock(100, 90, 5), 95, 'danger'],
    ['one is left', stock(1000, 999), 99, 'danger'],
    ['full', stock(253, 253), 100, 'danger'],
    ['promised more than there is', stock(100, 130), 100, 'danger'],
    ['there is none', stock(0, 0), 100, 'danger'],
  ])('%s', (_, now, percent, level) => {
    expect(takenPercent(now)).toBe(percent)
    expect(levelOf(percent)).toBe(level)
  })
})

/** One point a day, the last one today. */
const month = (days: number, takenOn: (day: number) => number): DayPoint[] =>
  Array.from({ length: days }, (_, day) => ({ at: new Date(Date.UTC(2026, 9, 1 + day)), taken: takenOn(day) }))

describe('when it is full', () => {
  it('is where a straight line leads from where it is now', () => {
    expect(
      fullInDays(
        month(30, (day) => 10 + 2 * day),
        stock(150, 68),
      ),
    ).toBe(41)
  })

  it('counts what is held as gone', () => {
    expect(
      fullInDays(
        month(30, (day) => 10 + 2 * day),
        stock(150, 60, 8),
      ),
    ).toBe(41)
  })

  it('is not led astray by a single day', () => {
    const bumpy = month(30, (day) => 10 + 2 * day + (day === 15 ? 40 : 0))
    const days = fullInDays(bumpy, stock(150, 68))!
    expect(Math.abs(days - 41)).toBeLessThanOrEqual(2)
  })

  it('is measured in time: days on which nobody looked count', () => {
    const everySecond = month(30, (day) => 10 + 2 * day).filter((_, day) => day % 2 === 0)
    expect(fullInDays(everySecond, stock(150, 68))).toBe(41)
  })

  it('is now when nothing is left, whatever went before', () => {
    expect(fullInDays([], stock(100, 98, 2))).toBe(0)
    expect(
      fullInDays(
        month(30, (day) => 100 - day),
        stock(100, 120),
      ),
    ).toBe(0)
  })

  it.each([
    ['after less than a week', month(6, (day) => day), stock(100, 5)],
    ['while it gets emptier', month(30, (day) => 90 - day), stock(100, 60)],
    ['while nothing changes', month(30, () => 50), stock(100, 50)],
    [
      'when all was seen at one moment',
      month(10, () => 5).map(({ taken }) => ({ at: new Date(0), taken })),
      stock(9, 5),
    ],
    ['when it is more than a year away', month(30, (day) => day * 0.01), stock(1000, 1)],
  ])('is not said %s', (_, points, now) => {
    expect(fullInDays(points, now)).toBeUndefined()
  })
})

describe('what is left for a limit', () => {
  const told = (resource: 'vcpus' | 'diskGb' | 'volumeGb', total: number | null, used: number | null, held = 0) => ({
    resource,
    total,
    used,
    held,
    percent: null,
    level: null,
    fullInDays: null,
  })
  const place = (datacenter: string, stocks: ReturnType<typeof told>[]) => ({
    datacenterId: 1,
    datacenter,
    sampledDate: null,
    isStale: false,
    stocks,
  })

  it('is what nobody uses and nothing holds, datacenter by datacenter', () =>
    expect(
      roomFor('cpu', [place('تهران ۱', [told('vcpus', 100, 60, 10)]), place('تهران ۲', [told('vcpus', 8, 20)])]),
    ).toEqual([
      { datacenter: 'تهران ۱', free: 30 },
      { datacenter: 'تهران ۲', free: 0 },
    ]))

  it('adds the disks of servers and the volumes, and is unknown when one of them is', () => {
    expect(roomFor('diskGb', [place('a', [told('diskGb', 10, 4), told('volumeGb', 50, 20)])])).toEqual([
      { datacenter: 'a', free: 36 },
    ])
    expect(roomFor('diskGb', [place('a', [told('diskGb', 10, 4), told('volumeGb', null, null)])])).toEqual([
      { datacenter: 'a', free: null },
    ])
  })

  it('is nothing to ask for what does not run out', () =>
    expect(roomFor('firewallRule', [place('a', [told('vcpus', 1, 1)])])).toEqual([]))
})
