import { type RefObject, useEffect, useState } from 'react'
import { type HiddenEnds, hiddenEnds } from './hidden-ends.ts'

const nothing: HiddenEnds = { left: false, right: false }

/** Which ends of a strip that scrolls are out of sight, followed as it scrolls and as it or its content changes. */
export const useHiddenEnds = (strip: RefObject<HTMLElement | null>): HiddenEnds => {
  const [hidden, setHidden] = useState(nothing)
  useEffect(() => {
    const element = strip.current
    if (!element) return undefined
    const look = () => {
      const now = hiddenEnds(element)
      setHidden((before) => (before.left === now.left && before.right === now.right ? before : now))
    }
    look()
    const observer = new ResizeObserver(look)
    for (const part of [element, ...element.children]) observer.observe(part)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [strip])
  return hidden
}
