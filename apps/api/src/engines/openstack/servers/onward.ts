import { EngineError } from '../../engine-error.ts'
import type { OpenStackContext } from '../context.ts'
import { act } from './actions.ts'
import type { NovaServer } from './nova.ts'
import { isToStart, notesOf } from './servers.state.ts'

/** A guest that does not answer to a soft reboot within this time is reset. */
const softRebootMs = 120_000

/** What must be asked of Nova before the server can get where it was told to go; undefined: it goes by itself. */
export const nextPush = (server: NovaServer & { updated?: string }, now: number): object | undefined => {
  const task = server['OS-EXT-STS:task_state']
  if (server.status === 'VERIFY_RESIZE' && task === null) return { confirmResize: null }
  if (isToStart(server)) return { 'os-start': null }
  const isHanging = task === 'rebooting' || task === 'reboot_started' || task === 'reboot_pending'
  if (isHanging && server.updated !== undefined && now - Date.parse(server.updated) > softRebootMs)
    return { reboot: { type: 'HARD' } }
  return undefined
}

/** Whether a wish that was noted with the server has come true, and the note may go. */
export const doneNotes = (server: NovaServer): string[] => {
  const isRunning = server.status === 'ACTIVE' && server['OS-EXT-STS:task_state'] === null
  return isRunning && notesOf(server).sarv_end !== undefined ? ['sarv_end'] : []
}

/**
 * Nova ends some of its work half-way: a resize waits to be confirmed, a rebuild leaves a stopped server stopped. Whoever
 * waits for the server looks at it again and again, and each look takes it one step on. Nothing is lost when the process
 * ends in between: what is wanted stands with the server.
 */
export const goOn = async (
  { client }: Pick<OpenStackContext, 'client'>,
  server: NovaServer,
  signal: AbortSignal,
): Promise<void> => {
  const push = nextPush(server, Date.now())
  if (push) {
    await act({ client }, server, push, signal).catch((error: unknown) => {
      // Another process pushed first, or the server has moved on since it was read.
      const isLate = error instanceof EngineError && ['busy', 'refused', 'not_found', 'invalid'].includes(error.code)
      if (!isLate) throw error
    })
  }
  for (const note of doneNotes(server)) {
    await client.find({ service: 'compute', method: 'DELETE', path: `/servers/${server.id}/metadata/${note}` }, signal)
  }
}
