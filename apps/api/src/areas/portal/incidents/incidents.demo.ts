import { productCategory } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { incidentDemo as text } from './incidents-demo.fa.ts'
import { addUpdate, publishIncident } from './incidents.service.ts'

const hourMs = 3_600_000

const worded = ({ subject, content }: { subject: string; content: string }) => ({ subject, content })

/** One that goes on, with an update; one maintenance to come; one that is over. */
export const publishDemoIncidents = async (trx: Db, now = new Date()): Promise<void> => {
  const at = (hours: number) => new Date(now.getTime() + hours * hourMs)
  // Of one product each: one of everything would be suggested as the answer to any ticket.
  const of = ({ product }: { product: string }) => ({
    datacenterIds: [],
    productIds: productCategory.ids.filter((id) => productCategory.label(id).startsWith(product)),
  })
  const slow = await publishIncident(
    trx,
    {
      kind: 'incident',
      severity: 'degraded',
      ...worded(text.slow),
      ...of(text.slow),
      shownFrom: at(-2),
      beginsAt: at(-2),
      endsAt: null,
    },
    null,
  )
  await addUpdate(trx, slow, { content: text.slow.found, isResolution: false }, null, at(-1))
  await publishIncident(
    trx,
    {
      kind: 'maintenance',
      severity: 'notice',
      ...worded(text.disks),
      ...of(text.disks),
      shownFrom: at(-20),
      beginsAt: at(52),
      endsAt: at(54),
    },
    null,
  )
  const old = await publishIncident(
    trx,
    {
      kind: 'incident',
      severity: 'outage',
      ...worded(text.old),
      ...of(text.old),
      shownFrom: at(-300),
      beginsAt: at(-300),
      endsAt: null,
    },
    null,
  )
  await addUpdate(trx, old, { content: text.old.over, isResolution: true }, null, at(-298.5))
}
