import { sessionGet } from '@sarv/client/account/sessions.calls.generated'
import { callWithToken } from './session-calls.ts'
import { refreshSession, session } from './session.ts'

/**
 * Takes over what the server says about the session now: another account, other roles. Asked as oneself, whatever role is
 * looked through. Answers whether it did; a failure changes nothing.
 */
export const rereadSession = async (): Promise<boolean> => {
  const { accessToken } = session.get()
  const { data: current } = await callWithToken(accessToken)(sessionGet)()
  // Signed out, or in as someone else, while we waited.
  if (!current || session.get().accessToken !== accessToken) return false
  refreshSession(current)
  return true
}
