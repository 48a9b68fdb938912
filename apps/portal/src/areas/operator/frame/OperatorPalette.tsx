import {
  useOperatorCustomerListQuery,
  useOperatorPaymentFindQuery,
  useOperatorTicketListQuery,
} from '@sarv/client/operator.generated'
import type { OperatorAccess } from '@sarv/contract/access'
import { issueStatus, paymentState } from '@sarv/contract/enums'
import { CreditCard, Inbox, PanelTop, UserRound } from 'lucide-react'
import { useNavigate } from 'react-router'
import { formatRials } from '../../../format/rials.ts'
import type { PaletteEntry } from '../../../shell/palette-entries.ts'
import { PaletteContent, PalettePanel, usePaletteQuery } from '../../../shell/PalettePanel.tsx'
import { operatorPaths } from '../operator.paths.ts'
import { useOperatorSession } from '../operator-sessions/operator-session.ts'
import { frameText } from './frame.fa.ts'
import { menuFor } from './operator-menu.ts'
import { useOperatorRefusal } from './use-operator-may.ts'

const text = frameText.palette
const mostOfEach = 8

/** The server knows customers, tickets and payments: what it found is shown, whatever it was found by. */
const useFound = (query: string): PaletteEntry[] => {
  const navigate = useNavigate()
  const refusal = useOperatorRefusal()
  const unless = (access: OperatorAccess) => ({ skip: query === '' || refusal(access) !== undefined })
  const { currentData: customers = [] } = useOperatorCustomerListQuery({ Search: query }, unless('operator:customers'))
  const { currentData: found } = useOperatorTicketListQuery({ Search: query }, unless('operator:support'))
  const { currentData: payments = [] } = useOperatorPaymentFindQuery({ Search: query }, unless('operator:finance'))
  const opens = (path: string) => () => void navigate(path)
  return [
    ...customers.slice(0, mostOfEach).map((customer): PaletteEntry => ({
      id: `customer-${customer.id}`,
      section: 'customers',
      title: customer.name,
      keywords: query,
      ...(customer.email !== null && { detail: customer.email }),
      icon: UserRound,
      run: opens(operatorPaths.customer(customer.id)),
    })),
    ...(found?.tickets ?? []).slice(0, mostOfEach).map((ticket): PaletteEntry => ({
      id: `ticket-${ticket.id}`,
      section: 'tickets',
      title: text.ticket(ticket.id, ticket.title),
      keywords: query,
      kind: `${ticket.customer} · ${issueStatus.label(ticket.issueStatusId)}`,
      icon: Inbox,
      run: opens(operatorPaths.ticket(ticket.id)),
    })),
    ...payments.map((payment): PaletteEntry => ({
      id: `payment-${payment.id}`,
      section: 'payments',
      title: text.payment(payment.id, formatRials(payment.rials)),
      keywords: query,
      kind: `${payment.customer} · ${paymentState.label(payment.stateId)}`,
      icon: CreditCard,
      run: opens(operatorPaths.customer(payment.customerId)),
    })),
  ]
}

const usePages = (): PaletteEntry[] => {
  const navigate = useNavigate()
  const { roles } = useOperatorSession()
  return menuFor(roles).map(({ path, label }) => ({
    id: `page-${path.replaceAll('/', '-')}`,
    section: 'pages',
    title: label,
    keywords: path,
    icon: PanelTop,
    run: () => void navigate(path),
  }))
}

/** Any customer, ticket or payment, and the pages of the console, by a few letters or a number. */
export function OperatorPalette() {
  return (
    <PalettePanel>
      <Content />
    </PalettePanel>
  )
}

function Content() {
  const { settled, ...box } = usePaletteQuery()
  const all = [...useFound(settled), ...usePages()]
  return <PaletteContent {...box} all={all} placeholder={text.placeholder} noneHint={text.noneHint} />
}
