import { customerUserChangeCustomer } from '@sarv/client/account/customer-users.calls.generated'
import { goTo } from './navigator.ts'
import { paths } from './paths.ts'
import { clearProject } from './project-selection.ts'
import { reportError } from './report-error.ts'
import { ownCall } from './session-calls.ts'
import { rereadSession } from './session-refresh.ts'

// Without RTK Query, which would at once read again what the open page shows, for an account that may not see it.
const changeCustomer = ownCall(customerUserChangeCustomer)

/**
 * Moves the session to another account of the person, and the portal to its dashboard. What was read for the account
 * before goes with the change of the session. Answers whether it worked.
 */
export const switchAccount = async (customerId: number): Promise<boolean> => {
  const { error } = await changeCustomer({ body: { customerId } })
  if (error) {
    reportError(error)
    return false
  }
  clearProject()
  await goTo(paths.dashboard)
  // Nothing of the account before may stay on the screen: a page that is loaded anew asks again.
  if (!(await rereadSession())) location.assign(paths.dashboard)
  return true
}
