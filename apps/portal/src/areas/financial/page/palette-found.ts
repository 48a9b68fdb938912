import { useInvoiceListQuery, useOrderListQuery, type OrderListItem } from '@sarv/client/financial.generated'
import { useIssueListQuery } from '@sarv/client/portal.generated'
import { maxPageSize } from '@sarv/contract/limits'
import { toLatinDigits } from '@sarv/contract/normalize'
import { writeLabel } from '@sarv/contract/portal/labels/labels.rules'
import { serviceType as types } from '@sarv/contract/service-types'
import { Box, FileText, FolderInput, LifeBuoy, Tag } from 'lucide-react'
import { useNavigate } from 'react-router'
import { formatRials } from '../../../format/rials.ts'
import { foldForSearch } from '../../../format/search-text.ts'
import { labelPath } from '../../../services/labels/label-paths.ts'
import { soundsLike } from '../../../shell/finglish.ts'
import { otherLayout } from '../../../shell/keyboard-layout.ts'
import { serviceKey, type PaletteEntry, type PaletteSource } from '../../../shell/palette-entries.ts'
import { paths as framePaths } from '../../../shell/paths.ts'
import { isRegistered } from '../../../shell/registered-pages.ts'
import { servicePath } from '../../../shell/service-paths.ts'
import { useMayIn, useMayInAccount } from '../../../shell/use-may.ts'
import { financialPaths } from '../financial.paths.ts'
import { askForAct, type ServiceAct } from '../orders/asked-act.ts'
import { financialPageText } from './page.fa.ts'

const text = financialPageText.found

const mostFound = 8
const shortestQuery = 2
/** As long as the server takes it. */
const longestQuery = 100

/** Services of all projects that the server finds for these letters; `undefined` while it is being asked. */
const useOrders = (query: string): readonly OrderListItem[] | undefined => {
  const isAsked = query.length >= shortestQuery && query.length <= longestQuery
  const { currentData } = useOrderListQuery(
    { productId: 0, Search: query, PageNumber: 1, PageSize: mostFound },
    { skip: !isAsked },
  )
  return isAsked ? currentData : none
}
const none: readonly OrderListItem[] = []

/** The server knows no Persian in Latin letters: what sounds like it is looked for here, among the newest services. */
const useHeard = (query: string, isWanted: boolean): readonly OrderListItem[] => {
  const { currentData = none } = useOrderListQuery(
    { productId: 0, PageNumber: 1, PageSize: maxPageSize },
    { skip: !isWanted || !isLatin(query) },
  )
  return currentData.filter(({ name }) => soundsLike(name ?? '', query)).slice(0, mostFound)
}

const isLatin = (query: string): boolean => query.length >= shortestQuery && !/[^a-z\s]/i.test(query)

type Go = (to: string) => void
type MayMove = (projectId: number) => boolean

/** `found`: what the server was asked for; it knows better than we why it fits, by a label or an address. */
const entryOf = (order: OrderListItem, found: string, go: Go, mayMove: MayMove): PaletteEntry[] => {
  const { serviceType, serviceId, projectId, labels, monthlyPrice } = order
  if (!serviceType || !serviceId) return []
  const page = servicePath({ serviceType, serviceId, projectId: projectId ?? null })
  if (page === undefined) return []
  const acts = [
    ...(order.canLabel ? [serviceActOf(order, 'label', found)] : []),
    ...(serviceType !== types.vmIp && mayMove(projectId ?? 0) ? [serviceActOf(order, 'move', found)] : []),
  ]
  const service: PaletteEntry = {
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
    acts: [...acts, ...(labels ?? []).map((label) => labelActOf(order, label, go))],
    run: () => go(page),
  }
  return [service, ...acts]
}

const actIcons = { label: Tag, move: FolderInput }

const serviceActOf = (order: OrderListItem, act: ServiceAct, found: string): PaletteEntry => ({
  id: `order-${order.id}-act-${act}`,
  section: 'acts',
  title: text.acts[act].title(order.name ?? ''),
  keywords: found,
  verb: text.acts[act].verb,
  effect: text.acts[act].effect,
  asks: 'there',
  icon: actIcons[act],
  run: () => askForAct(act, order),
})

const verbs = new Set(
  Object.values(text.acts).flatMap(({ verb }) => verb.split(' ').map((word) => foldForSearch(word))),
)

/** What is asked for without the words that say what shall be done with it: the server knows names alone. */
const withoutVerbs = (query: string): string =>
  query
    .split(/\s+/)
    .filter((word) => !verbs.has(foldForSearch(word)))
    .join(' ')

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

/** Services of all projects, also by label and address, by the same keys in the other language, and by Persian in Latin letters. */
export const useFoundServices: PaletteSource = (query) => {
  const navigate = useNavigate()
  const mayIn = useMayIn()
  const go: Go = (to) => void navigate(to)
  const mayMove: MayMove = (projectId) => mayIn(projectId, 'project:manage')
  const wanted = withoutVerbs(query)
  const direct = useOrders(wanted)
  const other = direct?.length === 0 ? (otherLayout(wanted)?.text ?? '') : ''
  const retyped = useOrders(other)
  const heard = useHeard(wanted, direct?.length === 0 && retyped?.length === 0)
  const entriesOf = (orders: readonly OrderListItem[] | undefined, found: string) =>
    (orders ?? none).flatMap((order) => entryOf(order, found, go, mayMove))
  return [...entriesOf(direct, wanted), ...entriesOf(retyped, other), ...entriesOf(heard, wanted)]
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
