import { type ReactNode, type RefObject, useEffect, useId } from 'react'
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip'
import styles from './Tooltip.module.css'

export interface TooltipBubbleProps {
  text: ReactNode
  triggerRef: RefObject<Element | null>
  placement: AriaTooltipProps['placement']
}

// Tooltip.tsx decides when it shows; React Aria only has to place it.
const alwaysOpen = { isOpen: true, shouldSkipAnimation: true, open: () => undefined, close: () => undefined }

export function TooltipBubble({ text, triggerRef, placement }: TooltipBubbleProps) {
  const id = useId()
  useEffect(() => {
    const trigger = triggerRef.current
    // A button that is named by its tooltip would be read twice; one with its own description keeps that.
    if (!trigger || trigger.ariaLabel === text || trigger.hasAttribute('aria-describedby')) return undefined
    trigger.setAttribute('aria-describedby', id)
    return () => trigger.removeAttribute('aria-describedby')
  }, [id, text, triggerRef])

  return (
    <TooltipTriggerStateContext value={alwaysOpen}>
      <AriaTooltip triggerRef={triggerRef} placement={placement} offset={6} className={styles.tooltip}>
        <span id={id}>{text}</span>
      </AriaTooltip>
    </TooltipTriggerStateContext>
  )
}
