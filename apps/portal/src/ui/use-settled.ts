import { useEffect, useState } from 'react'

const typingPauseMs = 200

/** What was typed, once the typing pauses: nobody asks the server for each letter. */
export const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
