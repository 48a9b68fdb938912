import type { Profile } from '@sarv/client/account.generated'

/** As few recovery codes as should make one think of new ones. */
export const fewRecoveryCodes = 3

export type Guard = 'password' | 'secondFactor' | 'recoveryCodes' | 'passkeys' | 'devices'

export interface GuardState {
  guard: Guard
  /** `missing` needs a look; `absent` is fine to leave as it is. */
  state: 'good' | 'missing' | 'absent'
  /** How many there are, where they are counted. */
  count?: number
}

export type NextStep = 'turnOnApp' | 'renewRecoveryCodes' | 'replaceSms' | 'addPasskey'

type Facts = Pick<Profile, 'hasPassword' | 'hasTotp' | 'hasSms' | 'hasPasskeyFactor' | 'recoveryCodesLeft'> & {
  passkeys: number
  devices: number
  /** The portal is reached by an address that passkeys work with. */
  canAddPasskey: boolean
}

export const hasSecondFactor = ({
  hasTotp,
  hasSms,
  hasPasskeyFactor,
}: Pick<Profile, 'hasTotp' | 'hasSms' | 'hasPasskeyFactor'>): boolean => hasTotp || hasSms || hasPasskeyFactor

export const isShortOfRecoveryCodes = (profile: Facts | Profile): boolean =>
  hasSecondFactor(profile) && profile.recoveryCodesLeft <= fewRecoveryCodes

const recoveryState = (facts: Facts): GuardState['state'] => {
  if (!hasSecondFactor(facts)) return 'absent'
  return isShortOfRecoveryCodes(facts) ? 'missing' : 'good'
}

/** What protects the account, one line each. */
export const guardsOf = (facts: Facts): GuardState[] => [
  { guard: 'password', state: facts.hasPassword ? 'good' : 'absent' },
  { guard: 'secondFactor', state: hasSecondFactor(facts) ? 'good' : 'missing' },
  { guard: 'recoveryCodes', state: recoveryState(facts), count: facts.recoveryCodesLeft },
  { guard: 'passkeys', state: facts.passkeys > 0 ? 'good' : 'absent', count: facts.passkeys },
  { guard: 'devices', state: 'good', count: facts.devices },
]

/** The one thing that would help most now; nothing when the account is well kept. */
export const nextStepOf = (facts: Facts): NextStep | undefined => {
  if (!hasSecondFactor(facts)) return 'turnOnApp'
  if (isShortOfRecoveryCodes(facts)) return 'renewRecoveryCodes'
  // A SIM card can be taken over; an app and a passkey cannot be talked out of a shop assistant.
  if (facts.hasSms && !facts.hasTotp && facts.passkeys === 0) return 'replaceSms'
  return facts.passkeys === 0 && facts.canAddPasskey ? 'addPasskey' : undefined
}
