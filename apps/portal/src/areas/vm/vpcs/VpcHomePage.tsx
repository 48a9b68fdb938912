import { Navigate } from 'react-router'
import { ProjectMissing } from '../../../services/ProjectMissing.tsx'
import { useSelectedProjectId } from '../../../shell/project-selection.ts'
import { paths } from '../vm.paths.ts'
import { vpcText } from './vpcs.fa.ts'

/** `/vpc`: the clouds of the chosen project. */
export function VpcHomePage() {
  const projectId = useSelectedProjectId()
  return projectId === null ? (
    <ProjectMissing title={vpcText.title} isUnchosen />
  ) : (
    <Navigate to={paths.vpc.list(projectId)} replace />
  )
}
