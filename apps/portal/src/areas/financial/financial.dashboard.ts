import { dashboardApi } from '@sarv/client/dashboard.generated'
import { billApi, runwayApi } from '@sarv/client/financial.generated'
import { dashboardUsageCategory } from '@sarv/contract/enums'
import type { DashboardCards } from '../area.ts'
import { Bills, Figures, Months, WalletCard } from './frame/DashboardMoney.tsx'
import { AccountServices, LatestServices } from './frame/DashboardServices.tsx'
import { ReferralCard } from './frame/ReferralCard.tsx'

const early = { subscribe: false }

export const financialCards: DashboardCards = {
  wallet: WalletCard,
  figures: Figures,
  months: Months,
  bills: Bills,
  latest: LatestServices,
  accountServices: AccountServices,
  referral: ReferralCard,
  readEarly: (dispatch, may) => {
    if (!may('money')) return
    const { dashboardFinancial, dashboardUsage } = dashboardApi.endpoints
    void dispatch(runwayApi.endpoints.runwayGet.initiate({}, early))
    void dispatch(dashboardFinancial.initiate(undefined, early))
    void dispatch(dashboardUsage.initiate({ categoryId: dashboardUsageCategory.id.billing }, early))
    void dispatch(billApi.endpoints.billShortList.initiate(undefined, early))
  },
}
