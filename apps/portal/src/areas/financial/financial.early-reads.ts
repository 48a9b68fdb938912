import { dashboardApi } from '@sarv/client/dashboard.generated'
import { runwayApi } from '@sarv/client/financial.generated'
import { dashboardUsageCategory } from '@sarv/contract/enums'
import type { ReadEarly } from '../area.ts'

const early = { subscribe: false }

/** What the money's cards on the dashboard show. */
export const readMoneyEarly: ReadEarly = (dispatch, may) => {
  if (!may('money')) return
  const { dashboardFinancial, dashboardUsage } = dashboardApi.endpoints
  void dispatch(runwayApi.endpoints.runwayGet.initiate({}, early))
  void dispatch(dashboardFinancial.initiate(undefined, early))
  void dispatch(dashboardUsage.initiate({ categoryId: dashboardUsageCategory.id.billing }, early))
}
