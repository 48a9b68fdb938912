import { tellStarted, type Answer as Started } from './operation-toasts.ts'

/** What a mutation of the client answers. */
export type CallAnswer = PromiseLike<{ data?: unknown; error?: unknown }>

export interface ConfirmedCall<Thing> {
  /** Said once it is accepted; of an operation the same message tells the end. */
  started: (thing: Thing) => string
  /** What else happens then: one goes elsewhere. */
  done?: (thing: Thing) => unknown
}

/** Sends what somebody said "yes" to; `false` when it was refused, which a toast has told. */
export const sendConfirmed = async <Thing>(
  thing: Thing,
  send: (thing: Thing) => CallAnswer,
  { started, done }: ConfirmedCall<Thing>,
): Promise<boolean> => {
  const { data, error } = await send(thing)
  if (error) return false
  tellStarted(data as Started | null, started(thing))
  await done?.(thing)
  return true
}
