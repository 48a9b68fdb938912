import type { factorProofNeededCode, mailboxProofNeededCode, proofNeededCode } from '@sarv/contract/step-up'
import { useSyncExternalStore } from 'react'
import { untilDoneOrAborted } from './abortable.ts'
import type { RequestError } from './request-errors.ts'
import { session } from './session.ts'
import { createValueStore } from './value-store.ts'

// Written out, and compared by the compiler: every page sends requests, and none of them needs the rest of that file.
const proofNeeded: typeof proofNeededCode = 'proof_needed'
const factorProofNeeded: typeof factorProofNeededCode = 'factor_proof_needed'
const mailboxProofNeeded: typeof mailboxProofNeededCode = 'mailbox_proof_needed'

export interface StepUpAsked {
  /** A second factor or a code to the confirmed phone is wanted too. */
  withFactor: boolean
  /** Only a code to the e-mail address is wanted: all else is proven. */
  ofMailbox?: true
}

/** What is asked for; null while nobody is. */
export const stepUpAsked = createValueStore<StepUpAsked | null>(null)

let waiting: { proof: Promise<boolean>; end: (isProven: boolean) => void } | undefined

/** What a refused call asks for; undefined when it was refused for another reason. */
export const proofAskedBy = (error: RequestError | undefined): StepUpAsked | undefined => {
  if (error?.code === factorProofNeeded) return { withFactor: true }
  if (error?.code === mailboxProofNeeded) return { withFactor: false, ofMailbox: true }
  return error?.code === proofNeeded ? { withFactor: false } : undefined
}

const begin = (wanted: StepUpAsked) => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  // Whoever signs out, here or in another tab, does not want it any more.
  const unsubscribe = session.subscribe(() => {
    if (session.get().accessToken === '') endStepUp(false)
  })
  stepUpAsked.set(wanted)
  return {
    proof: promise,
    end: (isProven: boolean) => {
      unsubscribe()
      stepUpAsked.set(null)
      waiting = undefined
      resolve(isProven)
    },
  }
}

/**
 * Has the person prove who they are over the page as it stands, and answers whether they did: all calls that are asked
 * meanwhile wait for the one answer.
 */
export const proveAgain = async (wanted: StepUpAsked, signal?: AbortSignal): Promise<boolean> => {
  waiting ??= begin(wanted)
  if (wanted.withFactor && !stepUpAsked.get()?.withFactor) stepUpAsked.set(wanted)
  const { proof } = waiting
  await untilDoneOrAborted(proof, signal)
  return !signal?.aborted && proof
}

/** The person has proven it, or does not want to. */
export const endStepUp = (isProven: boolean) => waiting?.end(isProven)

export const useStepUpAsked = () => useSyncExternalStore(stepUpAsked.subscribe, stepUpAsked.get)
