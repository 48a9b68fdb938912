import { StatusChip } from '../../../ui/StatusChip.tsx'
import { quotesText as text } from './quotes.fa.ts'

const states = {
  valid: { label: text.valid, tone: 'success' },
  expired: { label: text.expired, tone: 'neutral' },
} as const

export function QuoteState({ isValid }: { isValid: boolean }) {
  return <StatusChip status={isValid ? states.valid : states.expired} />
}
