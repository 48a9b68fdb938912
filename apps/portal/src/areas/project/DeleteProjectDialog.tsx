import { useProjectDeleteMutation } from '@sarv/client/project.generated'
import type { ProjectDetail } from '@sarv/client/project.generated'
import { useNavigate } from 'react-router'
import { paths } from '../../shell/paths.ts'
import { clearProject, projectSelection } from '../../shell/project-selection.ts'
import { ConfirmByName } from '../../ui/ConfirmByName.tsx'
import { toast } from '../../ui/toast.ts'
import { projectPageText } from './project-page.fa.ts'

const text = projectPageText.deletion

interface DeleteProjectDialogProps {
  project: ProjectDetail
  onClose: () => void
}

export function DeleteProjectDialog({ project, onClose }: DeleteProjectDialogProps) {
  const [remove] = useProjectDeleteMutation()
  const navigate = useNavigate()
  const name = project.name ?? ''
  const confirm = async () => {
    const { error } = await remove({ id: project.id })
    if (error) return false
    toast.success(text.done(name))
    if (projectSelection.get() === project.id) clearProject()
    await navigate(paths.dashboard)
    return true
  }
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={text.title(name)}
      warning={text.warning}
      phrase={name}
      thing={text.thing}
      alsoGone={text.gone}
      confirmLabel={text.confirm}
      onConfirm={confirm}
    />
  )
}
