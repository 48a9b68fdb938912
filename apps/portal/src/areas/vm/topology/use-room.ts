import { useLayoutEffect, useState, type RefObject } from 'react'

/** Less of a change moves nothing. */
const step = 24

/** How wide an element is, in steps; 0 until it is in the document, which is before anything is painted. */
export const useRoom = (element: RefObject<HTMLElement | null>): number => {
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    if (!element.current) return undefined
    const measured = element.current
    const measure = () => setRoom(Math.floor(measured.offsetWidth / step) * step)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return room
}
