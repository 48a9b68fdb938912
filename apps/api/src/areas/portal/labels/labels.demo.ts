import { writeLabels as writeInAddress } from '@sarv/contract/portal/labels/labels.rules'
import { inTransaction } from '../../../db/transaction.ts'
import type { Area } from '../../area.ts'
import { findOrderByName } from '../../financial/orders/orders.service.ts'
import { saveView } from '../saved-views/saved-views.service.ts'
import { labelDemo as text } from './labels-demo.fa.ts'
import { writeLabels } from './labels.store.ts'

const production = { key: text.environment, value: text.production }
const ofShop = { key: text.team, value: text.shop }
const ofFinance = { key: text.team, value: text.finance }

const labelled = [
  { services: ['shop-web-01', 'shop-web-02', 'toranj-media'], labels: [production, ofShop] },
  { services: ['db-primary'], labels: [production, ofShop] },
  { services: ['accounting'], labels: [production, ofFinance] },
] as const

/** Labels on most services, and a kept filter by them; some have none, so that there is something left to label. */
export const addLabelDemo: NonNullable<Area['demo']> = (db, _dependencies, customer) =>
  inTransaction(db, async (trx) => {
    for (const { services, labels } of labelled) {
      for (const name of services) {
        const service = await findOrderByName(trx, customer, name)
        if (!service) continue
        const { projectId, serviceType, serviceId } = service
        await writeLabels(trx, [{ projectId, serviceType, serviceId }], labels)
      }
    }
    const query = new URLSearchParams({ label: writeInAddress([production, ofShop]) }).toString()
    await saveView(trx, customer, { list: 'services', name: text.view, query })
  })
