import { describe, expect, it } from 'vitest'
import { mostDecisions, type DecisionKind } from '@sarv/contract/dashboard/decisions/decisions.schemas'
import { hiddenUntil, mostUrgent } from './decisions.rules.ts'

const decision = (
  key: string,
  urgency: 'now' | 'soon' | 'waste',
  rials: number | null = null,
  kind: DecisionKind = 'idle',
) => ({ key, kind, urgency, rials })
const keysOf = (decisions: readonly { key: string }[]) => decisions.map(({ key }) => key)

describe('what is shown of what waits for a decision', () => {
  it('is the most urgent first, and then where more money is at stake', () => {
    const all = [
      decision('idle', 'waste', 900),
      decision('invoice', 'soon', 20),
      decision('failed', 'now', 0),
      decision('empty', 'now', 500),
    ]
    expect(keysOf(mostUrgent(all, new Set()))).toEqual(['empty', 'failed', 'invoice', 'idle'])
  })

  it('begins with what is down, whatever money waits beside it', () => {
    const all = [
      decision('empty', 'now', 500, 'walletEmpty'),
      decision('site', 'now', null, 'memberDown'),
      decision('ticket', 'soon', null, 'ticketAnswered'),
    ]
    expect(keysOf(mostUrgent(all, new Set()))).toEqual(['site', 'empty', 'ticket'])
  })

  it('is never what somebody has hidden; the next takes its place', () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key, index) => decision(key, 'waste', 100 - index))
    expect(keysOf(mostUrgent(all, new Set(['b', 'other'])))).toEqual(['a', 'c', 'd', 'e', 'f'])
    expect(mostDecisions).toBe(5)
  })
})

it('waste is hidden for a month, anything else for a day', () => {
  const now = new Date('2026-11-17T10:00:00Z')
  expect(hiddenUntil('waste', now)).toEqual(new Date('2026-12-17T10:00:00Z'))
  expect(hiddenUntil('now', now)).toEqual(new Date('2026-11-18T10:00:00Z'))
  expect(hiddenUntil('soon', now)).toEqual(new Date('2026-11-18T10:00:00Z'))
})
