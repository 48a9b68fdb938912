import { userAccessType } from '@sarv/contract/enums'
import { Eye, type LucideIcon, ShieldCheck, Wrench } from 'lucide-react'
import { StatusChip } from '../../../ui/StatusChip.tsx'

const icons: Readonly<Record<number, LucideIcon>> = {
  [userAccessType.id.owner]: ShieldCheck,
  [userAccessType.id.maintainer]: Wrench,
  [userAccessType.id.reporter]: Eye,
}

/** What someone may do in a project. */
export function AccessChip({ accessTypeId }: { accessTypeId: number }) {
  const tone = accessTypeId === userAccessType.id.owner ? 'info' : 'neutral'
  return <StatusChip status={{ label: userAccessType.label(accessTypeId), tone }} icon={icons[accessTypeId]} />
}
