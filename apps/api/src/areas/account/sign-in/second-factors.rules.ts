import type { SecondFactor } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { twoFactorType } from '@sarv/contract/enums'

/** What a user has besides the password. */
export interface SecondFactorState {
  has_totp: boolean
  has_sms: boolean
  has_passkey_factor: boolean
  phone_number_secret: string | null
  passkeys: number
  recovery_codes: number
}

/**
 * What may finish a sign-in, the usual one first; empty when the password alone is enough. Passkeys and recovery codes
 * help where a second factor is on, and ask for nothing by themselves.
 */
export const secondFactorsOf = (user: SecondFactorState): SecondFactor[] => {
  const hasSms = user.has_sms && user.phone_number_secret !== null
  const hasPasskey = user.passkeys > 0
  if (!user.has_totp && !hasSms && !(user.has_passkey_factor && hasPasskey)) return []
  const factors: SecondFactor[] = []
  if (user.has_totp) factors.push('totp')
  if (hasSms) factors.push('sms')
  if (hasPasskey) factors.push('passkey')
  if (user.recovery_codes > 0) factors.push('recovery')
  return factors
}

/** The usual factor as older clients know it; they have no passkeys. */
export const twoFactorTypeOf = ([usual]: readonly SecondFactor[]): number | undefined =>
  usual === 'totp' || usual === 'sms' ? twoFactorType.id[usual] : undefined
