import type { ContractArea } from '../area.ts'
import { colocationCalls } from './colocation.calls.ts'
import { colocationTitles } from './colocation.titles.fa.ts'

export const colocationArea = {
  description: 'Racks for own equipment',
  calls: { ...colocationCalls },
  titles: colocationTitles,
} satisfies ContractArea
