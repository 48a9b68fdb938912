import { useNavigate, useSearchParams } from 'react-router'
import { BackLink, PageHead } from '../../../ui/PageHead.tsx'
import { Card } from '../../../ui/Card.tsx'
import { portalPaths as paths } from '../portal.paths.ts'
import { ticketsText } from './tickets.fa.ts'
import { TicketFields } from './TicketFields.tsx'

const text = ticketsText.form

/** `/portal/support/add-ticket`; another page may say in `?order=` what it is about. */
export function NewTicketPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const orderId = Number(search.get('order')) || undefined
  return (
    <>
      <BackLink href={paths.tickets}>{text.back}</BackLink>
      <PageHead title={text.title} isInPhoneHeader />
      <Card label={text.title}>
        <TicketFields draftKey="ticket-create" orderId={orderId} onSent={(id) => void navigate(paths.ticket(id))} />
      </Card>
    </>
  )
}
