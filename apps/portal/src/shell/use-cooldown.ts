import { useEffect, useState } from 'react'

/** Seconds left of a wait that the server asked for (429); a button stays disabled until they are over. */
export const useCooldown = (): [secondsLeft: number, start: (seconds: number) => void] => {
  const [secondsLeft, setSecondsLeft] = useState(0)

  useEffect(() => {
    if (secondsLeft <= 0) return undefined
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft])

  return [secondsLeft, setSecondsLeft]
}
