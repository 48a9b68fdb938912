import { Globe, Lock } from 'lucide-react'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { bucketsText } from './buckets.fa.ts'

const text = bucketsText.access

/** Who reads what is in it. Open to everybody is worth a second look, so it has the tone of one. */
export function AccessChip({ isPublic, isPartly = false }: { isPublic: boolean; isPartly?: boolean }) {
  return isPublic ? (
    <StatusChip status={{ label: isPartly ? text.partly : text.public, tone: 'warning' }} icon={Globe} />
  ) : (
    <StatusChip status={{ label: text.private, tone: 'neutral' }} icon={Lock} />
  )
}
