import type { ProjectDetail } from '@sarv/client/project.generated'
import { useVmHostListQuery } from '@sarv/client/vm.generated'
import { EllipsisVertical, PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { shellText } from '../../shell/shell.fa.ts'
import { useMay } from '../../shell/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { DeleteProjectDialog } from './DeleteProjectDialog.tsx'
import { EditProjectDialog } from './EditProjectDialog.tsx'
import { deletionRefusal } from './project-deletion.ts'
import { projectPageText as text } from './project-page.fa.ts'

/** What can be done with the project itself. */
export function ProjectActions({ project }: { project: ProjectDetail }) {
  const may = useMay(project.id)
  const { data: servers = [] } = useVmHostListQuery({ projectId: project.id })
  const [dialog, setDialog] = useState<'edit' | 'delete'>()
  const close = () => setDialog(undefined)
  return (
    <>
      <Button
        icon={PencilLine}
        disabledReason={may('project:operate') ? undefined : shellText.roleForbids}
        onPress={() => setDialog('edit')}
      >
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
              onAction: () => setDialog('delete'),
            },
          ],
        ]}
      />
      {dialog === 'edit' && <EditProjectDialog project={project} onClose={close} />}
      {dialog === 'delete' && <DeleteProjectDialog project={project} onClose={close} />}
    </>
  )
}
