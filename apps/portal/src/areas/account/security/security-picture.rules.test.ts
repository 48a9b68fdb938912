import { describe, expect, it } from 'vitest'
import { guardsOf, nextStepOf } from './security-picture.rules.ts'

const bare = {
  hasPassword: true,
  hasTotp: false,
  hasSms: false,
  hasPasskeyFactor: false,
  recoveryCodesLeft: 0,
  passkeys: 0,
  devices: 1,
  canAddPasskey: true,
}
const kept = { ...bare, hasTotp: true, recoveryCodesLeft: 10, passkeys: 1 }

describe('what protects the account', () => {
  it('misses a second factor, and recovery codes only once there is one', () => {
    const stateOf = (facts: typeof bare) =>
      Object.fromEntries(guardsOf(facts).map(({ guard, state }) => [guard, state]))
    expect(stateOf(bare)).toMatchObject({ secondFactor: 'missing', recoveryCodes: 'absent', passkeys: 'absent' })
    expect(stateOf({ ...kept, recoveryCodesLeft: 3 })).toMatchObject({ secondFactor: 'good', recoveryCodes: 'missing' })
    expect(stateOf(kept)).toMatchObject({ recoveryCodes: 'good', passkeys: 'good' })
  })

  it('is fine without a password for whoever signs in through a provider', () => {
    expect(guardsOf({ ...bare, hasPassword: false })[0]).toEqual({ guard: 'password', state: 'absent' })
  })
})

describe('the next best step', () => {
  it.each([
    ['a second factor first', bare, 'turnOnApp'],
    ['a passkey alone is no second factor', { ...bare, passkeys: 2 }, 'turnOnApp'],
    ['new codes before they run out', { ...kept, recoveryCodesLeft: 3 }, 'renewRecoveryCodes'],
    ['an app instead of SMS', { ...bare, hasSms: true, recoveryCodesLeft: 10 }, 'replaceSms'],
    ['SMS beside a passkey is enough', { ...bare, hasSms: true, recoveryCodesLeft: 10, passkeys: 1 }, undefined],
    ['a passkey where the address allows it', { ...kept, passkeys: 0 }, 'addPasskey'],
    ['none where it does not', { ...kept, passkeys: 0, canAddPasskey: false }, undefined],
    ['none when all is well', kept, undefined],
  ] as const)('%s', (_, facts, step) => expect(nextStepOf(facts)).toBe(step))
})
