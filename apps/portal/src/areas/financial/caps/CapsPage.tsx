import { Gauge } from 'lucide-react'
import { useMayIn } from '../../../shell/use-may.ts'
import { useProjects } from '../../../shell/use-project.ts'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { ListPage } from '../../../ui/ListPage.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { CapCard } from './CapCard.tsx'
import { capsText as text } from './caps.fa.ts'
import styles from './Caps.module.css'

/** `/portal/wallet/cap`: what each project may cost in a month, for those who manage it. */
export function CapsPage() {
  return (
    <ListPage title={text.title} summary={text.summary}>
      <Caps />
    </ListPage>
  )
}

function Caps() {
  const { projects, isRead, error, refetch } = useProjects()
  const mayIn = useMayIn()
  if (error && !isRead) return <ErrorBox isPart title={text.failed} error={error} onRetry={() => void refetch()} />
  if (!isRead) return <Loading tiles={2} />
  const managed = projects.filter(({ id }) => mayIn(id, 'project:manage'))
  if (managed.length === 0) {
    return (
      <Card>
        <Empty icon={Gauge} title={text.nobody.title}>
          {text.nobody.help}
        </Empty>
      </Card>
    )
  }
  return (
    <div className={styles.caps}>
      {managed.map(({ id, name }) => (
        <CapCard key={id} projectId={id} name={name ?? ''} />
      ))}
    </div>
  )
}
