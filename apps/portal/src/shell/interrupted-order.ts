import { createBrowserStore } from './browser-store.ts'
import { withoutSecrets } from './draft-storage.ts'
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
  /** What was typed into a dialog, without its secrets; pages keep their drafts themselves. */
  form?: { key: string; values: Record<string, unknown> }
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

/** An order form that is open now. */
export interface OpenOrder {
  /** What its service is to be called. */
  readName: () => unknown
  /** Of a dialog: where it opens again, what it is called, and what was typed into it. */
  dialog?: { key: string; path: string; title: string; readValues: () => Record<string, unknown> }
}

let openOrder: OpenOrder | undefined

/** Called while an order form is open; there is one at a time. */
export const announceOrder = (order: OpenOrder) => {
  openOrder = order
  return () => {
    if (openOrder === order) openOrder = undefined
  }
}

/** Called when somebody goes to pay what an order lacks. */
export const interruptOrder = ({ path, title }: Pick<InterruptedOrder, 'path' | 'title'>): void => {
  const name = openOrder?.readName()
  const dialog = openOrder?.dialog
  const { userId } = session.get()
  kept.set({
    userId,
    path: dialog?.path ?? path,
    title: dialog?.title ?? title,
    name: typeof name === 'string' ? name : '',
    atMs: Date.now(),
    ...(dialog && { form: { key: dialog.key, values: withoutSecrets(dialog.readValues()) } }),
  })
}

export const forgetInterruptedOrder = (): void => kept.set(null)

/** The order that was being paid for, of the person who is here. */
export const interruptedOrder = (nowMs = Date.now()): InterruptedOrder | undefined => {
  const order = kept.get()
  const isOwn = order !== null && order.userId === session.get().userId
  return isOwn && nowMs - order.atMs < keptMs ? order : undefined
}

/** What was typed into this dialog before its customer went to the bank. */
export const interruptedForm = (key: string): Record<string, unknown> | undefined => {
  const form = interruptedOrder()?.form
  return form?.key === key ? form.values : undefined
}

/** Whether this address is where an order goes on: what was chosen there since counts more than what the address chose. */
export const goesOnAt = (address: string): boolean => interruptedOrder()?.path === address
