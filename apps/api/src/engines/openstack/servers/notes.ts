import type { OpenStackContext } from '../context.ts'
import type { NovaServer } from './nova.ts'
import { notesOf, type Power, type ServerNotes } from './servers.state.ts'

type Context = Pick<OpenStackContext, 'client'>

/** Adds to what is noted with a server; what is not named stays. */
export const note = async (
  { client }: Context,
  { id }: NovaServer,
  notes: Partial<ServerNotes>,
  signal: AbortSignal,
): Promise<void> => {
  await client.call(
    { service: 'compute', method: 'POST', path: `/servers/${id}/metadata`, body: { metadata: notes }, isSafe: true },
    signal,
  )
}

/** Where it is still to come to rest; none: wherever it is now. */
export const noteWishes = async (
  context: Context,
  server: NovaServer,
  wishes: readonly Power[],
  signal: AbortSignal,
): Promise<void> => {
  if (wishes.length > 0) return note(context, server, { sarv_end: wishes.join(' ') }, signal)
  if (notesOf(server).sarv_end === undefined) return
  const path = `/servers/${server.id}/metadata/sarv_end`
  await context.client.find({ service: 'compute', method: 'DELETE', path }, signal)
}
