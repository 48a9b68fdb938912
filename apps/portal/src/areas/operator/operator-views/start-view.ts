import type { OperatorView } from '@sarv/client/operator.generated'
import { paths } from '../../../shell/paths.ts'
import { viewKey, type View } from '../../../shell/view.ts'

/** Where the portal keeps who is signed in; while it is seen as a customer, in the storage of the tab. */
const sessionKey = 'sarv.session'

/** The tab begins anew, as the customer: nothing that it has read before is in its memory. */
export const startView = ({ id, accessToken, secondsLeft, session }: OperatorView) => {
  const view: View = { id, customerId: session.customerId ?? 0, endsAt: Date.now() + secondsLeft * 1000 }
  sessionStorage.setItem(viewKey, JSON.stringify(view))
  sessionStorage.setItem(sessionKey, JSON.stringify({ ...session, accessToken }))
  location.assign(paths.dashboard)
}
