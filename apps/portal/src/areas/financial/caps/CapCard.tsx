import { useCapGetQuery, type ProjectCap } from '@sarv/client/financial.generated'
import { capAct } from '@sarv/contract/enums'
import { capNearPercent } from '@sarv/contract/financial/caps/caps.limits'
import { useState } from 'react'
import { formatDate } from '../../../format/dates.ts'
import { formatRials } from '../../../format/rials.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Meter } from '../../../ui/Meter.tsx'
import { Money } from '../../../ui/Money.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { CapDialog } from './CapDialog.tsx'
import { capsText as text } from './caps.fa.ts'
import styles from './Caps.module.css'

/** A project's costs of this month against what it may cost. */
export function CapCard({ projectId, name }: { projectId: number; name: string }) {
  const { data: cap, error, isFetching, refetch } = useCapGetQuery({ projectId })
  const [isEditing, setEditing] = useState(false)
  return (
    <Card
      title={<bdi>{name}</bdi>}
      headEnd={cap?.isReached && <StatusChip status={{ label: text.reached, tone: 'warning' }} />}
    >
      {cap && (
        <div className={styles.cap}>
          <Used cap={cap} />
          <div>
            <Button size="sm" writes onPress={() => setEditing(true)}>
              {cap.monthlyRials === null ? text.set : text.change}
            </Button>
          </div>
        </div>
      )}
      {!cap && !error && <Loading lines={2} />}
      {error && !cap && (
        <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {cap && isEditing && <CapDialog {...{ projectId, name, cap }} onClose={() => setEditing(false)} />}
    </Card>
  )
}

const toneOf = (used: number, max: number) => {
  if (used >= max) return 'danger'
  return used * 100 >= max * capNearPercent ? 'warning' : 'brand'
}

const stops = new Set<number>([capAct.id.stop, capAct.id.never])

function Used({ cap }: { cap: ProjectCap }) {
  const { monthlyRials, usedRials, atFull } = cap
  if (monthlyRials === null) {
    return (
      <p>
        {text.none}. {text.usedNow} <Money rials={usedRials} />
      </p>
    )
  }
  return (
    <>
      <p>
        <Money rials={usedRials} /> {text.from} <Money rials={monthlyRials} />
      </p>
      <Meter
        label={text.used}
        value={Math.min(usedRials, monthlyRials)}
        max={monthlyRials}
        tone={toneOf(usedRials, monthlyRials)}
      />
      <p className={styles.quiet}>
        {text.atFull} {atFull}
      </p>
      <Ahead cap={cap} />
    </>
  )
}

/** What the month comes to, and what goes on costing once the cap is reached. */
function Ahead({ cap }: { cap: ProjectCap }) {
  const {
    atFullId,
    isReached,
    reachedDate,
    runningRials = 0,
    keptRials = 0,
    monthEndRials = 0,
    stoppedEndRials = 0,
  } = cap
  if (runningRials === 0) return null
  return (
    <>
      <p className={styles.quiet}>
        {text.monthEnd(formatRials(monthEndRials))}{' '}
        {reachedDate && !isReached && text.reachedOn(formatDate(reachedDate))}
      </p>
      {stops.has(atFullId) ? (
        keptRials > 0 && (
          <p className={styles.quiet}>{text.kept(formatRials(keptRials), formatRials(stoppedEndRials))}</p>
        )
      ) : (
        <p className={styles.quiet}>{text.goesOn(formatRials(runningRials))}</p>
      )}
    </>
  )
}
