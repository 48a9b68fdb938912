import { describe, expect, it } from 'vitest'
import { isTelling, turnsOf, waitAfter, type Placed } from './rotation.rules.ts'

const at = new Date('2026-07-01T12:00:00Z')
const before = new Date(at.getTime() - 1000)
const after = new Date(at.getTime() + 1000)

const member = (change: Partial<Placed> = {}): Placed => ({
  isUp: true,
  isReachable: true,
  outCount: 0,
  outSince: null,
  nextTryAt: null,
  goodFrom: null,
  ...change,
})
const good = member()
const bad = member({ isUp: false })
const unseen = member({ isUp: null })
const out = member({ isUp: null, outCount: 1, outSince: before, nextTryAt: after })
const outAndDue = member({ ...out, nextTryAt: at })
const onTrial = (isUp: boolean | null, goodFrom: Date | null) => member({ isUp, outCount: 2, goodFrom })

describe('which members are in', () => {
  const cases: [string, Placed[], (string | undefined)[]][] = [
    ['all answer: nothing turns', [good, good], [undefined, undefined]],
    ['one does not: it leaves', [good, bad], [undefined, 'out']],
    ['all but one do not: all of them leave', [bad, good, bad], ['out', undefined, 'out']],
    ['nobody answers: all stay', [bad, bad], [undefined, undefined]],
    ['it is alone: it stays', [bad], [undefined]],
    ['whether the other one answers is not known: it stays', [bad, unseen], [undefined, undefined]],
    ['the other one gets nothing itself: it stays', [bad, member({ isReachable: false })], [undefined, undefined]],
    [
      'one that is drained leaves for nobody',
      [good, member({ isUp: false, isReachable: false })],
      [undefined, undefined],
    ],
    ['its time has not come', [good, out], [undefined, undefined]],
    ['its time has come', [good, outAndDue], [undefined, 'trial']],
    ['the last one that was in does not answer: all come back', [bad, out], [undefined, 'trial']],
    ['there is nobody else any more: it comes back', [out], ['trial']],
    ['the others are not known: it waits', [unseen, out], [undefined, undefined]],
    ['it is not back on the engine yet', [good, onTrial(false, null)], [undefined, undefined]],
    ['a good look comes too early', [good, onTrial(true, after)], [undefined, undefined]],
    ['a bad look is never too early', [good, onTrial(false, after)], [undefined, 'out']],
    ['it has answered for long enough', [good, onTrial(true, at)], [undefined, 'in']],
    ['it answers and the other one does not', [bad, onTrial(true, at)], ['out', 'in']],
    ['one on trial is nobody to rely on', [bad, onTrial(true, after)], [undefined, undefined]],
    ['it still does not answer, nor does anybody else: it stays', [bad, onTrial(false, at)], [undefined, 'in']],
  ]
  it.each(cases)('%s', (_, members, turns) => {
    const turned = turnsOf(members, { at, isRotated: true })
    expect(members.map((one) => turned.find((turn) => turn.member === one)?.turn)).toEqual(turns)
  })

  it('somebody asks: all that are out are tried', () => {
    expect(turnsOf([good, out], { at, isRotated: true, isAsked: true })).toEqual([{ member: out, turn: 'trial' }])
  })

  it('where nobody is taken out, all come back for good', () => {
    const trial = onTrial(null, after)
    expect(turnsOf([good, bad, out, trial], { at, isRotated: false })).toEqual([
      { member: out, turn: 'in' },
      { member: trial, turn: 'in' },
    ])
  })
})

it('a look at one that is out, or not back for long enough, says nothing', () => {
  const telling = (one: Placed, isUp: boolean) => isTelling(one, { isUp }, at)
  expect([telling(good, true), telling(good, false)]).toEqual([true, true])
  expect([telling(out, true), telling(out, false)]).toEqual([false, false])
  expect([telling(onTrial(null, null), true), telling(onTrial(null, null), false)]).toEqual([false, false])
  expect([telling(onTrial(null, after), true), telling(onTrial(null, after), false)]).toEqual([false, true])
  expect([telling(onTrial(null, at), true), telling(onTrial(null, at), false)]).toEqual([true, true])
})

it('the wait doubles up to half an hour', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 40].map((count) => waitAfter(count) / 60_000)).toEqual([1, 2, 4, 8, 16, 30, 30, 30])
})
