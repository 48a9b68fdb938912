import { customerUserChangeCustomer } from '@sarv/client/account/customer-users.calls.generated'
import { sessionGet } from '@sarv/client/account/sessions.calls.generated'
import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { callWithToken } from '../../../shell/session-calls.ts'
import type { Session } from '../../../shell/session.ts'

/** A sign-in begins in the person's usual account; the page they were at may belong to another one of theirs. */
export const backIntoAccount = async (answer: LoginSession, dead: Session): Promise<LoginSession> => {
  const { customerId } = dead
  if (!answer.accessToken || customerId === 0 || customerId === answer.customerId) return answer
  const call = callWithToken(answer.accessToken)
  const { error } = await call(customerUserChangeCustomer)({ body: { customerId } })
  // No longer a member there: the page goes with the account.
  if (error) return answer
  const { data } = await call(sessionGet)()
  return { ...answer, ...data }
}
