import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { AreaEngines } from '../../../dependencies.ts'
import type { ServiceActor } from '../../../services/service.ts'
import { listPlans } from '../../portal/products.service.ts'
import { demoCloud } from './vpcs-demo.fa.ts'
import { vpcService } from './vpcs.definition.ts'
import { createVpc } from './vpcs.service.ts'
import type { VpcKey } from './vpcs.store.ts'

/** A private cloud with two networks, ordered as everyone's: it is built as soon as a worker runs. Answers which. */
export const addVpcDemo = async (
  db: Db,
  engines: Pick<AreaEngines, 'compute'>,
  context: ServiceActor,
): Promise<VpcKey | undefined> => {
  const plans = await listPlans(db, vpcService)
  // With room for more than the primary address.
  const plan = plans.find(({ vpcIpv4 }) => vpcIpv4 > 1) ?? plans[0]
  // A provider's own catalogue or engine may have none; a demo without this cloud is fine.
  if (!plan || !engines.compute(context.project.datacenterId).hasRouters) return undefined
  const wanted = { ...demoCloud, productBundleId: plan.id }
  const { id } = await inTransaction(db, (trx) => createVpc(trx, engines, context, wanted))
  return { projectId: context.project.id, id }
}
