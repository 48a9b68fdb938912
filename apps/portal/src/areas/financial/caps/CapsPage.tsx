import { Gauge } from 'lucide-react'
import { useMayReadIn } from '../../../shell/use-may.ts'
import { useProjects } from '../../../shell/use-project.ts'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { MoneyFrame } from '../frame/MoneyFrame.tsx'
import { CapCard } from './CapCard.tsx'
import { capsText as text } from './caps.fa.ts'
import styles from './Caps.module.css'

/** What each project may cost in a month, for those who manage it. */
export function Caps() {
  return (
    <MoneyFrame title={text.title} summary={text.summary}>
      <CapsOfProjects />
    </MoneyFrame>
  )
}

function CapsOfProjects() {
  const { projects, isRead, error, refetch } = useProjects()
  const mayRead = useMayReadIn()
  if (error && !isRead) return <ErrorBox isPart title={text.failed} error={error} onRetry={() => void refetch()} />
  if (!isRead) return <Loading tiles={2} />
  const managed = projects.filter(({ id }) => mayRead(id, 'project:manage'))
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
