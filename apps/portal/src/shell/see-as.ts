import type { Role, seeAsHeader } from '@sarv/contract/access'
import { useSyncExternalStore } from 'react'
import { holderOf, session } from './session.ts'
import type { Session } from './session.ts'
import { createValueStore } from './value-store.ts'

// Written out, and compared by the compiler: the public pages send requests too, and the table of roles weighs 3 kB.
const header: typeof seeAsHeader = 'x-see-as'

/** Of this tab alone: in the next one people work as themselves. */
const key = 'sarv.see-as'

/** The role that someone looks through, as it is stored: it belongs to one person in one account. */
export const parseSeenAs = (stored: string | null, holder: string): Role | null => {
  const [role = '', ...of] = (stored ?? '').split(' ')
  // Whatever else stands there: the server refuses what is no role, and the view ends.
  return role !== '' && of.join(' ') === holder ? (role as Role) : null
}

const readStored = () => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null // Storage is forbidden or absent: the view lives as long as the page.
  }
}

const writeStored = (role: Role | null) => {
  try {
    if (role === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, `${role} ${holderOf(session.get())}`)
  } catch {
    // As above.
  }
}

export const seenAs = createValueStore(parseSeenAs(readStored(), holderOf(session.get())))

const setSeenAs = (role: Role | null) => {
  writeStored(role)
  seenAs.set(role)
}

export const startSeeingAs = (role: Role) => setSeenAs(role)
export const endSeeingAs = () => setSeenAs(null)

let holder = holderOf(session.get())
session.subscribe(() => {
  const before = holder
  holder = holderOf(session.get())
  if (holder !== before) endSeeingAs()
})

/** The lesser role that the portal is shown through now; null: one's own. */
export const useSeenAs = () => useSyncExternalStore(seenAs.subscribe, seenAs.get)

export const onSeenAsChange = (listener: () => void) => seenAs.subscribe(listener)

/** What every request of a signed-in person carries meanwhile. */
export const seeAsHeaders = (role: Role | null = seenAs.get()): Record<string, string> =>
  role === null ? {} : { [header]: role }

/** The session as someone with that role would have it. */
export const sessionSeenAs = (own: Session, role: Role | null): Session =>
  role === null
    ? own
    : {
        ...own,
        isSuperUser: role === 'superUser',
        isAccountManager: role === 'accountManager',
        isFinancialManager: role === 'financialManager',
      }
