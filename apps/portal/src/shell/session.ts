import type { CurrentSession } from '@sarv/contract/account/sessions/sessions.schemas'
import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { useSyncExternalStore } from 'react'
import { createBrowserStore } from './browser-store.ts'
import { leaveView, view } from './view.ts'

export interface Session {
  /** Empty when there is none: the wire's `"0"` is never stored. */
  accessToken: string
  userId: number
  userTitle: string
  email: string
  /** The account that the session works in; one user may belong to several. */
  customerId: number
  customerName: string
  /** How many accounts there are to choose from. */
  customerCount: number
  isSuperUser: boolean
  isFinancialManager: boolean
  isAccountManager: boolean
  profileCompleted: boolean
  /** Whether the account may order services: somebody who answers for it is known by name. */
  mayOrder: boolean
  twoFactor: boolean
}

const nobody: Session = {
  accessToken: '',
  userId: 0,
  userTitle: '',
  email: '',
  customerId: 0,
  customerName: '',
  customerCount: 0,
  isSuperUser: false,
  isFinancialManager: false,
  isAccountManager: false,
  profileCompleted: true,
  mayOrder: true,
  twoFactor: false,
}

export const sessionFromLogin = (answer: LoginSession): Session => ({
  accessToken: answer.accessToken && answer.accessToken !== '0' ? answer.accessToken : '',
  userId: answer.userId ?? 0,
  userTitle: answer.userTitle ?? '',
  email: answer.email ?? '',
  customerId: answer.customerId ?? 0,
  customerName: answer.customerName ?? '',
  customerCount: answer.customerCount ?? 0,
  isSuperUser: answer.isSuperUser ?? false,
  isFinancialManager: answer.isFinancialManager ?? false,
  isAccountManager: answer.isAccountManager ?? false,
  profileCompleted: answer.profileCompleted ?? true,
  mayOrder: answer.mayOrder ?? true,
  twoFactor: answer.twoFactor ?? answer.enableTwoFactor ?? false,
})

const parseSession = (text: string | null): Session => {
  if (!text) return nobody
  try {
    const stored: unknown = JSON.parse(text)
    return typeof stored === 'object' && stored !== null ? { ...nobody, ...stored } : nobody
  } catch {
    return nobody
  }
}

export const session = createBrowserStore<Session>('sarv.session', {
  parse: parseSession,
  format: (value) => (value === nobody ? null : JSON.stringify(value)),
})

/** Whose session it is, and in which account. */
export const holderOf = ({ userId, customerId }: Session) => `${userId} ${customerId}`

/** The token that this page has given up: it stays stored for tabs in which somebody signs in again over what they typed. */
let givenUp = ''

export const giveUpToken = (token: string) => {
  givenUp = token
}

export const hasToken = () => session.get().accessToken !== '' && session.get().accessToken !== givenUp

export const startSession = (answer: LoginSession) => session.set(sessionFromLogin(answer))

/** What a page has learned about the person meanwhile: the profile is complete, a second factor is on. */
export const updateSession = (news: Partial<Omit<Session, 'accessToken'>>) => session.set({ ...session.get(), ...news })

/** What the server says about the session now (`sessionGet`): another account, other roles, a new name; the token stays. */
export const refreshSession = (current: CurrentSession) =>
  startSession({ ...current, accessToken: session.get().accessToken })

export const clearSession = () => (view ? leaveView() : session.set(nobody))

export const useSession = () => useSyncExternalStore(session.subscribe, session.get)
