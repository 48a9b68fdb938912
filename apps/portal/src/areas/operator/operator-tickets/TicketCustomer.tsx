import {
  useOperatorCustomerGetQuery,
  type OperatorCustomerDetail,
  type OperatorTicketDetail,
} from '@sarv/client/operator.generated'
import { issueStatus, limitedItem, operationStatus, serviceStatus } from '@sarv/contract/enums'
import { shortRunwayDays } from '@sarv/contract/financial/runway/runway.limits'
import { ArrowLeft, Eye } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { daysUntil } from '../../../format/days-until.ts'
import { formatCount } from '../../../format/number.ts'
import { nowOnWire } from '../../../format/relative.ts'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Meter } from '../../../ui/Meter.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Runway } from '../../../ui/Runway.tsx'
import { useOperatorPolling } from '../frame/operator-live.ts'
import { operatorPaths } from '../operator.paths.ts'
import { viewsText } from '../operator-views/operator-views.fa.ts'
import { ticketsText } from './operator-tickets.fa.ts'
import facts from './facts.module.css'
import styles from './TicketCustomer.module.css'
import { useDeskKeys } from './use-desk-keys.ts'

const text = ticketsText.customer
const servicesShown = 6

type Service = OperatorCustomerDetail['services'][number]

const ViewDialog = lazyDialog(async () => (await import('../operator-views/ViewDialog.tsx')).ViewDialog)
const limitsShown: ReadonlySet<number> = new Set([limitedItem.id.memoryGb, limitedItem.id.cpu])

/** Who asks: money, services, what was done lately. */
export function TicketCustomer({ ticket }: { ticket: OperatorTicketDetail }) {
  const { customerId: id } = ticket
  const { data: customer, error, isFetching, refetch } = useOperatorCustomerGetQuery({ id }, useOperatorPolling())
  return (
    <aside className={styles.customer} aria-label={text.label}>
      <header className={styles.customerHead}>
        <Avatar name={ticket.user ?? ticket.customer} />
        <div>
          <h2>
            <bdi>{ticket.user ?? ticket.customer}</bdi>
          </h2>
          <small className={facts.facts}>
            <bdi>{ticket.customer}</bdi>
            {customer && <span>{customer.isLegal ? text.legal : text.person}</span>}
          </small>
        </div>
        <LinkButton kind="quiet" size="sm" icon={ArrowLeft} href={operatorPaths.customer(id)} aria-label={text.open}>
          {''}
        </LinkButton>
      </header>
      {customer && <Facts customer={customer} ticket={ticket} />}
      {!customer && error && <ErrorBox error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!customer && !error && <Loading lines={6} />}
      <Others ticket={ticket} />
      {customer && <ViewAsCustomer customer={customer} />}
    </aside>
  )
}

function Part({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>
        {title} {count !== undefined && <Badge>{formatCount(count)}</Badge>}
      </h3>
      {children}
    </section>
  )
}

