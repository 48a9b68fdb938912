import { describe, expect, it } from 'vitest'
import { findOnPostgres, partOnPostgres } from './on-postgres.ts'

describe('the rule for tests on PostgreSQL', () => {
  it.each([
    ['a database of its own', 'const database = await openTestDatabase()'],
    ['a process that dies', `import { dyingAfter } from '../../../testing/dying.ts'`],
    ['every call', 'for (const call of api.app.implementedCalls) {'],
    ['what PostgreSQL does', '// PostgreSQL keeps microseconds'],
  ])('takes a whole file about %s', (_what, source) => expect(partOnPostgres(source)).toBe('whole'))

  it.each([
    ["it('gives the last one away once, to two that ask at the same moment', async () => {"],
    ["describe('many orders at once', () => {"],
    ["it.each(banks)('takes one of %s that come at once', async () => {"],
    ["  it(\n    'is one at a time',\n    async () => {"],
  ])('takes tests about things that meet: %s', (source) => expect(partOnPostgres(source)).toBe('meeting'))

  it('leaves out what only asks and answers', () =>
    expect(partOnPostgres("it('refuses a name that is taken', async () => {")).toBeUndefined())
})

it('the tests on PostgreSQL hold transactions, listeners, claims, ledger and deaths', () => {
  const { whole, meeting } = findOnPostgres()
  const names = whole.map((path) => path.replace('apps/api/src/', ''))
  expect(names).toEqual(
    expect.arrayContaining([
      'db/transaction.test.ts',
      'db/postgres.test.ts',
      'operations/events.test.ts',
      'areas/crash.test.ts',
    ]),
  )
  // Titles that are written anew keep their words.
  expect(meeting.length).toBeGreaterThan(30)
})
