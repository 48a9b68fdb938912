import { useOperationListQuery } from '@sarv/client/portal.generated'
import { RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { usePollingInterval } from '../shell/live-events.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Note } from '../ui/Note.tsx'
import { bulkText as text } from './bulk.fa.ts'
import { outcomeOf, type BulkBatch, type BulkFailure, type BulkOutcome } from './bulk-outcome.ts'
import { retryBatch } from './bulk.ts'
import styles from './BulkSummary.module.css'

interface BulkSummaryProps {
  batch: BulkBatch
  onChange: (batch: BulkBatch) => void
  onClose: () => void
}

/** What became of an act on several services: how far they are, which failed and why, and those once more. */
export function BulkSummary({ batch, onChange, onClose }: BulkSummaryProps) {
  const { wish } = batch
  const pollingInterval = usePollingInterval()
  const { currentData: operations = [] } = useOperationListQuery(
    { ProjectId: wish.projectId ?? undefined },
    { pollingInterval },
  )
  const [isRetrying, setRetrying] = useState(false)
  const outcome = outcomeOf(batch.items, operations)
  const { failures, running, done } = outcome
  const retry = async () => {
    setRetrying(true)
    onChange(await retryBatch(batch, failures))
    setRetrying(false)
  }
  return (
    <Note
      tone={toneOf(outcome)}
      isMoving={running > 0}
      isLive
      title={titleOf(batch, outcome)}
      actions={
        <>
          {failures.length > 0 && (
            <Button size="sm" icon={RotateCcw} writes isPending={isRetrying} onPress={() => void retry()}>
              {text.retry(failures.length, wish.unit)}
            </Button>
          )}
          {wish.afterwards && done > 0 && (
            <LinkButton size="sm" href={wish.afterwards.href}>
              {wish.afterwards.label}
            </LinkButton>
          )}
          <IconButton icon={X} name={text.close} size="sm" onPress={onClose} />
        </>
      }
    >
      {running > 0 && <p>{text.progress(done, running)}</p>}
      <Failures failures={failures} />
    </Note>
  )
}

const toneOf = ({ failures, running }: BulkOutcome) => {
  if (failures.length > 0) return 'danger'
  return running > 0 ? 'info' : 'success'
}

const titleOf = ({ wish: { label, unit }, items }: BulkBatch, { failures, running }: BulkOutcome): string => {
  if (failures.length > 0) return text.someFailed(label, failures.length, items.length, unit)
  return (running > 0 ? text.running : text.done)(label, items.length, unit)
}

function Failures({ failures }: { failures: readonly BulkFailure[] }) {
  if (failures.length === 0) return null
  return (
    <ul className={styles.failures} aria-label={text.failures}>
      {failures.map(({ item: { thing }, reason }) => (
        <li key={thing.id}>{text.failure(thing.name ?? '', reason)}</li>
      ))}
    </ul>
  )
}
