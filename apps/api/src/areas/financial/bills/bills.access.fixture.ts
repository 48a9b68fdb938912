import { productItem } from '@sarv/contract/enums'
import { ofCustomer, type AccessInputs, type Describe } from '../../../testing/access/inputs.ts'

const month = { month: 140_407, from_at: new Date('2025-09-22T20:30:00Z'), to_at: new Date('2025-10-22T20:30:00Z') }

/** A bill of a month in which nothing was used. */
const bill: Describe = async ({ api }, { customerId }) => {
  const found = await api.db.selectFrom('bills').where('customer_id', '=', customerId).select('id').executeTakeFirst()
  if (found) return ofCustomer(found.id)
  await api.db
    .insertInto('billed_months')
    .values(month)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await api.db
    .insertInto('bills')
    .values({ customer_id: customerId, ...month, net_rials: 0, vat_rials: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return ofCustomer(id)
}

const line = { serviceType: 'Vm', serviceId: '1', item: String(productItem.id.vCpu) }

export const billInputs: AccessInputs = {
  billGet: bill,
  billExplain: async (world, whose) => ({ ...(await bill(world, whose)), query: line }),
  billListDownload: bill,
  costReport: () => ({ query: { groupBy: 'project' } }),
}