function Facts({ customer, ticket }: { customer: OperatorCustomerDetail; ticket: OperatorTicketDetail }) {
  const { services, operations, limits, owed } = customer
  const isAsked = ({ serviceType, serviceId }: Service) =>
    serviceType === ticket.serviceType && serviceId === ticket.serviceId
  const rankOf = (service: Service) => (isAsked(service) ? 2 : hasFailed(service) ? 1 : 0)
  const worstFirst = services.toSorted((one, other) => rankOf(other) - rankOf(one)).slice(0, servicesShown)
  return (
    <>
      <Part title={text.wallet}>
        <b>
          <Money rials={customer.wallet + customer.gift} />
        </b>
        <CustomerRunway runway={customer.runway} />
        {owed > 0 && (
          <p className={styles.bad}>
            {text.owed}: <Money rials={owed} />
          </p>
        )}
        {customer.disabledReason !== null && <p className={styles.bad}>{text.closed}</p>}
      </Part>
      <Part title={text.services} count={services.length}>
        {services.length === 0 && <p className={styles.quiet}>{text.noServices}</p>}
        <ul className={styles.lines}>
          {worstFirst.map((service) => (
            <li key={`${service.serviceType} ${service.serviceId}`}>
              <span>
                <bdi>{service.name ?? service.product}</bdi> {isAsked(service) && <small>{text.asked}</small>}
              </span>
              {service.serviceStatusId !== null && <EnumChip table={serviceStatus} id={service.serviceStatusId} />}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={text.operations}>
        {operations.length === 0 && <p className={styles.quiet}>{text.noOperations}</p>}
        <ul className={styles.lines}>
          {operations.map(({ id, sentence, operationStatusId, createDate }) => (
            <li key={id} data-tone={operationStatus.tone(operationStatusId)}>
              <span>{sentence}</span>
              <DateText wire={createDate} as="relative" />
            </li>
          ))}
        </ul>
      </Part>
      <Part title={text.limits}>
        <div className={styles.limits}>
          {limits
            .filter(({ itemId }) => limitsShown.has(itemId))
            .map(({ itemId, current, max }) => (
              <div key={itemId}>
                <span>
                  {limitedItem.label(itemId)} <b>{text.of(current, max)}</b>
                </span>
                <Meter
                  label={limitedItem.label(itemId)}
                  value={current}
                  max={Math.max(1, max)}
                  tone={current * 10 >= max * 9 ? 'warning' : 'neutral'}
                />
              </div>
            ))}
        </div>
      </Part>
    </>
  )
}

/** How long the money lasts at what runs now; nothing where nothing costs anything. */
function CustomerRunway({
  runway: { monthly, endDate, stage, stopDate, keepDate },
}: Pick<OperatorCustomerDetail, 'runway'>) {
  if (stage !== 'running') return <p className={styles.bad}>{text.stopped}</p>
  if (endDate === null || stopDate === null) return <p className={styles.quiet}>{text.free}</p>
  const now = nowOnWire()
  const days = daysUntil(endDate, now)
  return (
    <>
      <Runway days={days} graceDays={daysUntil(keepDate ?? stopDate, stopDate)} isShort={days < shortRunwayDays} />
      <p className={styles.line}>
        <span>{days > 0 ? text.lasts(days) : text.lastsHours}</span>
        <span>
          {text.monthly} <Money rials={monthly} />
        </span>
      </p>
    </>
  )
}

/** What the ticket is about stands first, then what has failed, then what runs. */
const hasFailed = ({ serviceStatusId }: Service): boolean =>
  serviceStatusId !== null && serviceStatus.tone(serviceStatusId) === 'error'

/** The portal as this customer sees it, in this tab. */
function ViewAsCustomer({ customer: { id, disabledReason } }: { customer: OperatorCustomerDetail }) {
  const [isOpen, setOpen] = useState(false)
  const refusal = disabledReason === null ? undefined : viewsText.closed
  useDeskKeys({ KeyV: refusal === undefined ? () => setOpen(true) : undefined })
  return (
    <footer className={styles.view}>
      <Button
        kind="quiet"
        size="sm"
        icon={Eye}
        opens={ViewDialog}
        disabledReason={refusal}
        onPress={() => setOpen(true)}
      >
        {viewsText.act} <Kbd>V</Kbd>
      </Button>
      <small className={styles.quiet}>{text.viewNote}</small>
      {isOpen && <ViewDialog customerId={id} onClose={() => setOpen(false)} />}
    </footer>
  )
}

function Others({ ticket: { others, customer } }: { ticket: OperatorTicketDetail }) {
  if (others.length === 0) return null
  const all = `${operatorPaths.tickets}?${new URLSearchParams({ q: customer }).toString()}`
  return (
    <Part title={text.others} count={others.length}>
      <ul className={styles.lines} data-two>
        {others.map(({ id, title, issueStatusId, modifyDate }) => (
          <li key={id}>
            <Link href={operatorPaths.ticket(id)}>
              <bdi>{title}</bdi>
            </Link>
            <small>
              {issueStatus.label(issueStatusId)} · <DateText wire={modifyDate} as="relative" />
            </small>
          </li>
        ))}
      </ul>
      <Link href={all}>{text.all(customer)}</Link>
    </Part>
  )
}
