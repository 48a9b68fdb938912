import { FolderKanban, FolderSearch, Plus } from 'lucide-react'
import { useEffect } from 'react'
import { openPanel } from '../shell/panels.ts'
import { clearProject } from '../shell/project-selection.ts'
import { shellText } from '../shell/shell.fa.ts'
import { useMayInAccount } from '../shell/use-may.ts'
import { useProjects } from '../shell/use-project.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Loading } from '../ui/Loading.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { projectMissingText as text } from './project-missing.fa.ts'

interface ProjectMissingProps {
  /** Of the page that would be here. */
  title: string
  /** The address names no project at all. */
  isUnchosen?: boolean
}

/** No project to show: there is none yet, none is chosen, or the address names one that is not there or not ours. */
export function ProjectMissingPage({ title, isUnchosen = false }: ProjectMissingProps) {
  useEffect(() => clearProject(), [])
  const { projects, isRead, isError } = useProjects()
  return (
    <>
      <PageHead title={title} isInPhoneHeader />
      {!isRead && !isError && <Loading lines={4} />}
      {isRead && projects.length === 0 && <NoProjectYet />}
      {(isError || projects.length > 0) && <NoSuchProject isUnchosen={isUnchosen} />}
    </>
  )
}

function NoProjectYet() {
  const mayCreate = useMayInAccount()('account')
  return (
    <Card label={text.first.title} isFlush>
      <Empty
        icon={FolderKanban}
        title={text.first.title}
        actions={
          <Button
            kind="primary"
            icon={Plus}
            writes
            disabledReason={mayCreate ? undefined : shellText.project.createForbidden}
            onPress={() => openPanel('create-project')}
          >
            {text.first.create}
          </Button>
        }
      >
        {text.first.text}
      </Empty>
    </Card>
  )
}

function NoSuchProject({ isUnchosen }: { isUnchosen: boolean }) {
  const words = isUnchosen ? text.none : text
  return (
    <Card label={words.title} isFlush>
      <Empty
        icon={isUnchosen ? FolderKanban : FolderSearch}
        title={words.title}
        actions={
          <Button kind="primary" onPress={() => openPanel('projects')}>
            {text.choose}
          </Button>
        }
      >
        {words.text}
      </Empty>
    </Card>
  )
}
