import type { OperatorRole } from '@sarv/contract/access'
import type { Db } from '../../db/connection.ts'
import { hashToken, newToken } from '../../secrets.ts'
import { endOperatorSessions, tellOperatorSessions } from './operator-sessions/operator-sessions.store.ts'
import { beginSetUp, insertOperator, setDisabled, setRoles } from './operators.store.ts'

const setUpSeconds = 24 * 3600

/** The link with which an operator chooses a password and an authenticator app. The code stays in the browser: it is no part of what is sent. */
const setUpLink = (publicUrl: string, code: string): string => `${publicUrl}/operator/set-up#${code}`

/** A new way in, and the only one: what was there before is over, and so is every session. */
export const resetOperator = async (trx: Db, id: number, publicUrl: string): Promise<string> => {
  const code = newToken()
  await beginSetUp(trx, id, { hash: hashToken(code), lifeSeconds: setUpSeconds })
  await endOperatorSessions(trx, id)
  return setUpLink(publicUrl, code)
}

/** Answers the link; nothing where the e-mail is an operator's already. */
export const addOperator = async (
  trx: Db,
  operator: { email: string; name: string; roles: readonly OperatorRole[] },
  publicUrl: string,
): Promise<{ id: number; link: string } | undefined> => {
  const made = await insertOperator(trx, operator)
  return made && { id: made.id, link: await resetOperator(trx, made.id, publicUrl) }
}

/** Counts from the next call on. */
export const changeRoles = async (trx: Db, id: number, roles: readonly OperatorRole[]): Promise<void> => {
  await setRoles(trx, id, roles)
  await tellOperatorSessions(trx, id)
}

export const disableOperator = async (trx: Db, id: number, reason: string): Promise<void> => {
  await setDisabled(trx, id, reason)
  await endOperatorSessions(trx, id)
}

export const enableOperator = async (trx: Db, id: number): Promise<void> => {
  await setDisabled(trx, id, null)
}
