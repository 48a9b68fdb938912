import type { StepUpModel, StepUpWays } from '@sarv/contract/account/step-up/step-up.schemas'
import { recoveryCodePattern, toRecoveryCode } from '@sarv/contract/field-rules'
import { validationText } from '@sarv/contract/validation.fa'

/** A second factor that is typed; a passkey needs nothing beside it. */
export type TypedFactor = 'totp' | 'sms' | 'recovery'

export interface StepUpForm {
  /** The password, or the code by e-mail of users without one. */
  first: string
  /** What was typed for the second factor. */
  second: string
}

export type StepUpProblems = Partial<Record<keyof StepUpForm, string>>

/** Where all else is proven, and a code to the e-mail address is wanted besides. */
export const mailboxAlone: StepUpWays = { first: 'emailCode', passkey: false, secondFactors: [], phone: null }

/** The second factors to choose from, the usual one first; empty: the first step is enough. */
export const factorsAsked = (ways: StepUpWays, withFactor: boolean): TypedFactor[] => {
  const typed = ways.secondFactors.filter((factor): factor is TypedFactor => factor !== 'passkey')
  if (typed.length > 0) return typed
  return withFactor && ways.phone !== null ? ['sms'] : []
}

/** Somebody whose only factor is a passkey can type what they like: it is the passkey that is wanted. */
export const needsPasskey = (ways: StepUpWays): boolean =>
  ways.secondFactors.length > 0 && ways.secondFactors.every((factor) => factor === 'passkey')

const isCode = (typed: string) => /^\d{6}$/.test(typed)

const firstProblem = ({ first: way }: StepUpWays, typed: string): string | undefined => {
  if (way === 'password') return typed === '' ? validationText.required : undefined
  return isCode(typed) ? undefined : validationText.code
}

const secondProblem = (factor: TypedFactor | undefined, typed: string): string | undefined => {
  if (factor === undefined) return undefined
  if (factor === 'recovery')
    return recoveryCodePattern.test(toRecoveryCode(typed)) ? undefined : validationText.recoveryCode
  return isCode(typed) ? undefined : validationText.code
}

export const problemsOf = (ways: StepUpWays, factor: TypedFactor | undefined, form: StepUpForm): StepUpProblems => {
  const problems = { first: firstProblem(ways, form.first), second: secondProblem(factor, form.second) }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

const factorFields = { totp: 'totpCode', sms: 'smsCode', recovery: 'recoveryCode' } as const

/** Of a form without problems. */
export const toProof = (
  { first: way }: StepUpWays,
  factor: TypedFactor | undefined,
  { first, second }: StepUpForm,
): Partial<Record<Exclude<keyof StepUpModel, 'passkey'>, string>> => ({
  [way]: first,
  ...(factor && { [factorFields[factor]]: factor === 'recovery' ? toRecoveryCode(second) : second }),
})
