/** What decides whether a call only reads; `Call` says what the marks mean. */
interface Effects {
  method: string
  effect?: true | undefined
  personal?: true | undefined
}

/** Decided by what a call does: some that are a GET open a way in. */
export const isReading = ({ method, effect }: Pick<Effects, 'method' | 'effect'>): boolean =>
  method === 'GET' && effect === undefined

/**
 * What operators may call who see the portal as a customer. They look, and nothing else: what writes, opens a way in or is a
 * person's own stays closed. The portal refuses by it what it need not send, so it stands apart from the table of roles.
 */
export const viewMay = (call: Effects): boolean => isReading(call) && call.personal === undefined
