import { useLazyIssueSnapshotQuery } from '@sarv/client/portal.generated'
import { Activity, Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SnapshotFacts } from '../../../services/tickets/SnapshotFacts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Note } from '../../../ui/Note.tsx'
import { ticketsText } from './tickets.fa.ts'
import styles from './TicketFields.module.css'

const text = ticketsText.snapshot

interface SnapshotChoiceProps {
  orderId: number
  /** The sealed report, once its owner has agreed; undefined: nothing goes. Always the same function. */
  onChoice: (sealed: string | undefined) => void
}

/** What support would be told of the service: it is seen first, and goes only by consent. */
export function SnapshotChoice({ orderId, onChoice }: SnapshotChoiceProps) {
  const [read, { data, isFetching }] = useLazyIssueSnapshotQuery()
  const [goes, setGoes] = useState(false)
  // What is not on the screen any more does not go: here it would be asked about anew.
  useEffect(() => () => onChoice(undefined), [onChoice])
  const choose = (isGoing: boolean) => {
    setGoes(isGoing)
    onChoice(isGoing ? data?.sealed : undefined)
  }
  if (!data) {
    return (
      <Note
        icon={Activity}
        title={text.offer}
        actions={
          <Button size="sm" icon={Eye} isPending={isFetching} onPress={() => void read({ orderId })}>
            {text.look}
          </Button>
        }
      >
        {text.offerText}
      </Note>
    )
  }
  return (
    <Card title={text.offer}>
      <div className={styles.report}>
        <SnapshotFacts snapshot={data.snapshot} />
        <div className={styles.acts}>
          {goes ? (
            <>
              <output>{text.goes}</output>
              <Button size="sm" kind="quiet" onPress={() => choose(false)}>
                {text.doNotSend}
              </Button>
            </>
          ) : (
            <Button size="sm" onPress={() => choose(true)}>
              {text.send}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
