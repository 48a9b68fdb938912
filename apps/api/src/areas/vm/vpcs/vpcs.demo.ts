import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { AreaEngines } from '../../../dependencies.ts'
import type { ServiceActor } from '../../../services/service.ts'
import { listPlans } from '../../portal/products.service.ts'
import { demoCloud } from './vpcs-demo.fa.ts'
import { vpcService } from './vpcs.definition.ts'
import { createVpc } from './vpcs.service.ts'

/** A private cloud with two networks, ordered as everyone's: it is built as soon as a worker runs. */
export const addVpcDemo = async (
  db: Db,
  engines: Pick<AreaEngines, 'compute'>,
  context: ServiceActor,
): Promise<void> => {
  const plans = await listPlans(db, vpcService)
  // With room for more than the primary address.
  const plan = plans.find(({ vpcIpv4 }) => vpcIpv4 > 1) ?? plans[0]
  // A provider's own catalogue or engine may have none; a demo without this cloud is fine.
  if (!plan || !engines.compute(context.project.datacenterId).hasRouters) return
  await inTransaction(db, (trx) => createVpc(trx, engines, context, { ...demoCloud, productBundleId: plan.id }))
}
