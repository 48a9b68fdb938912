import { Card } from '../../ui/Card.tsx'
import { dashboardCards } from '../dashboard-cards.ts'
import { dashboardText } from './dashboard.fa.ts'
import styles from './DashboardPage.module.css'

const text = dashboardText.services

const kinds = dashboardCards.flatMap((ofArea) => ofArea.kinds ?? [])

interface ServicesCardProps {
  projectId: number
  projectName: string
}

/** What the project has, and how it is doing. */
export function ServicesCard({ projectId, projectName }: ServicesCardProps) {
  return (
    <Card title={text.title} headEnd={<span className={styles.quiet}>{text.ofProject(projectName)}</span>} isFlush>
      <ul>
        {kinds.map(({ id, Row }) => (
          <Row key={id} projectId={projectId} />
        ))}
      </ul>
    </Card>
  )
}
