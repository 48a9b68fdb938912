import {
  useOperatorTicketGetQuery,
  useOperatorTicketTakeMutation,
  type OperatorTicketDetail,
} from '@sarv/client/operator.generated'
import { issueStatus } from '@sarv/contract/enums'
import { ArrowRight, Check, EllipsisVertical, SearchX, UserRoundPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { usePageTitle } from '../../../shell/page-handle.ts'
import type { RequestError } from '../../../shell/request-errors.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { toast } from '../../../ui/toast.ts'
import { useOperatorPolling } from '../frame/operator-live.ts'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { operatorPaths } from '../operator.paths.ts'
import { useOperatorSession } from '../operator-sessions/operator-session.ts'
import { ticketsText as text } from './operator-tickets.fa.ts'
import styles from './TicketCard.module.css'
import { TicketCustomer } from './TicketCustomer.tsx'
import { TicketFacts } from './TicketFacts.tsx'
import { TicketReply, type ReplyHandle } from './TicketReply.tsx'
import { TicketSuggestions } from './TicketSuggestions.tsx'
import { TicketThread } from './TicketThread.tsx'
import type { TicketAct } from './TicketDialogs.tsx'
import { useDeskKeys } from './use-desk-keys.ts'

const TicketDialogs = lazyDialog(async () => (await import('./TicketDialogs.tsx')).TicketDialogs)

interface TicketCardProps {
  id: number
  /** What the queue is narrowed to, for the way back. */
  queueAddress: string
}

/** One ticket with its thread and reply, and its customer beside it. */
export function TicketCard({ id, queueAddress }: TicketCardProps) {
  const { currentData: ticket, error, isFetching, refetch } = useOperatorTicketGetQuery({ id }, useOperatorPolling())
  usePageTitle(text.number(id))
  const isMissing = (error as RequestError | undefined)?.status === 404
  return (
    <>
      <section className={styles.ticket} aria-label={text.number(id)}>
        <div className={styles.back}>
          <LinkButton kind="quiet" size="sm" icon={ArrowRight} href={operatorPaths.tickets + queueAddress}>
            {text.back}
          </LinkButton>
        </div>
        {ticket && <Opened ticket={ticket} />}
        {!ticket && !error && <Loading lines={8} />}
        {!ticket && isMissing && (
          <Empty icon={SearchX} title={text.missing.title}>
            {text.missing.text}
          </Empty>
        )}
        {!ticket && error && !isMissing && (
          <ErrorBox error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
      </section>
      {ticket && <TicketCustomer ticket={ticket} />}
    </>
  )
}

function Opened({ ticket }: { ticket: OperatorTicketDetail }) {
  const [act, setAct] = useState<TicketAct>()
  const reply = useRef<ReplyHandle>(null)
  const isClosed = ticket.issueStatusId === issueStatus.id.completed
  const isMerged = ticket.mergedIntoId !== null
  useDeskKeys({
    KeyA: isMerged ? undefined : () => setAct('assign'),
    KeyE: isClosed ? undefined : () => setAct('close'),
  })
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          <h2>
            <bdi>{ticket.title}</bdi> <EnumChip table={issueStatus} id={ticket.issueStatusId} />
          </h2>
          <TicketFacts ticket={ticket} />
        </div>
        {!isMerged && (
          <div className={styles.acts}>
            <Button kind="quiet" size="sm" icon={UserRoundPlus} opens={TicketDialogs} onPress={() => setAct('assign')}>
              {text.acts.assign} <Kbd>A</Kbd>
            </Button>
            {!isClosed && (
              <Button kind="quiet" size="sm" icon={Check} opens={TicketDialogs} onPress={() => setAct('close')}>
                {text.acts.close} <Kbd>E</Kbd>
              </Button>
            )}
            <MoreActs ticket={ticket} isClosed={isClosed} onAct={setAct} />
          </div>
        )}
      </header>
      <div className={styles.columns}>
        <TicketThread ticket={ticket}>
          <TicketSuggestions ticket={ticket} onReply={(content) => reply.current?.begin(content)} />
        </TicketThread>
        {!isMerged && <TicketReply ticket={ticket} ref={reply} />}
      </div>
      {act && <TicketDialogs ticket={ticket} act={act} onClose={() => setAct(undefined)} />}
    </>
  )
}

interface MoreActsProps {
  ticket: OperatorTicketDetail
  isClosed: boolean
  onAct: (act: TicketAct) => void
}

function MoreActs({ ticket: { id, operatorId }, isClosed, onAct }: MoreActsProps) {
  const [take] = useOperatorTicketTakeMutation()
  const { operatorId: me } = useOperatorSession()
  const takeRefusal = operatorId === me ? text.acts.isMine : operatorId === null ? undefined : text.acts.isColleagues
  const takeIt = async () => {
    const { error } = await take({ id, body: {} })
    if (!error) toast.success(text.acts.taken)
  }
  const open = (act: TicketAct) => ({ id: act, opens: TicketDialogs, onAction: () => onAct(act) })
  return (
    <Menu
      label={text.acts.more}
      trigger={<IconButton icon={EllipsisVertical} name={text.acts.more} />}
      groups={[
        [
          {
            id: 'take',
            label: text.acts.take,
            onAction: () => void takeIt(),
            ...(takeRefusal !== undefined && { disabledReason: takeRefusal }),
          },
          { ...open('route'), label: text.acts.route },
          { ...open('priority'), label: text.acts.priority },
        ],
        [
          { ...open('merge'), label: text.acts.merge },
          ...(isClosed ? [{ ...open('reopen'), label: text.acts.reopen }] : []),
        ],
      ]}
    />
  )
}
