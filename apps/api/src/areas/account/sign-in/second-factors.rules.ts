import type { SecondFactor } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { twoFactorType } from '@sarv/contract/enums'

/** What a user has besides the password. */
export interface SecondFactorState {
  hasTotp: boolean
  hasSms: boolean
  hasPasskeyFactor: boolean
  phoneNumberSecret: string | null
  passkeys: number
  recoveryCodes: number
}

/**
 * What may finish a sign-in, the usual one first; empty when the password alone is enough. Passkeys and recovery codes
 * help where a second factor is on, and ask for nothing by themselves.
 */
export const secondFactorsOf = (user: SecondFactorState): SecondFactor[] => {
  const hasSms = user.hasSms && user.phoneNumberSecret !== null
  const hasPasskey = user.passkeys > 0
  if (!user.hasTotp && !hasSms && !(user.hasPasskeyFactor && hasPasskey)) return []
  const factors: SecondFactor[] = []
  if (user.hasTotp) factors.push('totp')
  if (hasSms) factors.push('sms')
  if (hasPasskey) factors.push('passkey')
  if (user.recoveryCodes > 0) factors.push('recovery')
  return factors
}

/** The usual factor as older clients know it; they have no passkeys. */
export const twoFactorTypeOf = ([usual]: readonly SecondFactor[]): number | undefined =>
  usual === 'totp' || usual === 'sms' ? twoFactorType.id[usual] : undefined
