import { Globe, Lock } from 'lucide-react'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { projectPageText } from './project-page.fa.ts'

const text = projectPageText.overview

export function ProjectKindChip({ isPublic }: { isPublic: boolean }) {
  return <StatusChip status={isPublic ? text.isPublic : text.isPrivate} icon={isPublic ? Globe : Lock} />
}
