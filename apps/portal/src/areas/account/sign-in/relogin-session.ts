import type { customerUserCalls } from '@sarv/contract/account/customer-users/customer-users.calls'
import type { sessionCalls } from '@sarv/contract/account/sessions/sessions.calls'
import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { callWithToken } from '../../../shell/session-calls.ts'
import type { Session } from '../../../shell/session.ts'

type CustomerUserCalls = typeof customerUserCalls
type SessionCalls = typeof sessionCalls

/** A sign-in begins in the person's usual account; the page they were at may belong to another one of theirs. */
export const backIntoAccount = async (answer: LoginSession, dead: Session): Promise<LoginSession> => {
  const { customerId } = dead
  if (!answer.accessToken || customerId === 0 || customerId === answer.customerId) return answer
  const call = callWithToken(answer.accessToken)
  const change = call<CustomerUserCalls['customerUserChangeCustomer']>(
    'POST',
    '/api/my/account/customer-user/change-customer',
  )
  const { error } = await change({ body: { customerId } })
  // No longer a member there: the page goes with the account.
  if (error) return answer
  const { data } = await call<SessionCalls['sessionGet']>('GET', '/api/my/account/session/get')({})
  return { ...answer, ...data }
}
