import { describe, expect, it } from 'vitest'
import { hasIdentity, isIdentityConfirmedAfter, type UserRow } from './profile.rules.ts'

const filledIn = {
  first_name: 'Sara',
  last_name: 'Azad',
  national_id_secret: 'sealed id',
  birth_date: '1990-05-12',
  address_secret: 'sealed address',
}

const hash = (of: string) => Buffer.from(of)

const user = (more: Partial<UserRow>): UserRow =>
  ({
    ...filledIn,
    national_id_hash: hash('id'),
    phone_number_confirmed: false,
    id_confirmed: false,
    ...more,
  }) as UserRow

it.each(Object.keys(filledIn))('an identity without %s is not there yet', (field) => {
  expect(hasIdentity(filledIn)).toBe(true)
  expect(hasIdentity({ ...filledIn, [field]: null })).toBe(false)
})

describe('where the form is enough', () => {
  it.each<[string, Partial<UserRow>, Partial<UserRow>, boolean]>([
    ['a complete form with a confirmed phone', { phone_number_confirmed: true }, {}, true],
    ['a complete form without one', {}, {}, false],
    ['the phone confirmed after the form', {}, { phone_number_confirmed: true }, true],
    [
      'the form completed after the phone',
      { address_secret: null, phone_number_confirmed: true },
      { address_secret: 'sealed' },
      true,
    ],
    ['an empty form', { national_id_secret: null, phone_number_confirmed: true }, {}, false],
    ['a changed national id', { id_confirmed: true }, { national_id_hash: hash('other') }, true],
  ])('%s', (_what, before, change, confirmed) => {
    expect(isIdentityConfirmedAfter('form', user(before), change)).toBe(confirmed)
  })
})

describe('where an operator looks at it', () => {
  it.each<[string, Partial<UserRow>, Partial<UserRow>, boolean]>([
    ['a complete form waits', { phone_number_confirmed: true }, {}, false],
    ['the same national id, typed again', { id_confirmed: true }, { national_id_hash: hash('id') }, true],
    ['a new address changes nothing', { id_confirmed: true }, { address_secret: 'sealed' }, true],
    ['a new national id is looked at again', { id_confirmed: true }, { national_id_hash: hash('other') }, false],
    ['a new birth date is looked at again', { id_confirmed: true }, { birth_date: '1990-05-13' }, false],
    ['a confirmed phone confirms no identity', {}, { phone_number_confirmed: true }, false],
  ])('%s', (_what, before, change, confirmed) => {
    expect(isIdentityConfirmedAfter('operator', user(before), change)).toBe(confirmed)
  })
})
