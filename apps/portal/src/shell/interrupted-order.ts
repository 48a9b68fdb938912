import { createBrowserStore } from './browser-store.ts'
import { session } from './session.ts'

/** A payment that takes longer is no part of the order any more. */
const keptMs = 24 * 60 * 60 * 1000

/** An order that lacked money, kept while its customer is at the bank. */
export interface InterruptedOrder {
  userId: number
  /** Where it goes on: the draft is there. */
  path: string
  /** What the page is called. */
  title: string
  /** What is ordered is to be called so; empty where it has no name. */
  name: string
  atMs: number
}

const isOrder = (value: unknown): value is InterruptedOrder =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  /^\/(?!\/)/.test(value.path) &&
  'title' in value &&
  'name' in value &&
  'userId' in value &&
  'atMs' in value

export const parseInterruptedOrder = (text: string | null): InterruptedOrder | null => {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isOrder(kept) ? kept : null
  } catch {
    return null
  }
}

const kept = createBrowserStore<InterruptedOrder | null>('sarv.interrupted-order', {
  parse: parseInterruptedOrder,
  format: (order) => order && JSON.stringify(order),
})

let nameInForm: (() => unknown) | undefined

/** The open order form says what its service is to be called; the form that is open is one. */
export const announceOrderName = (read: () => unknown) => {
  nameInForm = read
  return () => {
    if (nameInForm === read) nameInForm = undefined
  }
}

/** Called when somebody goes to pay what an order lacks. */
export const interruptOrder = ({ path, title }: Pick<InterruptedOrder, 'path' | 'title'>): void => {
  const name = nameInForm?.()
  const { userId } = session.get()
  kept.set({ userId, path, title, name: typeof name === 'string' ? name : '', atMs: Date.now() })
}

export const forgetInterruptedOrder = (): void => kept.set(null)

/** The order that was being paid for, of the person who is here. */
export const interruptedOrder = (nowMs = Date.now()): InterruptedOrder | undefined => {
  const order = kept.get()
  const isOwn = order !== null && order.userId === session.get().userId
  return isOwn && nowMs - order.atMs < keptMs ? order : undefined
}
