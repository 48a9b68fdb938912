import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { useSyncExternalStore } from 'react'
import { createBrowserStore } from './browser-store.ts'

export interface Session {
  /** Empty when there is none: the wire's `"0"` is never stored. */
  accessToken: string
  userId: number
  userTitle: string
  isSuperUser: boolean
  isFinancialManager: boolean
  isAccountManager: boolean
  profileCompleted: boolean
  twoFactor: boolean
  captchaRequired: boolean
}

const nobody: Session = {
  accessToken: '',
  userId: 0,
  userTitle: '',
  isSuperUser: false,
  isFinancialManager: false,
  isAccountManager: false,
  profileCompleted: true,
  twoFactor: false,
  captchaRequired: false,
}

export const sessionFromLogin = (answer: LoginSession): Session => ({
  accessToken: answer.accessToken && answer.accessToken !== '0' ? answer.accessToken : '',
  userId: answer.userId ?? 0,
  userTitle: answer.userTitle ?? '',
  isSuperUser: answer.isSuperUser ?? false,
  isFinancialManager: answer.isFinancialManager ?? false,
  isAccountManager: answer.isAccountManager ?? false,
  profileCompleted: answer.profileCompleted ?? true,
  twoFactor: answer.enableTwoFactor ?? false,
  captchaRequired: answer.captchaRequired ?? false,
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

export const hasToken = () => session.get().accessToken !== ''

export const startSession = (answer: LoginSession) => session.set(sessionFromLogin(answer))

export const clearSession = () => session.set(nobody)

export const useSession = () => useSyncExternalStore(session.subscribe, session.get)
