import { toast } from '../ui/toast.ts'
import { isShownInField } from './shown-in-fields.ts'
import { currentAddress, goTo } from './navigator.ts'
import { paths } from './paths.ts'
import { decideOnError } from './request-errors.ts'
import type { RequestError } from './request-errors.ts'
import { withReturn } from './return-address.ts'
import { endSeeingAs } from './see-as.ts'
import { clearSession, hasToken } from './session.ts'

/** Carries out the error catalogue's decision; answers whether what the page shows must be read again. */
export const reportError = (error: RequestError, { isWrite = false } = {}): { reread: boolean } => {
  const decision = decideOnError(error, { hasToken: hasToken(), isWrite })
  // A moment later: by then the form that asked has said what belongs beside its fields.
  setTimeout(() => {
    for (const message of decision.toasts) {
      if (!isShownInField(error, message)) toast.error(message, { traceId: error.traceId })
    }
  })

  const from = currentAddress()
  if (decision.clearSession) clearSession()
  if (decision.endSeeingAs) endSeeingAs()
  // Calls that were still running when the session ended find the login page open already.
  const isAtLogin = location.pathname === paths.login
  if (decision.goTo === 'login' && !isAtLogin) void goTo(withReturn(paths.loginRedirect, from), { replace: true })
  if (decision.goTo === 'forbidden') void goTo(paths.forbidden)
  return { reread: decision.reread ?? false }
}
