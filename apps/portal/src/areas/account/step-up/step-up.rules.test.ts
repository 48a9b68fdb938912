import type { StepUpWays } from '@sarv/contract/account/step-up/step-up.schemas'
import { describe, expect, it } from 'vitest'
import { factorsAsked, needsPasskey, problemsOf, toProof } from './step-up.rules.ts'

const plain: StepUpWays = { first: 'password', passkey: false, secondFactors: [], phone: null }
const withPhone: StepUpWays = { ...plain, phone: '0001' }
const withApp: StepUpWays = { ...plain, secondFactors: ['totp', 'passkey', 'recovery'] }

describe('what is asked for besides the password', () => {
  it.each([
    ['nothing without a second factor', plain, true, []],
    ['no phone, where the act is not about it', withPhone, false, []],
    ['the old phone, for a new one', withPhone, true, ['sms']],
    ['the factors that are typed, in their order', withApp, false, ['totp', 'recovery']],
  ] as const)('%s', (_case, ways, withFactor, factors) => expect(factorsAsked(ways, withFactor)).toEqual(factors))

  it('is a passkey where that is the only factor', () => {
    expect(needsPasskey({ ...plain, secondFactors: ['passkey'] })).toBe(true)
    expect([needsPasskey(plain), needsPasskey(withApp)]).toEqual([false, false])
  })
})

describe('the form', () => {
  it.each([
    [plain, undefined, { first: '', second: '' }, ['first']],
    [plain, undefined, { first: 'x', second: '' }, []],
    [withApp, 'totp', { first: 'x', second: '12345' }, ['second']],
    [withApp, 'totp', { first: 'x', second: '123456' }, []],
    [withApp, 'recovery', { first: 'x', second: 'abc' }, ['second']],
    [withApp, 'recovery', { first: 'x', second: 'abcde-23456' }, []],
    [{ ...plain, first: 'emailCode' }, undefined, { first: '12', second: '' }, ['first']],
  ] as const)('%o with %s and %o lacks %j', (ways, factor, form, fields) =>
    expect(Object.keys(problemsOf(ways, factor, form))).toEqual(fields),
  )

  it('sends what was asked for, under its name', () => {
    expect(toProof(withApp, 'totp', { first: 'secret', second: '123456' })).toEqual({
      password: 'secret',
      totpCode: '123456',
    })
    const byMail = { ...withPhone, first: 'emailCode' } as const
    expect(toProof(byMail, 'sms', { first: '111111', second: '222222' })).toEqual({
      emailCode: '111111',
      smsCode: '222222',
    })
    expect(toProof(plain, undefined, { first: 'secret', second: '' })).toEqual({ password: 'secret' })
  })
})
