export type ToastKind = 'success' | 'info' | 'warning' | 'error'

interface ToastMore {
  /** Messages of one act share it: the later one takes the place of the earlier. */
  key?: string | undefined
  traceId?: string
  action?: ToastAction | undefined
  /** The page of what it is about. */
  href?: string | undefined
  /** It is still under way. */
  isMoving?: boolean
}

export interface Toast extends ToastMore {
  id: number
  kind: ToastKind
  text: string
}

/** What can still be done about it, such as taking it back; the message goes with the press. */
export interface ToastAction {
  label: string
  run: () => unknown
}

const atMost = 3

let lastId = 0
let toasts: readonly Toast[] = []
const listeners = new Set<() => void>()

const replace = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

const findByKey = (key: string | undefined) => (key === undefined ? undefined : toasts.find((each) => each.key === key))

const add = (kind: ToastKind, text: string, more: ToastMore = {}) => {
  const earlier = findByKey(more.key)
  if (earlier) {
    // In its place, so that the message turns; what can be done about the act stays.
    const turned = { ...earlier, isMoving: false, kind, text, ...more }
    return replace(toasts.map((each) => (each === earlier ? turned : each)))
  }
  lastId += 1
  // The same sentence twice is one message: a page whose four reads fail says so once.
  const others = toasts.filter((toast) => toast.kind !== kind || toast.text !== text)
  replace([...others, { id: lastId, kind, text, ...more }].slice(-atMost))
}

/** Short messages at the top of the page; the oldest makes room for the fourth. */
export const toast = {
  success: (text: string, more?: ToastMore) => add('success', text, more),
  info: (text: string, more?: ToastMore) => add('info', text, more),
  warning: (text: string, more?: ToastMore) => add('warning', text, more),
  error: (text: string, more?: ToastMore) => add('error', text, more),
  /** The message of an act goes, if it is still shown. */
  dismiss: (key: string) => replace(toasts.filter((each) => each.key !== key)),
  /** Where the thing of a message that is still shown can be seen. */
  linkTo: (key: string, href: string | undefined) => {
    const shown = findByKey(key)
    if (shown && shown.href !== href) replace(toasts.map((each) => (each === shown ? { ...shown, href } : each)))
  },
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  current: () => toasts,
  dismiss: (id: number) => replace(toasts.filter((toast) => toast.id !== id)),
}
