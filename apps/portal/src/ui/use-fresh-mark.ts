import { useEffect, useState } from 'react'
import type { RowKey } from './use-selection.ts'

const freshMs = 5000

/** The row that was just made, for the few seconds in which that is news; counted from when it is seen. */
export const useFreshMark = (markedKey: RowKey | undefined, isShown: boolean): RowKey | undefined => {
  const [faded, setFaded] = useState<RowKey>()
  useEffect(() => {
    if (markedKey === undefined || !isShown) return undefined
    const timer = setTimeout(() => setFaded(markedKey), freshMs)
    return () => clearTimeout(timer)
  }, [markedKey, isShown])
  return markedKey === faded ? undefined : markedKey
}
