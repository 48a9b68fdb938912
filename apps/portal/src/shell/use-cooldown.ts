import { useCallback, useEffect, useState } from 'react'

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000))

/**
 * Seconds left of a wait: what the server asked for (429), or until a code may be sent again. By the clock and not by
 * counting: a phone that is away reading the SMS stops all counting.
 */
export const useCooldown = (initialSeconds = 0): [secondsLeft: number, start: (seconds: number) => void] => {
  const [end, setEnd] = useState(() => Date.now() + initialSeconds * 1000)
  const [secondsLeft, setSecondsLeft] = useState(initialSeconds)

  useEffect(() => {
    const tick = () => setSecondsLeft(secondsUntil(end))
    const timer = setInterval(() => {
      tick()
      if (secondsUntil(end) === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [end])

  const start = useCallback((seconds: number) => {
    setEnd(Date.now() + seconds * 1000)
    setSecondsLeft(seconds)
  }, [])
  return [secondsLeft, start]
}
