import { type PointerEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import styles from './Tooltip.module.css'
import type { TooltipBubbleProps } from './TooltipBubble.tsx'
import { lazyPart } from './lazy-part.tsx'

// Placing things over others is 10 kB of code that the sign-in page never needs before somebody points at a button.
const TooltipBubble = lazyPart(async () => (await import('./TooltipBubble.tsx')).TooltipBubble)

const openDelayMs = 100
const touchDelayMs = 700
const touchStayMs = 3000
/** Long enough to move the pointer onto the tooltip and read it there. */
const closeDelayMs = 150

interface TooltipProps {
  /** Nothing to say: only the children are shown. */
  text: ReactNode
  /** One control: Button, IconButton, Link. */
  children: ReactNode
  placement?: TooltipBubbleProps['placement']
}

/** A short sentence beside a control: on hover, on keyboard focus, and on touch after a long press. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  const frame = useRef<HTMLSpanElement>(null)
  // The frame has no box of its own; the bubble stands at the control inside it.
  const triggerRef = useMemo(
    () => ({
      get current() {
        return frame.current?.firstElementChild ?? null
      },
    }),
    [],
  )
  const { isOpen, handlers } = useOpening()
  if (!text) return children

  return (
    <span ref={frame} className={styles.trigger} {...handlers}>
      {children}
      {isOpen && <TooltipBubble text={text} triggerRef={triggerRef} placement={placement} />}
    </span>
  )
}

/** One at a time on a page: a tooltip of the keyboard's place makes room for one of the pointer's. */
let setOpened: ((isOpen: boolean) => void) | undefined

const isTouch = (event: PointerEvent) => event.pointerType === 'touch'

/** When the tooltip shows. Presses are watched in the capture phase: React Aria's controls stop them on the way up. */
function useOpening() {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (willOpen: boolean) => {
    if (willOpen && setOpened !== setOpen) setOpened?.(false)
    if (willOpen) setOpened = setOpen
    setOpen(willOpen)
  }
  const show = (willOpen: boolean, afterMs = 0) => {
    clearTimeout(timer.current)
    if (afterMs === 0) change(willOpen)
    else timer.current = setTimeout(() => change(willOpen), afterMs)
  }
  const handlers = {
    onPointerEnter: (event: PointerEvent) => !isTouch(event) && show(true, openDelayMs),
    onPointerLeave: (event: PointerEvent) => !isTouch(event) && show(false, closeDelayMs),
    onPointerDownCapture: (event: PointerEvent) => !isTouch(event) && show(false),
    // Touch events, because a browser takes its pointer events back as soon as a press becomes a long one.
    onTouchStartCapture: () => show(true, touchDelayMs),
    onTouchMoveCapture: () => show(false),
    onTouchEndCapture: () => show(false, isOpen ? touchStayMs : 0),
    onFocus: (event: { target: Element }) => event.target.matches(':focus-visible') && show(true),
    onBlur: () => show(false),
    onKeyDownCapture: (event: { key: string }) => event.key === 'Escape' && show(false),
  }
  return { isOpen, handlers }
}
