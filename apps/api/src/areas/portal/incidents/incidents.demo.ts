import { productCategory } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { incidentDemo as text } from './incidents-demo.fa.ts'
import { addUpdate, publishIncident } from './incidents.service.ts'

const hourMs = 3_600_000

/** One that goes on, with an update; one maintenance to come; one that is over. */
export const publishDemoIncidents = async (trx: Db, now = new Date()): Promise<void> => {
  const at = (hours: number) => new Date(now.getTime() + hours * hourMs)
  const of = (product: keyof typeof productCategory.id) => ({
    datacenterIds: [],
    productIds: [productCategory.id[product]],
  })
  const slow = await publishIncident(
    trx,
    {
      kind: 'incident',
      severity: 'degraded',
      ...text.slow,
      ...of('storage'),
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
      ...text.disks,
      ...of('vm'),
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
      ...text.old,
      ...of('vm'),
      shownFrom: at(-300),
      beginsAt: at(-300),
      endsAt: null,
    },
    null,
  )
  await addUpdate(trx, old, { content: text.old.over, isResolution: true }, null, at(-298.5))
}
