import { createContext, useContext } from 'react'

/** Why nothing can be changed on the pages below, in Persian; `undefined` where it can. */
export const ReadOnlyReason = createContext<string | undefined>(undefined)

/** Why an act that changes something is not possible here. */
export const useReadOnlyReason = (writes: boolean): string | undefined => {
  const reason = useContext(ReadOnlyReason)
  return writes ? reason : undefined
}
