import { startTransition, useEffect, useState } from 'react'
import { zoomToFit } from './zoom.ts'

interface Picture {
  width: number
  height: number
}

/**
 * How far down a picture of this size is drawn. What is in view comes in one frame, whole, and all the rest in the next, so
 * that a large network is seen as soon as a small one and nothing is ever missing for whoever reads all of it.
 */
export const useDrawnTo = ({ width, height }: Picture, room: number): number => {
  // All that a window can show, at the size at which the picture fits.
  const [drawnTo, setDrawnTo] = useState(() => window.innerHeight / zoomToFit(width, room))
  useEffect(() => {
    if (drawnTo >= height) return undefined
    const frame = requestAnimationFrame(() => startTransition(() => setDrawnTo(Infinity)))
    return () => cancelAnimationFrame(frame)
  }, [drawnTo, height])
  return drawnTo
}
