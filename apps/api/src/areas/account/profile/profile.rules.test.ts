import { describe, expect, it } from 'vitest'
import { hasIdentity, isIdentityConfirmedAfter } from './profile.rules.ts'
import type { UserRow } from './profile.store.ts'

const filledIn = {
  firstName: 'Sara',
  lastName: 'Azad',
  nationalIdSecret: 'sealed id',
  birthDate: '1990-05-12',
  addressSecret: 'sealed address',
}

const hash = (of: string) => Buffer.from(of)

const user = (more: Partial<UserRow>): UserRow =>
  ({
    ...filledIn,
    nationalIdHash: hash('id'),
    phoneNumberConfirmed: false,
    idConfirmed: false,
    ...more,
  }) as UserRow

it.each(Object.keys(filledIn))('an identity without %s is not there yet', (field) => {
  expect(hasIdentity(filledIn)).toBe(true)
  expect(hasIdentity({ ...filledIn, [field]: null })).toBe(false)
})

describe('where the form is enough', () => {
  it.each<[string, Partial<UserRow>, Partial<UserRow>, boolean]>([
    ['a complete form with a confirmed phone', { phoneNumberConfirmed: true }, {}, true],
    ['a complete form without one', {}, {}, false],
    ['the phone confirmed after the form', {}, { phoneNumberConfirmed: true }, true],
    [
      'the form completed after the phone',
      { addressSecret: null, phoneNumberConfirmed: true },
      { addressSecret: 'sealed' },
      true,
    ],
    ['an empty form', { nationalIdSecret: null, phoneNumberConfirmed: true }, {}, false],
    ['a changed national id', { idConfirmed: true }, { nationalIdHash: hash('other') }, true],
  ])('%s', (_what, before, change, confirmed) => {
    expect(isIdentityConfirmedAfter('form', user(before), change)).toBe(confirmed)
  })
})

describe('where an operator looks at it', () => {
  it.each<[string, Partial<UserRow>, Partial<UserRow>, boolean]>([
    ['a complete form waits', { phoneNumberConfirmed: true }, {}, false],
    ['the same national id, typed again', { idConfirmed: true }, { nationalIdHash: hash('id') }, true],
    ['a new address changes nothing', { idConfirmed: true }, { addressSecret: 'sealed' }, true],
    ['a new national id is looked at again', { idConfirmed: true }, { nationalIdHash: hash('other') }, false],
    ['a new birth date is looked at again', { idConfirmed: true }, { birthDate: '1990-05-13' }, false],
    ['a confirmed phone confirms no identity', {}, { phoneNumberConfirmed: true }, false],
  ])('%s', (_what, before, change, confirmed) => {
    expect(isIdentityConfirmedAfter('operator', user(before), change)).toBe(confirmed)
  })
})
