import { expect, it } from 'vitest'
import { bucketOrderText } from './storage/order/bucket-order.fa.ts'
import { orderText } from './vm/host-orders/host-orders.fa.ts'
import { balancersText } from './vm/load-balancers/load-balancers.fa.ts'
import { resizeText } from './vm/resize/resize.fa.ts'
import { volumesText } from './vm/volumes/volumes.fa.ts'
import { vpcText } from './vm/vpcs/vpcs.fa.ts'

/** The receipt beside these tables ends with VAT: a price without it says so. */
it.each([
  ['servers', orderText.size.columns.price],
  ['the resizing of a server', resizeText.plans.price],
  ['disks', volumesText.form.columns.price],
  ['buckets', bucketOrderText.size.columns.price],
  ['private clouds', vpcText.plan.columns.price],
  ['load balancers', balancersText.form.plans.price],
])('the plans of %s say that their prices are without VAT', (_, heading) => expect(heading).toContain('بدون مالیات'))
