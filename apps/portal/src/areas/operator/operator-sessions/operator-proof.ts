import { useSyncExternalStore } from 'react'
import { createValueStore } from '../../../shell/value-store.ts'

/** Whether the second factor is asked for now. */
const proofAsked = createValueStore(false)

let waiting: { proof: Promise<boolean>; end: (isProven: boolean) => void } | undefined

const begin = () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  proofAsked.set(true)
  const end = (isProven: boolean) => {
    proofAsked.set(false)
    waiting = undefined
    resolve(isProven)
  }
  return { proof: promise, end }
}

/** Asks over the page as it stands; all calls that are asked meanwhile wait for the one answer. */
export const proveOperator = (): Promise<boolean> => (waiting ??= begin()).proof

export const endProof = (isProven: boolean) => waiting?.end(isProven)

export const useProofAsked = () => useSyncExternalStore(proofAsked.subscribe, proofAsked.get)
