import { expect, it } from 'vitest'
import { readEntry } from './signup.rules.ts'

const nothing = { referralCode: '', email: '', linkToken: '', invitationToken: '' }

it('opens empty without anything in the address', () => {
  expect(readEntry('', '')).toEqual(nothing)
})

it('takes the referral code of a link', () => {
  expect(readEntry('?ref=SARA12', '')).toEqual({ ...nothing, referralCode: 'SARA12' })
})

it('takes e-mail and token from the link of the mail', () => {
  expect(readEntry('?email=sara%40example.com', '#registration=abc_-1')).toEqual({
    ...nothing,
    email: 'sara@example.com',
    linkToken: 'abc_-1',
  })
})

it.each([
  ['?email=sara%40example.com&registration=abc', ''],
  ['', '#registration=abc'],
])('takes no token from %s%s', (search, hash) => {
  expect(readEntry(search, hash).linkToken).toBe('')
})

it('takes an invitation from behind the hash alone', () => {
  expect(readEntry('', '#invitation=abc_-1').invitationToken).toBe('abc_-1')
  expect(readEntry('?invitation=abc', '').invitationToken).toBe('')
})
