import type { ContractArea } from '../area.ts'
import { dashboardCalls } from './dashboard.calls.ts'
import { dashboardTitles } from './dashboard.titles.fa.ts'
import { decisionCalls } from './decisions/decisions.calls.ts'

export const dashboardArea = {
  description: 'Figures of the first page, and what waits for a decision',
  calls: { ...dashboardCalls, ...decisionCalls },
  titles: dashboardTitles,
} satisfies ContractArea
