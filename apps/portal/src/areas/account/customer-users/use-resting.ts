import { useEffect, useRef, useState } from 'react'

/** Things that were just done and rest for a while before they may be done again. */
export const useResting = (restMs: number): { isResting: (id: number) => boolean; rest: (id: number) => void } => {
  const [resting, setResting] = useState<ReadonlySet<number>>(new Set())
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])

  const rest = (id: number) => {
    setResting((before) => new Set(before).add(id))
    timers.current.add(
      setTimeout(() => setResting((before) => new Set([...before].filter((each) => each !== id))), restMs),
    )
  }
  return { isResting: (id) => resting.has(id), rest }
}
