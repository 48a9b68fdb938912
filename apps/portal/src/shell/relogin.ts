import { useSyncExternalStore } from 'react'
import { untilDoneOrAborted } from './abortable.ts'
import { currentAddress, goTo } from './navigator.ts'
import { paths } from './paths.ts'
import { withReturn } from './return-address.ts'
import { clearSession, giveUpToken, session } from './session.ts'
import type { Session } from './session.ts'
import { hasUnsent } from './typing.ts'
import { createValueStore } from './value-store.ts'
import { leaveView, view } from './view.ts'

/** Whose session has died under an open page; null while it lives. */
const asked = createValueStore<Session | null>(null)

let renewal: Promise<void> | undefined

/** Here or in another tab: signing in again and signing out both change the token. */
const untilTokenChanges = (dead: Session) =>
  new Promise<void>((resolve) => {
    const unsubscribe = session.subscribe(() => {
      if (session.get().accessToken === dead.accessToken) return
      unsubscribe()
      resolve()
    })
  })

/** To the login and back. Other tabs, where something was typed, ask over it, and take this one back with them. */
const leaveForLogin = (dead: Session) => {
  const from = currentAddress()
  giveUpToken(dead.accessToken)
  if (location.pathname !== paths.login) void goTo(withReturn(paths.login, from), { replace: true })
}

const askAgain = async (dead: Session) => {
  asked.set(dead)
  await untilTokenChanges(dead)
  asked.set(null)
  renewal = undefined
}

/**
 * The server no longer knows this session's token. Has the person sign in again over the page as it stands, and answers
 * whether they did: all calls that find the session dead meanwhile wait for the one answer. A session that another tab has
 * renewed already is taken without asking. A read, or the event stream, asks nobody over a page on which nothing was typed:
 * there the login page follows, and leads back.
 */
export const renewSession = async (
  dead: Session,
  { signal, isWrite = false }: { signal?: AbortSignal | undefined; isWrite?: boolean } = {},
): Promise<boolean> => {
  // An operator who looks has no password here: it is over.
  if (view) {
    leaveView()
    return false
  }
  if (session.get().accessToken === dead.accessToken) {
    if (!renewal && !isWrite && !hasUnsent()) {
      leaveForLogin(dead)
      return false
    }
    renewal ??= askAgain(dead)
    await untilDoneOrAborted(renewal, signal)
  }
  const now = session.get()
  return !signal?.aborted && now.accessToken !== '' && now.userId === dead.userId
}

/** Instead of signing in again: out, and back to this page after the next login. */
export const leaveSession = () => {
  const from = currentAddress()
  clearSession()
  void goTo(withReturn(paths.login, from), { replace: true })
}

/** Who has to sign in again, if anyone. */
export const useReloginAsked = () => useSyncExternalStore(asked.subscribe, asked.get)
