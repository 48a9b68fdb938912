import { useEffect, useState } from 'react'

const tickMs = 1000

/** The time, moving every second while it is wanted: the elapsed time of what is running. */
export const useNow = (isWanted: boolean): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setInterval(() => setNow(new Date()), tickMs)
    return () => clearInterval(timer)
  }, [isWanted])
  return now
}
