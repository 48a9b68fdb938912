import { closePanel, openPanel } from './panels.ts'

const edgePx = 24
const distancePx = 56
const narrow = '(max-width: 1199.98px)'

/** Distance from the edge where the menu stands, whichever side that is. */
const inset = (x: number) => (document.dir === 'rtl' ? innerWidth - x : x)

/** Swipes of narrow screens: inwards from the menu's edge opens it, back to the edge closes it. */
export const watchMenuSwipes = () => {
  let from: { x: number; y: number } | undefined

  const onStart = ({ touches }: TouchEvent) => {
    const [touch] = touches
    const isOne = touches.length === 1 && matchMedia(narrow).matches
    from = touch && isOne ? { x: inset(touch.clientX), y: touch.clientY } : undefined
  }
  const onEnd = ({ changedTouches }: TouchEvent) => {
    const [touch] = changedTouches
    if (!from || !touch) return
    const inwards = inset(touch.clientX) - from.x
    const isLevel = Math.abs(inwards) > 2 * Math.abs(touch.clientY - from.y)
    if (isLevel && from.x < edgePx && inwards > distancePx) openPanel('menu')
    if (isLevel && inwards < -distancePx) closePanel('menu')
  }

  document.addEventListener('touchstart', onStart, { passive: true })
  document.addEventListener('touchend', onEnd, { passive: true })
  return () => {
    document.removeEventListener('touchstart', onStart)
    document.removeEventListener('touchend', onEnd)
  }
}
