import { MousePointerClick } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Empty } from '../../../ui/Empty.tsx'
import { operatorPaths } from '../operator.paths.ts'
import { DeskKeys } from './DeskKeys.tsx'
import { ticketsText as text } from './operator-tickets.fa.ts'
import styles from './TicketsPage.module.css'
import { TicketQueue } from './TicketQueue.tsx'
import { TicketCard } from './TicketCard.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { useQueue } from './use-queue.ts'

/** The queue with one ticket open beside it; on narrow screens one of the two. */
export function TicketsPage() {
  const given = useParams()['id']
  const queue = useQueue()
  useGoing()
  const id = useOpenTicket(given === undefined ? undefined : Number(given), queue.query.data?.tickets[0]?.id)
  return (
    <>
      <h1 className="sr-only">{text.title}</h1>
      <div className={styles.desk} data-chosen={given !== undefined}>
        <TicketQueue queue={queue} openId={id} />
        {id === undefined ? (
          <section>
            <Empty icon={MousePointerClick} title={text.choose.title}>
              {text.choose.text}
            </Empty>
          </section>
        ) : (
          <TicketCard key={id} id={id} queueAddress={queue.address} />
        )}
      </div>
      <DeskKeys />
    </>
  )
}

/**
 * The first of the queue is open until somebody chooses another one: what comes before it later must not take its place while
 * they read or type.
 */
const useOpenTicket = (given: number | undefined, first: number | undefined): number | undefined => {
  const [kept, setKept] = useState<number>()
  const open = given ?? kept ?? first
  if (open !== kept) setKept(open)
  return open
}

const pauseMs = 1500

/** G and then F goes to what failed. */
const useGoing = () => {
  const navigate = useNavigate()
  const since = useRef(0)
  useDeskKeys({
    KeyG: () => {
      since.current = Date.now()
    },
    KeyF: () => {
      if (Date.now() - since.current < pauseMs) void navigate(operatorPaths.operations)
    },
  })
}
