import type { ContractArea } from '../area.ts'
import { bareMetalCalls } from './bare-metal.calls.ts'
import { bareMetalTitles } from './bare-metal.titles.fa.ts'

export const bareMetalArea = {
  description: 'Physical servers',
  calls: { ...bareMetalCalls },
  titles: bareMetalTitles,
} satisfies ContractArea
