export type ToastKind = 'success' | 'info' | 'warning' | 'error'

export interface Toast {
  id: number
  kind: ToastKind
  text: string
  traceId?: string
  action?: ToastAction
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

const add = (kind: ToastKind, text: string, more: Pick<Toast, 'traceId' | 'action'> = {}) => {
  lastId += 1
  // The same sentence twice is one message: a page whose four reads fail says so once.
  const others = toasts.filter((toast) => toast.kind !== kind || toast.text !== text)
  replace([...others, { id: lastId, kind, text, ...more }].slice(-atMost))
}

/** Short messages at the top of the page; the oldest makes room for the fourth. */
export const toast = {
  success: (text: string) => add('success', text),
  info: (text: string, action?: ToastAction) => add('info', text, { action }),
  warning: (text: string) => add('warning', text),
  error: (text: string, { traceId }: { traceId?: string } = {}) => add('error', text, { traceId }),
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
