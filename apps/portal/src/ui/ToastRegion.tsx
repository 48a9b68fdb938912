import { CircleAlert, CircleCheck, Info, LoaderCircle, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from './Button.tsx'
import { Copy } from './Copy.tsx'
import { IconButton } from './IconButton.tsx'
import { iconMd } from './icons.ts'
import { Link } from './Link.tsx'
import styles from './ToastRegion.module.css'
import { type Toast, type ToastKind, toastStore } from './toast.ts'
import { uiText } from './ui.fa.ts'

const shownForMs = 10_000

const icons: Record<ToastKind, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
}

/** Where toasts appear. Once per page, at its end; F6 goes there and back. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current)
  const region = useRef<HTMLElement>(null)
  const [isPaused, setPaused] = useState(false)
  useF6(region)

  return (
    // The attribute keeps React Aria's dialogs from hiding the messages that come up over them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hovering only stops the clock
    <section
      ref={region}
      className={styles.region}
      aria-label={uiText.toasts}
      tabIndex={-1}
      data-react-aria-top-layer="true"
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isPaused={isPaused} />
      ))}
    </section>
  )
}

function ToastCard({ toast, isPaused }: { toast: Toast; isPaused: boolean }) {
  const { id, kind, text, traceId, action, href, isMoving } = toast
  const Icon = isMoving ? LoaderCircle : icons[kind]

  return (
    <div className={styles.toast} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {/* What it turns into is a message of its own, with the whole time to be read. */}
      <Clock key={text} id={id} isPaused={isPaused} />
      <Icon {...iconMd} className={styles.icon} data-spin={isMoving || undefined} />
      <div className={styles.body}>
        {text} {href && <Link href={href}>{uiText.showThing}</Link>}
        {traceId && (
          <small className={styles.trace}>
            {uiText.traceId} <Copy value={traceId} isClipped />
          </small>
        )}
      </div>
      {action && (
        <Button
          kind="quiet"
          size="sm"
          onPress={() => {
            toastStore.dismiss(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={X} name={uiText.close} size="sm" onPress={() => toastStore.dismiss(id)} />
    </div>
  )
}

/** Dismisses a message when its time is over; while someone is at the messages, time stands still. */
function Clock({ id, isPaused }: { id: number; isPaused: boolean }) {
  const restMs = useRef(shownForMs)
  useEffect(() => {
    if (isPaused) return undefined
    const startedAt = Date.now()
    const timer = setTimeout(() => toastStore.dismiss(id), restMs.current)
    return () => {
      clearTimeout(timer)
      restMs.current -= Date.now() - startedAt
    }
  }, [id, isPaused])
  return null
}

/** Messages are off the path of Tab; F6 is the key people know for "next region". */
function useF6(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let cameFrom: Element | null = null
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || toastStore.current().length === 0) return
      event.preventDefault()
      if (region.current?.contains(document.activeElement)) {
        if (cameFrom instanceof HTMLElement) cameFrom.focus()
        return
      }
      cameFrom = document.activeElement
      region.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [region])
}
