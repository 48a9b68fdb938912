import { startTransition, useEffect, useState } from 'react'

/** Whether the frame that came with something has been drawn: what nobody looks for first leaves that frame alone. */
export const useFrameAfter = (isThere: boolean): boolean => {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!isThere) return undefined
    // The first call comes before that frame is painted, the second after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setDrawn(true)))
    })
    return () => cancelAnimationFrame(frame)
  }, [isThere])
  return isDrawn
}
