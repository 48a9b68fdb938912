import { describe, expect, it } from 'vitest'
import { readIdentity } from './providers.rules.ts'

describe('what is taken of a provider’s claims', () => {
  const proven = { sub: '7', email: 'Sara@Example.com', email_verified: true }

  it.each([
    ['both names', { given_name: 'سارا', family_name: 'آزاد' }, 'سارا', 'آزاد'],
    ['Arabic letters', { given_name: 'علي', family_name: 'ملك' }, 'علی', 'ملک'],
    ['one name of two', { given_name: 'Sara', name: 'Sara the Great' }, 'Sara', null],
    ['the whole name', { name: 'Sara Azad Nik' }, 'Sara', 'Azad Nik'],
    ['a single word', { name: 'Sara' }, 'Sara', null],
    ['no name', {}, null, null],
    ['markup for a name', { given_name: '<b>Sara</b>', family_name: 'Azad' }, null, 'Azad'],
    ['a number for a name', { given_name: 12, name: 'Sara Azad' }, 'Sara', 'Azad'],
  ])('%s', (_case, names, firstName, lastName) => {
    expect(readIdentity({ ...proven, ...names })).toEqual({
      subject: '7',
      email: 'sara@example.com',
      firstName,
      lastName,
    })
  })

  it.each([
    ['is not verified', { email_verified: false }],
    ['is verified only in words', { email_verified: 'true' }],
    ['is not said to be verified', { email_verified: undefined }],
    ['is none', { email: 'sara' }],
    ['is absent', { email: undefined }],
  ])('an e-mail that %s counts as none', (_case, claims) => {
    expect(readIdentity({ ...proven, ...claims }).email).toBeUndefined()
  })
})
