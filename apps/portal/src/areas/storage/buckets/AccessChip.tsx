import { Globe, Lock } from 'lucide-react'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { bucketsText } from './buckets.fa.ts'

const text = bucketsText.access

interface Access {
  isPublic?: boolean | undefined
  isPartlyPublic?: boolean | undefined
}

export const accessWord = ({ isPublic, isPartlyPublic }: Access): string => {
  if (!isPublic) return text.private
  return isPartlyPublic ? text.partly : text.public
}

/** Who reads what is in it. Open to everybody is worth a second look, so it has the tone of one. */
export function AccessChip({ isPublic = false, isPartlyPublic = false }: Access) {
  return isPublic ? (
    <StatusChip status={{ label: accessWord({ isPublic, isPartlyPublic }), tone: 'warning' }} icon={Globe} />
  ) : (
    <StatusChip status={{ label: text.private, tone: 'neutral' }} icon={Lock} />
  )
}
