import type { OperatorRole } from '@sarv/contract/access'
import type { CurrentOperator } from '@sarv/contract/operator/operator-sessions/operator-sessions.schemas'
import { useSyncExternalStore } from 'react'
import { apiBase } from '../../../shell/http.ts'
import { createBrowserStore } from '../../../shell/browser-store.ts'

export interface OperatorSession {
  /** Empty when there is none; `cookie` where the browser keeps it out of reach. */
  accessToken: string
  operatorId: number
  name: string
  email: string
  roles: readonly OperatorRole[]
}

const nobody: OperatorSession = { accessToken: '', operatorId: 0, name: '', email: '', roles: [] }

const parse = (text: string | null): OperatorSession => {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return typeof stored === 'object' && stored !== null ? { ...nobody, ...stored } : nobody
  } catch {
    return nobody
  }
}

/** A place of its own: whoever is signed in on both sides of the counter is two in this browser too. */
export const operatorSession = createBrowserStore<OperatorSession>('sarv.operator', {
  parse,
  format: (value) => (value === nobody ? null : JSON.stringify(value)),
})

export const startOperatorSession = (accessToken: string, { operatorId, name, email, roles }: CurrentOperator) =>
  operatorSession.set({ accessToken, operatorId, name, email, roles })

/** The token stays in a cookie that no script reads, unless the API is on another host than this page. */
export const keepsInCookie = (): boolean => new URL(apiBase(), location.href).origin === location.origin

export const clearOperatorSession = () => operatorSession.set(nobody)

export const hasOperatorToken = () => operatorSession.get().accessToken !== ''

export const useOperatorSession = () => useSyncExternalStore(operatorSession.subscribe, operatorSession.get)
