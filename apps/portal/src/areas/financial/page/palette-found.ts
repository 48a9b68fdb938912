import { useInvoiceListQuery, useOrderListQuery, type OrderListItem } from '@sarv/client/financial.generated'
import { useIssueListQuery } from '@sarv/client/portal.generated'
import { toLatinDigits } from '@sarv/contract/normalize'
import { writeLabel } from '@sarv/contract/portal/labels/labels.rules'
import { Box, FileText, LifeBuoy, Tag } from 'lucide-react'
import { useNavigate } from 'react-router'
import { formatRials } from '../../../format/rials.ts'
import { labelPath } from '../../../services/labels/label-paths.ts'
import { otherLayout } from '../../../shell/keyboard-layout.ts'
import { serviceKey, type PaletteEntry, type PaletteSource } from '../../../shell/palette-entries.ts'
import { paths as framePaths } from '../../../shell/paths.ts'
import { isRegistered } from '../../../shell/registered-pages.ts'
import { servicePath } from '../../../shell/service-paths.ts'
import { useMayInAccount } from '../../../shell/use-may.ts'
import { financialPaths } from '../financial.paths.ts'
import { financialPageText } from './page.fa.ts'

const text = financialPageText.found

const mostFound = 8
const shortestQuery = 2
/** As long as the server takes it. */
const longestQuery = 100

/** Services of all projects that the server finds for these letters. */
const useOrders = (query: string): readonly OrderListItem[] => {
  const isAsked = query.length >= shortestQuery && query.length <= longestQuery
  const { currentData = none } = useOrderListQuery(
    { productId: 0, Search: query, PageNumber: 1, PageSize: mostFound },
    { skip: !isAsked },
  )
  return currentData
}
const none: readonly OrderListItem[] = []

type Go = (to: string) => void

/** `found`: what the server was asked for; it knows better than we why it fits, by a label or an address. */
const entryOf = (order: OrderListItem, found: string, go: Go): PaletteEntry[] => {
  const { serviceType, serviceId, projectId, labels, monthlyPrice } = order
  if (!serviceType || !serviceId) return []
  const page = servicePath({ serviceType, serviceId, projectId: projectId ?? null })
  if (page === undefined) return []
  return [
    {
      id: `order-${order.id}`,
      service: serviceKey(serviceType, serviceId),
      section: 'services',
      title: order.name ?? '',
      keywords: found,
      kind: [order.product, order.project].filter(Boolean).join(' · '),
      icon: Box,
      preview: [
        ...[order.status, order.order, order.datacenter].flatMap((fact) => (fact ? [fact] : [])),
        ...(monthlyPrice ? [text.perMonth(formatRials(monthlyPrice))] : []),
        ...(labels ?? []).map(writeLabel),
      ],
      ...(labels?.length && { acts: labels.map((label) => labelActOf(order, label, go)) }),
      run: () => go(page),
    },
  ]
}

const labelActOf = (
  { id }: OrderListItem,
  label: NonNullable<OrderListItem['labels']>[number],
  go: Go,
): PaletteEntry => ({
  id: `order-${id}-${label.key}`,
  section: 'acts',
  title: writeLabel(label),
  kind: text.labelled,
  keywords: '',
  icon: Tag,
  run: () => go(labelPath(label)),
})

/** Services of all projects, also by label and address, and by the same keys in the other language. */
export const useFoundServices: PaletteSource = (query) => {
  const navigate = useNavigate()
  const go: Go = (to) => void navigate(to)
  const direct = useOrders(query)
  const other = direct.length === 0 ? (otherLayout(query)?.text ?? '') : ''
  const retyped = useOrders(other)
  return [
    ...direct.flatMap((order) => entryOf(order, query, go)),
    ...retyped.flatMap((order) => entryOf(order, other, go)),
  ]
}

/** Those with the newest messages. */
const latestTickets = { PageNumber: 1, PageSize: 50 }

const numberOf = (query: string): string | undefined => /^#?(\d{1,9})$/.exec(toLatinDigits(query))?.[1]

/** Invoices and tickets by their number. */
export const useFoundRecords: PaletteSource = (query) => {
  const navigate = useNavigate()
  const may = useMayInAccount()
  const number = numberOf(query)
  const page = { Search: number, PageNumber: 1, PageSize: mostFound }
  const { currentData: invoices = [] } = useInvoiceListQuery(page, { skip: number === undefined || !may('money') })
  const ticketPage = framePaths.portal.ticket
  const hasTickets = isRegistered(ticketPage(1))
  const { currentData: numbered = [] } = useIssueListQuery(page, { skip: number === undefined || !hasTickets })
  // The palette finds them by their words itself: in Latin letters and on the other keyboard as well.
  const isAsked = number === undefined && query.length >= shortestQuery
  const { data: latest = [] } = useIssueListQuery(latestTickets, { skip: !isAsked || !hasTickets })
  const tickets = isAsked ? latest : numbered
  const record = (id: number, rest: Pick<PaletteEntry, 'title' | 'icon' | 'kind' | 'preview'>, to: string) => ({
    id: to,
    section: 'records' as const,
    keywords: number === undefined ? '' : `${id} ${query}`,
    ...rest,
    run: () => void navigate(to),
  })
  return [
    ...invoices.map(({ id, invoiceStatus, invoicePrice }) =>
      record(
        id,
        {
          title: text.invoice(String(id)),
          icon: FileText,
          ...(invoiceStatus && { kind: invoiceStatus }),
          preview: [formatRials(invoicePrice)],
        },
        financialPaths.invoice(id),
      ),
    ),
    ...tickets.map(({ id, title, issueSubject, issueStatus }) =>
      record(
        id,
        {
          title:
            title || issueSubject ? `${text.ticket(String(id))} · ${title || issueSubject}` : text.ticket(String(id)),
          icon: LifeBuoy,
          ...(issueStatus && { kind: issueStatus }),
          preview: issueSubject ? [issueSubject] : [],
        },
        ticketPage(id),
      ),
    ),
  ]
}
