import { describe, expect, it } from 'vitest'
import {
  carriedOf,
  dueStage,
  isNoticeDueAgain,
  keepUntilOf,
  missingRials,
  spansFrom,
  spansOf,
  triedAgainAt,
  type Course,
  type Stage,
} from './suspensions.rules.ts'

const start = new Date('2026-11-17T10:30:00Z')
const inDays = (days: number) => new Date(start.getTime() + days * 86_400_000)

const course = (stage: Stage, more: Partial<Course> = {}): Course => ({
  stage,
  stoppedAt: start,
  keepUntil: keepUntilOf(start, 14),
  deliveredAt: null,
  binnedAt: null,
  ...more,
})

describe('the next stage', () => {
  it.each<[what: string, Course, day: number, Stage | undefined]>([
    ['is not due right after the stop', course('stopped'), 0, undefined],
    ['is not due the day before the notice', course('stopped'), 10.9, undefined],
    ['is the notice, three days before the bin', course('stopped'), 11, 'noticed'],
    ['is the notice, however late somebody looks', course('stopped'), 100, 'noticed'],
    ['is never the bin while the notice has not arrived', course('noticed'), 100, undefined],
    ['is not the bin before its day', course('noticed', { deliveredAt: inDays(11) }), 13.9, undefined],
    ['is the bin on its day', course('noticed', { deliveredAt: inDays(11) }), 14, 'binned'],
    ['is the bin three days after a late notice', course('noticed', { deliveredAt: inDays(20) }), 22.9, undefined],
    ['is the bin three days after a late notice', course('noticed', { deliveredAt: inDays(20) }), 23, 'binned'],
    ['is not the end before the bin had its time', course('binned', { binnedAt: inDays(14) }), 16.9, undefined],
    ['is the end after the time of the bin', course('binned', { binnedAt: inDays(14) }), 17, 'gone'],
    ['is none after the end', course('gone', { binnedAt: inDays(14) }), 100, undefined],
    [
      'is the notice at once where the grace is shorter',
      course('stopped', { keepUntil: keepUntilOf(start, 1) }),
      0,
      'noticed',
    ],
  ])('%s', (_, of, day, stage) => expect(dueStage(of, inDays(day))).toBe(stage))
})

describe('the spans', () => {
  it('are those of the catalogue while they lie ahead', () =>
    expect(spansFrom(inDays(5), 14, start)).toEqual({ stopsAt: inDays(5), keptUntil: inDays(19), goneAt: inDays(22) }))

  it('move on with a notice that does not arrive', () =>
    expect(spansOf(course('noticed'), inDays(30))).toEqual({
      stopsAt: start,
      keptUntil: inDays(33),
      goneAt: inDays(36),
    }))

  it('are as they went, afterwards', () =>
    expect(spansOf(course('binned', { deliveredAt: inDays(11), binnedAt: inDays(14.5) }), inDays(15))).toEqual({
      stopsAt: start,
      keptUntil: inDays(14.5),
      goneAt: inDays(17.5),
    }))

  it('say what happens: the stages follow at just these moments', () => {
    const noticed = course('noticed', { deliveredAt: inDays(11.25) })
    const { keptUntil } = spansOf(noticed, inDays(12))
    expect([dueStage(noticed, new Date(keptUntil.getTime() - 1)), dueStage(noticed, keptUntil)]).toEqual([
      undefined,
      'binned',
    ])
  })
})

describe('what comes back', () => {
  const service = (more: number, isReturning = false) => ({ presentRials: 100, runningRials: 100 + more, isReturning })
  const places = (services: ReturnType<typeof service>[], leftRials: number) => {
    const carried = carriedOf(services, { leftRials, monthlyRials: 720 }, 24)
    return services.map((one) => carried.has(one))
  }

  it.each([
    ['all, where there is enough for all', [720, 720], 72, [true, true]],
    ['the first, where there is enough for one', [720, 720], 71, [true, false]],
    ['none, where there is too little for the first', [7200, 1], 48, [false, false]],
    ['always what costs no more than it does now', [7200, 0], 1, [false, true]],
  ] as const)('is %s', (_, more, left, expected) =>
    expect(
      places(
        more.map((rials) => service(rials)),
        left,
      ),
    ).toEqual(expected),
  )

  it('goes on being what was asked for already', () =>
    expect(places([service(7200, true), service(720)], 24)).toEqual([true, false]))
})

it('what must be paid covers what is owed, and a day of everything', () => {
  expect(missingRials({ leftRials: -500, monthlyRials: 720, isSuspended: true }, 720, 24)).toBe(548)
  expect(missingRials({ leftRials: -500, monthlyRials: 0, isSuspended: true }, 0, 24)).toBe(501)
  expect(missingRials({ leftRials: 10, monthlyRials: 720, isSuspended: false }, 0, 24)).toBe(0)
  expect(missingRials({ leftRials: 1000, monthlyRials: 720, isSuspended: false }, 720, 24)).toBe(0)
})

it('what failed is tried again after growing pauses, and a notice after a day', () => {
  const minutes = [1, 2, 3, 4, 9].map((tries) => (triedAgainAt(tries, start).getTime() - start.getTime()) / 60_000)
  expect(minutes).toEqual([1, 5, 15, 60, 60])
  expect([isNoticeDueAgain(start, inDays(0.9)), isNoticeDueAgain(start, inDays(1))]).toEqual([false, true])
})
