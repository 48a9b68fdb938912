import { FolderSearch } from 'lucide-react'
import { useEffect } from 'react'
import { openPanel } from '../shell/panels.ts'
import { clearProject } from '../shell/project-selection.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { projectMissingText as text } from './project-missing.fa.ts'

interface ProjectMissingProps {
  /** Of the page that would be here. */
  title: string
}

/** The address names a project that is not there, or not ours: the choice of it goes too. */
export function ProjectMissingPage({ title }: ProjectMissingProps) {
  useEffect(() => clearProject(), [])
  return (
    <>
      <PageHead title={title} isInPhoneHeader />
      <Card label={text.title} isFlush>
        <Empty
          icon={FolderSearch}
          title={text.title}
          actions={
            <Button kind="primary" onPress={() => openPanel('projects')}>
              {text.choose}
            </Button>
          }
        >
          {text.text}
        </Empty>
      </Card>
    </>
  )
}
