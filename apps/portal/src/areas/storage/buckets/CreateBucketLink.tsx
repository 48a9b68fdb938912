import { Plus } from 'lucide-react'
import { AllowedLink } from '../../../shell/AllowedLink.tsx'
import { storagePaths } from '../storage.paths.ts'
import { bucketsText } from './buckets.fa.ts'

export function CreateBucketLink({ projectId }: { projectId: number }) {
  return (
    <AllowedLink
      projectId={projectId}
      access="project:operate"
      kind="primary"
      icon={Plus}
      href={storagePaths.create(projectId)}
    >
      {bucketsText.create}
    </AllowedLink>
  )
}
