import { describe, expect, it } from 'vitest'
import { detailsOf, isDry, messageStateOf, nextOf } from './operator-health.rules.ts'

describe('what comes of a finding', () => {
  it.each([
    ['power', 'Vm', false, 'itself'],
    ['address', 'Vm', false, 'itself'],
    ['power', 'Storage', false, 'person'],
    ['size', 'Vm', false, 'person'],
    ['attachment', 'Volume', false, 'person'],
    ['gone', 'Vm', false, 'person'],
    ['gone', 'Vm', true, 'looksAgain'],
    ['orphan', 'Vm', false, 'person'],
  ] as const)('%s of a %s, held back %s: %s', (kind, serviceType, isHeldBack, next) =>
    expect(nextOf({ kind, serviceType, isHeldBack })).toBe(next),
  )
})

describe('what a finding knows', () => {
  it.each([
    [{ expected: 4, found: 2 }, ['باید باشد: 4', 'در زیرساخت: 2']],
    [
      { expected: [], found: ['203.0.113.7', '203.0.113.8'] },
      ['باید باشد: هیچ', 'در زیرساخت: 203.0.113.7، 203.0.113.8'],
    ],
    [{ expected: { cores: 2, ramGb: 4 } }, ['باید باشد: cores 2، ramGb 4']],
    [{ why: 'unknown', name: 'web' }, ['نام در زیرساخت: web', 'چرا: ردیفی با این شماره در پایگاه داده نیست']],
    [{ fault: null }, []],
  ])('%j is read as %j', (details, lines) =>
    expect(detailsOf(details).map(({ label, value }) => `${label}: ${value}`)).toEqual(lines),
  )
})

it.each([
  [10, 0, true],
  [10, 1, false],
  [9, 0, false],
])('a bank with %i payments begun and %i credited is dry: %s', (startedCount, creditedCount, dry) =>
  expect(isDry({ startedCount, creditedCount })).toBe(dry),
)

it.each([
  [0, 0, 'fine'],
  [5, 0, 'fine'],
  [5, 1, 'some'],
  [0, 1, 'none'],
] as const)('%i messages sent and %i given up: %s', (sentCount, failedCount, state) =>
  expect(messageStateOf({ sentCount, failedCount })).toBe(state),
)
