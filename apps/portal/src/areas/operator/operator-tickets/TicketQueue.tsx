import { useOperatorTicketFiguresQuery, type OperatorTicketListItem } from '@sarv/client/operator.generated'
import { businessUnit, issuePriority, issueStatus } from '@sarv/contract/enums'
import { ChevronsUp, ChevronUp, SearchX, SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { iconSm } from '../../../ui/icons.ts'
import { Loading } from '../../../ui/Loading.tsx'
import { Meter } from '../../../ui/Meter.tsx'
import { NativeSelect } from '../../../ui/NativeSelect.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useClockPolling } from '../frame/operator-live.ts'
import { operatorPaths } from '../operator.paths.ts'
import { useOperatorSession } from '../operator-sessions/operator-session.ts'
import { ticketsText as text } from './operator-tickets.fa.ts'
import styles from './TicketQueue.module.css'
import { closingClockOf, queueClockOf } from './queue-clock.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import { queueFilters, type Queue, type QueueOwner } from './use-queue.ts'

interface TicketQueueProps {
  queue: Queue
  /** The ticket that is open beside it. */
  openId: number | undefined
}

/** Everybody's tickets, the most urgent promise first. */
export function TicketQueue({ queue, openId }: TicketQueueProps) {
  const { query, address } = queue
  const list = useRef<HTMLUListElement>(null)
  useMoving(list)
  const now = useNow(true)
  const tickets = query.data?.tickets
  const hidden = (query.data?.totalCount ?? 0) - (tickets?.length ?? 0)
  return (
    <section className={styles.queue} aria-label={text.queue}>
      <QueueHead queue={queue} />
      {tickets && tickets.length > 0 && (
        <ul ref={list}>
          {tickets.map((ticket) => (
            <li key={ticket.id}>
              <Link
                to={operatorPaths.ticket(ticket.id) + address}
                className={styles.row}
                aria-current={ticket.id === openId || undefined}
                data-state={stateOf(ticket, now)}
              >
                <Sla ticket={ticket} now={now} />
                <What ticket={ticket} />
                <Priority id={ticket.issuePriorityId} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <QueueState queue={queue} />
      <footer className={styles.queueFoot}>
        <span>{text.order}</span>
        {hidden > 0 && (
          <Button kind="quiet" size="sm" isPending={query.isFetching} onPress={queue.showMore}>
            {text.more(hidden)}
          </Button>
        )}
      </footer>
    </section>
  )
}

/** J and K go down and up the list, from the ticket that is open. */
const useMoving = (list: React.RefObject<HTMLUListElement | null>) => {
  const move = (step: number) => () => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const focused = links.findIndex((link) => link === document.activeElement)
    const at = focused >= 0 ? focused : links.findIndex((link) => link.hasAttribute('aria-current'))
    links[Math.min(links.length - 1, Math.max(0, at + step))]?.focus()
  }
  useDeskKeys({ KeyJ: move(1), KeyK: move(-1) })
}

function QueueHead({ queue }: { queue: Queue }) {
  const { data: figures } = useOperatorTicketFiguresQuery(undefined, useClockPolling())
  const [isOpen, setOpen] = useState(queue.isFiltered)
  const count = (value: number | undefined) => (value === undefined ? {} : { count: value })
  return (
    <header className={styles.queueHead}>
      <div className={styles.queueTitle}>
        <h2>{text.queue}</h2>
        <SegmentedControl<never, QueueOwner>
          label={text.owners.label}
          isLabelHidden
          value={queue.owner}
          onChange={(owner) => queue.set('owner', owner === 'all' ? '' : owner)}
          options={[
            { id: 'all', label: text.owners.all, ...count(figures?.openCount) },
            { id: 'mine', label: text.owners.mine, ...count(figures?.mineCount) },
            { id: 'nobody', label: text.owners.nobody, ...count(figures?.nobodysCount) },
          ]}
        />
      </div>
      <div className={styles.tools}>
        <SearchField
          label={text.search}
          isLabelHidden
          placeholder={text.search}
          value={queue.search}
          onChange={(value) => queue.set('q', value)}
        />
        <IconButton
          icon={SlidersHorizontal}
          name={text.filters.show}
          hasDot={queue.isFiltered}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <div className={styles.filters}>
          {queueFilters.map(({ name, table, label, any }, index) => (
            <NativeSelect
              key={name}
              label={label}
              value={String(queue.filtered[index] ?? '')}
              options={[
                { id: '', label: any },
                ...table.values.map((value) => ({ id: String(value.id), label: value.label })),
              ]}
              onChange={(id) => queue.set(name, id)}
            />
          ))}
        </div>
      )}
    </header>
  )
}

/** What stands in the place of rows. */
function QueueState({ queue: { query, isNarrowed, widen } }: { queue: Queue }) {
  const { data, error, isFetching, refetch } = query
  if (error && !data) return <ErrorBox error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <Loading lines={8} />
  if (data.tickets.length > 0) return null
  if (!isNarrowed) {
    return (
      <Empty size="sm" title={text.empty.title}>
        {text.empty.text}
      </Empty>
    )
  }
  return (
    <Empty
      size="sm"
      icon={SearchX}
      title={text.nothing.title}
      actions={
        <Button size="sm" onPress={widen}>
          {text.filters.clear}
        </Button>
      }
    >
      {text.nothing.text}
    </Empty>
  )
}

type Ticket = OperatorTicketListItem
interface OfTicket {
  ticket: Ticket
  now: Date
}

const stateOf = ({ answerDueDate, ...ticket }: Ticket, now: Date) =>
  answerDueDate === null ? 'answered' : queueClockOf({ ...ticket, answerDueDate }, now).state

const tones = { late: 'danger', soon: 'warning', calm: 'neutral' } as const

/** The clock of the promise. */
function Sla({ ticket: { answerDueDate, ...ticket }, now }: OfTicket) {
  if (ticket.closesDate !== null) {
    const { figure, unit } = closingClockOf(ticket.closesDate, now)
    return (
      <span className={styles.sla} data-quiet>
        <b>{figure}</b>
        <small>{unit}</small>
      </span>
    )
  }
  if (answerDueDate === null) {
    const isClosed = ticket.issueStatusId === issueStatus.id.completed
    return (
      <span className={styles.sla}>
        <small>{isClosed ? text.clock.closed : text.clock.answered}</small>
      </span>
    )
  }
  const { state, figure, unit, share } = queueClockOf({ ...ticket, answerDueDate }, now)
  return (
    <span className={styles.sla}>
      <b>{figure}</b>
      <small>{unit}</small>
      <Meter label={text.clock.meter} value={state === 'late' ? 100 : share * 100} tone={tones[state]} />
    </span>
  )
}

function What({ ticket: { title, customer, businessUnitId, operator, operatorId } }: { ticket: Ticket }) {
  const { operatorId: me } = useOperatorSession()
  const owner = operatorId === me ? text.you : (operator ?? text.nobody)
  return (
    <span className={styles.what}>
      <b className="clip">
        <bdi>{title}</bdi>
      </b>
      <small>
        <bdi>{customer}</bdi>
        <span>{businessUnit.label(businessUnitId)}</span>
        <bdi>{owner}</bdi>
      </small>
    </span>
  )
}

function Priority({ id }: { id: number }) {
  if (id === issuePriority.id.important) return <span />
  const isUrgent = id === issuePriority.id.urgent
  const Icon = isUrgent ? ChevronsUp : ChevronUp
  return (
    <span className={styles.priority} data-urgent={isUrgent || undefined}>
      <Icon {...iconSm} />
      <span className="sr-only">{isUrgent ? text.priorities.urgent : text.priorities.high}</span>
    </span>
  )
}
