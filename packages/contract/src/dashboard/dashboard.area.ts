import type { ContractArea } from '../area.ts'
import { dashboardCalls } from './dashboard.calls.ts'
import { dashboardTitles } from './dashboard.titles.fa.ts'
import { decisionCalls } from './decisions/decisions.calls.ts'
import { expiryCalls } from './expiries/expiries.calls.ts'

export const dashboardArea = {
  description: 'Figures of the first page, what waits for a decision, what ends soon',
  calls: { ...dashboardCalls, ...decisionCalls, ...expiryCalls },
  titles: dashboardTitles,
} satisfies ContractArea
