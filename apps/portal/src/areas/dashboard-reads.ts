import type { ReadEarly } from './area.ts'
import { readMoneyEarly } from './financial/financial.early-reads.ts'

/** What areas ask for before their cards on the dashboard are there; beside `dashboard-cards.ts`, which takes the cards along. */
export const dashboardReads: readonly ReadEarly[] = [readMoneyEarly]
