import { issuePriority } from '@sarv/contract/enums'
import type { CreateIssueModel } from '@sarv/contract/portal/tickets/tickets.schemas'
import { servicePage } from '@sarv/contract/service-types'
import { validationText } from '@sarv/contract/validation.fa'
import { resolveByProblems } from '../../../ui/schema-resolver.ts'

export interface TicketForm {
  businessUnitId: number | null
  /** Of what everybody may ask about. */
  productId: number | null
  orderId: number | null
  issueSubjectId: number | null
  issuePriorityId: number
  title: string
  content: string
}

export const emptyTicket: TicketForm = {
  businessUnitId: null,
  productId: null,
  orderId: null,
  issueSubjectId: null,
  issuePriorityId: issuePriority.id.important,
  title: '',
  content: '',
}

/** As the call takes it; what was not chosen is left out. */
export const toCreateModel = ({ productId, orderId, title, businessUnitId, issueSubjectId, ...form }: TicketForm) => ({
  ...form,
  businessUnitId: businessUnitId ?? 0,
  issueSubjectId: issueSubjectId ?? 0,
  ...(productId && { productId }),
  ...(orderId && { orderId }),
  ...(title.trim() !== '' && { title }),
})

type Model = typeof CreateIssueModel

const required: readonly (keyof TicketForm)[] = ['businessUnitId', 'issueSubjectId', 'content']

/** The first thing that is wrong with each field. */
const problemsOf = (form: TicketForm, model: Model): Record<string, string> => {
  const found = model.safeParse(toCreateModel(form)).error?.issues ?? []
  const told = Object.fromEntries(found.toReversed().map(({ path, message }) => [String(path[0]), message]))
  const empty = required.filter((name) => form[name] === null || form[name] === '')
  return { ...told, ...Object.fromEntries(empty.map((name) => [name, validationText.required])) }
}

export const resolver = resolveByProblems(
  async () => (await import('@sarv/contract/portal/tickets/tickets.schemas')).CreateIssueModel,
  problemsOf,
)

export interface ReplyForm {
  content: string
}

/** A message, whichever ticket it goes to. */
export const replyResolver = resolveByProblems(
  async () => (await import('@sarv/contract/portal/tickets/tickets.schemas')).CreateIssueItemModel,
  ({ content }: ReplyForm, model): Record<string, string> => {
    const found = model.safeParse({ content, issueId: 1 }).error?.issues[0]
    return found ? { content: found.message } : {}
  },
)

/** The services that a ticket about this product may be about; of none: every one. */
export const ordersOf = <One extends { productId?: number | null | undefined }>(
  orders: readonly One[],
  productId: number | null,
): readonly One[] => (productId ? orders.filter((order) => order.productId === productId) : orders)

interface Order {
  serviceType?: string | null | undefined
  projectId?: number | null | undefined
  serviceId?: number | null | undefined
}

/** The service whose page somebody is on: its address is that page or stands below it. */
export const orderOnPage = <One extends Order>(orders: readonly One[], pathname: string): One | undefined =>
  orders.find(({ serviceType, projectId = null, serviceId = null }) => {
    const page = serviceType ? servicePage({ serviceType, projectId, serviceId })?.split('?')[0] : undefined
    if (!page) return false
    // The page of a server is its first tab; the others stand beside it.
    const thing = page.replace(/\/[a-z-]+$/, '')
    return pathname === page || pathname === thing || pathname.startsWith(`${thing}/`)
  })
