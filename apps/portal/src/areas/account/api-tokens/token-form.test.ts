import { describe, expect, it } from 'vitest'
import { problemsBy, sentBy } from '../../../ui/schema-resolver.fixture.ts'
import { addDays, emptyToken, presetDays, tokenResolver } from './token-form.ts'

const today = '2026-11-15'
const filled = { ...emptyToken(today), name: 'deploy' }

const resolver = tokenResolver(today)
const problemsOf = async (change: Partial<typeof filled>) =>
  Object.keys(await problemsBy(resolver, { ...filled, ...change }))

describe('the form of a token', () => {
  it('begins harmless: read only, for three months', () => {
    expect(emptyToken(today)).toMatchObject({ readOnly: true, endDay: '2027-02-13' })
  })

  it.each([
    ['is right when filled in', {}, []],
    ['asks for a name', { name: '' }, ['name']],
    ['asks for a project where some are to be chosen', { scope: 'chosen' as const }, ['projectIds']],
    ['takes one project', { scope: 'chosen' as const, projectIds: [7] }, []],
    ['asks for an end', { endDay: null }, ['endDay']],
    ['refuses to end today', { endDay: '2026-11-15' }, ['endDay']],
    ['ends tomorrow at the earliest', { endDay: '2026-11-16' }, []],
    ['ends in one year at the latest', { endDay: '2027-11-15' }, []],
    ['refuses more', { endDay: '2027-11-16' }, ['endDay']],
  ])('%s', async (_, change, fields) => expect(await problemsOf(change)).toEqual(fields))

  it('offers spans that it accepts', async () => {
    for (const days of presetDays) expect(await problemsOf({ endDay: addDays(today, days) })).toEqual([])
  })
})

describe('what is sent', () => {
  it('lives until the end of its last day, in all projects or in the chosen ones', async () => {
    expect(await sentBy(resolver, { ...filled, name: ' deploy ', endDay: '2026-12-01', projectIds: [7] })).toEqual({
      name: 'deploy',
      allProjects: true,
      readOnly: true,
      expireDate: '2026-12-01T23:59:59',
    })
    expect(await sentBy(resolver, { ...filled, scope: 'chosen', projectIds: [7] })).toMatchObject({
      allProjects: false,
      projectIds: [7],
    })
  })
})
