import { type ProjectUserListItem, useProjectUserListQuery } from '@sarv/client/project.generated'
import { PencilLine, UserMinus, UserPlus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../shell/session.ts'
import { shellText } from '../../shell/shell.fa.ts'
import { useMay } from '../../shell/use-may.ts'
import { useProjects } from '../../shell/use-project.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ListTable } from '../../ui/ListTable.tsx'
import type { RowAction } from '../../ui/RowActions.tsx'
import { Section } from '../../ui/Section.tsx'
import { AddUserDialog } from './AddUserDialog.tsx'
import { EditAccessDialog } from './EditAccessDialog.tsx'
import { projectUserColumns } from './project-user-columns.tsx'
import { projectUsersText as text } from './project-users.fa.ts'
import { ProjectInvitations } from './ProjectInvitations.tsx'
import type { ProjectTabProps } from './ProjectPage.tsx'
import { RemoveUserDialog } from './RemoveUserDialog.tsx'

interface Opened {
  dialog: typeof EditAccessDialog
  user: ProjectUserListItem
}

/** Who may do what in the project. Everyone in it sees; those who manage it change. */
export function ProjectUsersTab({ projectId, project }: ProjectTabProps) {
  const users = useProjectUserListQuery({ projectId })
  const { userId } = useSession()
  const { isRead: isRoleKnown } = useProjects()
  const mayManage = useMay(projectId)('project:manage')
  const [isAdding, setAdding] = useState(false)
  const [opened, setOpened] = useState<Opened>()
  const refusal = mayManage ? undefined : shellText.roleForbids
  const open = (dialog: Opened['dialog']) => (user: ProjectUserListItem) => setOpened({ dialog, user })

  const actions: RowAction<ProjectUserListItem>[] = [
    { label: text.edit, icon: PencilLine, isQuick: true, run: open(EditAccessDialog), disabledReason: () => refusal },
    {
      label: text.remove,
      icon: UserMinus,
      isDanger: true,
      run: open(RemoveUserDialog),
      disabledReason: () => refusal,
    },
  ]
  const addButton = (
    <Button kind="primary" icon={UserPlus} disabledReason={refusal} onPress={() => setAdding(true)}>
      {text.add}
    </Button>
  )
  return (
    <Section
      title={text.title}
      intro={project?.isPublic ? `${text.intro} ${text.openIntro}` : text.intro}
      actions={!!users.currentData?.length && addButton}
    >
      <ListTable
        label={text.label}
        unit={text.unit}
        query={users}
        columns={projectUserColumns(userId)}
        searchFor={text.searchFor}
        rowActions={actions}
        empty={
          <Empty icon={UsersRound} title={text.empty.title} actions={addButton}>
            {text.empty.text}
          </Empty>
        }
      />
      {/* Not on trust: who may not see them would be sent away by the refusal. */}
      {isRoleKnown && mayManage && <ProjectInvitations projectId={projectId} />}
      {isAdding && <AddUserDialog projectId={projectId} onClose={() => setAdding(false)} />}
      {opened && (
        <opened.dialog
          projectId={projectId}
          isOpenToAccount={project?.isPublic ?? false}
          user={opened.user}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Section>
  )
}
