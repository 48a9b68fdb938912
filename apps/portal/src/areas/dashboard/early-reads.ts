import { decisionApi } from '@sarv/client/dashboard.generated'
import { incidentApi, limitApi, operationApi } from '@sarv/client/portal.generated'
import { hasToken } from '../../shell/session.ts'
import { store } from '../../shell/store.ts'
import { mayInAccount } from '../../shell/use-may.ts'
import { dashboardReads } from '../dashboard-reads.ts'

const early = { subscribe: false }

/**
 * Asks for what the cards show while the frame is still being drawn; the cards find it, or wait for the same answer. A chunk
 * of its own: what the cards are made of is there only when most of that time is over.
 */
export const readEarly = () => {
  if (!hasToken()) return
  const { dispatch } = store
  void dispatch(decisionApi.endpoints.decisionList.initiate(undefined, early))
  for (const ofArea of dashboardReads) ofArea(dispatch, mayInAccount)
  void dispatch(incidentApi.endpoints.websiteAlarmList.initiate(undefined, early))
  void dispatch(operationApi.endpoints.operationList.initiate({}, early))
  void dispatch(limitApi.endpoints.customerLimitResourceUsages.initiate(undefined, early))
}
