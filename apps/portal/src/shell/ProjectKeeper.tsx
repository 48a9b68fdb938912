import { useEffect } from 'react'
import { projectSelection, settleSelection } from './project-selection.ts'
import { useProjectIdInAddress, useProjects } from './use-project.ts'

/** Keeps the chosen project in step with the address and with the projects the user has. */
export function ProjectKeeper() {
  const inAddress = useProjectIdInAddress()
  const { projects, isRead } = useProjects()

  useEffect(() => {
    if (isRead) projectSelection.set(settleSelection(projectSelection.get(), inAddress, projects))
  }, [inAddress, isRead, projects])

  return null
}
