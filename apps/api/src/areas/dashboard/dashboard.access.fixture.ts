import { dashboardUsageCategory } from '@sarv/contract/enums'
import type { AccessInputs } from '../../testing/access/inputs.ts'

export const accessInputs: AccessInputs = {
  dashboardUsage: () => ({ params: { categoryId: dashboardUsageCategory.id.billing } }),
  decisionHide: () => ({ body: { key: 'idle', isHidden: false } }),
}
