import { currentAddress, goTo } from './navigator.ts'
import { paths } from './paths.ts'
import { returnPathOf, withReturn } from './return-address.ts'
import { hasToken, holderOf, session } from './session.ts'

/** Follows what other tabs do: signing out or in there signs out or in here. */
export const followSession = () =>
  session.onChangeElsewhere((now, before) => {
    const wasIn = before.accessToken !== ''
    const isIn = now.accessToken !== ''
    if (wasIn && !isIn) void goTo(withReturn(paths.login, currentAddress()), { replace: true })
    else if (!wasIn && isIn) void goTo(returnPathOf(new URLSearchParams(location.search)), { replace: true })
    // Someone else signed in, or the account was changed: nothing read before may stay in memory.
    else if (holderOf(before) !== holderOf(now)) location.assign(paths.dashboard)
    // This tab has waited at the login for what another one has done.
    else if (hasToken() && location.pathname === paths.login)
      void goTo(returnPathOf(new URLSearchParams(location.search)), { replace: true })
  })
