import { EngineError } from '../../../ports/engine-error.ts'
import type { Sendable } from '../client/http.ts'
import type { OpenStackContext } from '../context.ts'
import { act } from './actions.ts'
import type { NovaServer } from './nova.ts'
import { noteWishes } from './notes.ts'
import { wishesOf } from './servers.state.ts'

/** A guest that does not answer to a soft reboot within this time is reset. */
const softRebootMs = 120_000

/** What must be asked of Nova before the server can get where it was told to go; undefined: it goes by itself. */
export const nextPush = (server: NovaServer & { updated?: string }, now: number): Sendable => {
  const task = server['OS-EXT-STS:task_state']
  if (server.status === 'VERIFY_RESIZE' && task === null) return { confirmResize: null }
  const { left, rest } = wishesOf(server)
  if (rest === 'off' && left[0] === 'on') return { 'os-start': null }
  if (rest === 'on' && left[0] === 'off') return { 'os-stop': null }
  const isHanging = task === 'rebooting' || task === 'reboot_started' || task === 'reboot_pending'
  if (isHanging && server.updated !== undefined && now - Date.parse(server.updated) > softRebootMs)
    return { reboot: { type: 'HARD' } }
  return undefined
}

/**
 * Nova ends some of its work half-way: a resize waits to be confirmed, a rebuilt server that was stopped is stopped again,
 * after it has been shown as running for a moment. Whoever waits for the server looks at it again and again, and each look
 * takes it one step on. Nothing is lost when the process ends in between: what is wanted stands with the server.
 */
export const goOn = async (
  { client }: Pick<OpenStackContext, 'client'>,
  server: NovaServer,
  signal: AbortSignal,
): Promise<void> => {
  const { isMet, left } = wishesOf(server)
  if (isMet) await noteWishes({ client }, server, left, signal)
  const push = nextPush(server, Date.now())
  if (!push) return
  await act({ client }, server, push, signal).catch((error: unknown) => {
    // Another process pushed first, or the server has moved on since it was read.
    const isLate = error instanceof EngineError && ['busy', 'refused', 'not_found', 'invalid'].includes(error.code)
    if (!isLate) throw error
  })
}
