import { Suspense } from 'react'
import { KindRowShape } from '../../services/KindRow.tsx'
import { serviceKinds } from '../../shell/service-kinds.ts'
import { Card } from '../../ui/Card.tsx'
import { dashboardText } from './dashboard.fa.ts'
import styles from './DashboardPage.module.css'

const text = dashboardText.services

interface ServicesCardProps {
  projectId: number
  projectName: string
}

/** What the project has, and how it is doing. */
export function ServicesCard({ projectId, projectName }: ServicesCardProps) {
  return (
    <Card title={text.title} headEnd={<span className={styles.quiet}>{text.ofProject(projectName)}</span>} isFlush>
      <ul>
        {serviceKinds().map(({ id, Row }) => (
          <Suspense key={id} fallback={<KindRowShape />}>
            <Row projectId={projectId} />
          </Suspense>
        ))}
      </ul>
    </Card>
  )
}
