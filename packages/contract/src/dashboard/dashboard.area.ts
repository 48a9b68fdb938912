import type { ContractArea } from '../area.ts'
import { dashboardCalls } from './dashboard.calls.ts'

export const dashboardArea = {
  description: 'Figures of the first page',
  calls: { ...dashboardCalls },
} satisfies ContractArea
