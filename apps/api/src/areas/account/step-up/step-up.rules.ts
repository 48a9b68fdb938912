import type { SecondFactor } from '@sarv/contract/account/sign-in/sign-in.schemas'
import type { StepUpModel } from '@sarv/contract/account/step-up/step-up.schemas'
import { secondFactorsOf, type SecondFactorState } from '../sign-in/second-factors.rules.ts'

type Holder = SecondFactorState & { phoneNumberConfirmed: boolean }

/**
 * Whether a code to the phone says something: where SMS is a second factor and, for changing the phone itself, where none
 * is on. Beside a stronger factor the phone alone is not its word.
 */
export const mayHaveSmsCode = (user: Holder): boolean => {
  const factors = secondFactorsOf(user)
  return factors.length === 0 ? user.phoneNumberSecret !== null && user.phoneNumberConfirmed : factors.includes('sms')
}

/** The second factor that was sent with its code, of those that count for this user; the first one, where there are more. */
export const givenFactorOf = (
  user: Holder,
  { totpCode, smsCode, recoveryCode }: Pick<StepUpModel, 'totpCode' | 'smsCode' | 'recoveryCode'>,
): readonly [SecondFactor, string] | undefined => {
  const factors = secondFactorsOf(user)
  if (totpCode !== undefined && factors.includes('totp')) return ['totp', totpCode]
  if (smsCode !== undefined && mayHaveSmsCode(user)) return ['sms', smsCode]
  if (recoveryCode !== undefined && factors.includes('recovery')) return ['recovery', recoveryCode]
  return undefined
}
