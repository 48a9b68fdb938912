import {
  type ProjectUserListItem,
  useProjectUserDeleteMutation,
  useProjectUserLeftBehindQuery,
  useProjectUserListQuery,
} from '@sarv/client/project.generated'
import { PencilLine, UserMinus, UserPlus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { LeftBehind } from '../../../services/left-behind/LeftBehind.tsx'
import { useSession } from '../../../shell/session.ts'
import { useDeleteDialog } from '../../../shell/use-delete-dialog.tsx'
import { useMayReadIn, useRoleRefusal } from '../../../shell/use-may.ts'
import { useProjects } from '../../../shell/use-project.ts'
import { useWithoutInvited } from '../../../shell/use-without-invited.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { Section } from '../../../ui/Section.tsx'
import { AddUserDialog } from './AddUserDialog.tsx'
import { EditAccessDialog } from './EditAccessDialog.tsx'
import { nameOfUser, projectUserColumns } from './project-user-columns.tsx'
import { projectUsersText as text } from './project-users.fa.ts'
import { ProjectInvitations } from './ProjectInvitations.tsx'
import type { ProjectTabProps } from '../projects/ProjectPage.tsx'

interface LeftByUserProps {
  projectId: number
  id: number
  stops: boolean
  onChange: (stops: boolean) => void
}

function LeftByUser({ projectId, id, ...choice }: LeftByUserProps) {
  return <LeftBehind note={text.removal.note} query={useProjectUserLeftBehindQuery({ projectId, id })} {...choice} />
}

const leftByUser = (of: Omit<LeftByUserProps, 'id'>) => (user: ProjectUserListItem) => (
  <LeftByUser id={user.id} {...of} />
)

/** Who may do what in the project. Everyone in it sees; those who manage it change. */
export function ProjectUsersTab({ projectId, project }: ProjectTabProps) {
  const users = useWithoutInvited(useProjectUserListQuery({ projectId }))
  const { userId } = useSession()
  const { isRead: isRoleKnown } = useProjects()
  const mayKnow = useMayReadIn()(projectId, 'project:manage')
  const [isAdding, setAdding] = useState(false)
  const [edited, setEdited] = useState<ProjectUserListItem>()
  const refusal = useRoleRefusal(projectId)('project:manage')
  const [remove] = useProjectUserDeleteMutation()
  const [stops, setStops] = useState(true)
  const removal = useDeleteDialog<ProjectUserListItem>(({ id }) => remove({ projectId, id, StopLeftBehind: stops }), {
    words: text.removal,
    nameOf: nameOfUser,
    warningOf: (user) => {
      if (project?.isPublic) return text.removal.staysReader
      return user.userId === userId ? text.removal.self : text.removal.warning
    },
    note: leftByUser({ projectId, stops, onChange: setStops }),
  })
  const askToRemove = (user: ProjectUserListItem) => {
    setStops(true)
    removal.ask(user)
  }

  const actions: RowAction<ProjectUserListItem>[] = [
    { label: text.edit, icon: PencilLine, isQuick: true, run: setEdited, disabledReason: () => refusal },
    {
      label: text.remove,
      icon: UserMinus,
      isDanger: true,
      run: askToRemove,
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
      actions={addButton}
      areActionsInside={!users.currentData?.length}
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
      {isRoleKnown && mayKnow && <ProjectInvitations projectId={projectId} />}
      {isAdding && <AddUserDialog projectId={projectId} onClose={() => setAdding(false)} />}
      {edited && <EditAccessDialog projectId={projectId} user={edited} onClose={() => setEdited(undefined)} />}
      {removal.dialog}
    </Section>
  )
}
