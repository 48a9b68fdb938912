import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { AreaEngines } from '../../../dependencies.ts'
import type { ServiceActor } from '../../../services/service.ts'
import { setUsage } from '../../financial/usage/usage.service.ts'
import { listPlans } from '../../portal/products.service.ts'
import { dateNewRows } from './acts.demo.ts'
import { demoCloud } from './vpcs-demo.fa.ts'
import { vpcService } from './vpcs.definition.ts'
import { createVpc } from './vpcs.service.ts'
import { findVpcRow, type VpcKey } from './vpcs.store.ts'

/** The cloud that was ordered in the past. */
export const findDemoVpc = (db: Db, projectId: number): Promise<VpcKey | undefined> =>
  db
    .selectFrom('vpc_hosts')
    .where('project_id', '=', projectId)
    .where('name', '=', demoCloud.name)
    .where('deleted_at', 'is', null)
    .select(['project_id as projectId', 'id'])
    .executeTakeFirst()

/** A private cloud with two networks, ordered as everyone's: it is built as soon as a worker runs. Answers which. */
export const orderDemoVpc = async (
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
  const { id: projectId, customerId } = context.project
  return inTransaction(db, async (trx) => {
    const { id } = await createVpc(trx, engines, context, wanted)
    const { price } = await findVpcRow(trx, { projectId, id })
    await setUsage(trx, vpcService.of({ projectId, customerId, id }), price, context)
    if (context.at) await dateNewRows(trx, { projectId, at: context.at })
    return { projectId, id }
  })
}
