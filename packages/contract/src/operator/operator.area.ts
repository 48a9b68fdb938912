import type { ContractArea } from '../area.ts'
import { operatorErrors } from './operator.errors.fa.ts'
import { operatorExamples } from './operator.examples.fa.ts'
import { operatorTitles } from './operator.titles.fa.ts'
import { operatorSessionCalls } from './operator-sessions/operator-sessions.calls.ts'

export const operatorArea = {
  description: 'The operators’ side: people who work for the provider',
  calls: { ...operatorSessionCalls },
  titles: operatorTitles,
  errors: operatorErrors,
  examples: operatorExamples,
} satisfies ContractArea
