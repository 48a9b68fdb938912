import { type ProjectDetail, useProjectDeleteMutation } from '@sarv/client/project.generated'
import { useVmHostListQuery } from '@sarv/client/vm.generated'
import { EllipsisVertical, PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../shell/paths.ts'
import { clearProject, projectSelection } from '../../../shell/project-selection.ts'
import { useDeleteDialog } from '../../../shell/use-delete-dialog.tsx'
import { useMay, useRoleRefusal } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { EditProjectDialog } from './EditProjectDialog.tsx'
import { deletionRefusal } from './project-deletion.ts'
import { projectPageText as text } from './project-page.fa.ts'

/** What can be done with the project itself. */
export function ProjectActions({ project }: { project: ProjectDetail }) {
  const may = useMay(project.id)
  const refusalOf = useRoleRefusal(project.id)
  const { data: servers = [] } = useVmHostListQuery({ projectId: project.id })
  const [isEditing, setEditing] = useState(false)
  const deletion = useDeletion()
  return (
    <>
      <Button icon={PencilLine} disabledReason={refusalOf('project:operate')} onPress={() => setEditing(true)}>
        {text.edit}
      </Button>
      <Menu
        label={text.more}
        trigger={<IconButton icon={EllipsisVertical} name={text.more} isFramed />}
        groups={[
          [
            {
              id: 'delete',
              label: text.deletion.action,
              icon: Trash2,
              isDanger: true,
              disabledReason: deletionRefusal({ mayManage: may('project:manage'), servers }),
              onAction: () => deletion.ask(project),
            },
          ],
        ]}
      />
      {isEditing && <EditProjectDialog project={project} onClose={() => setEditing(false)} />}
      {deletion.dialog}
    </>
  )
}

const useDeletion = () => {
  const [remove] = useProjectDeleteMutation()
  const navigate = useNavigate()
  return useDeleteDialog<ProjectDetail>(({ id }) => remove({ id }), {
    words: text.deletion,
    alsoGone: () => text.deletion.gone,
    done: ({ id }) => {
      if (projectSelection.get() === id) clearProject()
      return navigate(paths.dashboard)
    },
  })
}
