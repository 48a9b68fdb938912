import type { sessionCalls } from '@sarv/contract/account/sessions/sessions.calls'
import { callWithToken } from './session-calls.ts'
import { refreshSession, session } from './session.ts'

/**
 * Takes over what the server says about the session now: another account, other roles. Asked as oneself, whatever role is
 * looked through. Answers whether it did; a failure changes nothing.
 */
export const rereadSession = async (): Promise<boolean> => {
  const { accessToken } = session.get()
  const read = callWithToken(accessToken)<(typeof sessionCalls)['sessionGet']>('GET', '/api/my/account/session/get')
  const { data: current } = await read({})
  // Signed out, or in as someone else, while we waited.
  if (!current || session.get().accessToken !== accessToken) return false
  refreshSession(current)
  return true
}
