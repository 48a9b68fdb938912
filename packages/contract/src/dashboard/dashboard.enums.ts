import { defineEnum } from '../define-enum.ts'
import * as fa from './dashboard.enums.fa.ts'

export const dashboardUsageCategory = defineEnum(fa.dashboardUsageCategory, {
  billing: { id: 2 },
})
