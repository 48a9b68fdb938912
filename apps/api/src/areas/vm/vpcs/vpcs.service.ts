import { quotedPlan } from '@sarv/contract/financial/quotes/quotes.rules'
import { networksPerProject, networksPerVpc } from '@sarv/contract/limits'
import { agreedLines } from '@sarv/contract/pricing/agreed-lines'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { OrderReceipt } from '@sarv/contract/pricing/receipt.schemas'
import { rowSentence } from '@sarv/contract/vm/vpcs/vpcs.fa'
import { networkOfGateway, rulesOf, whyNotRow } from '@sarv/contract/vm/vpcs/vpcs.rules'
import type { CreateVpcHostModel, VpcNetworkModel } from '@sarv/contract/vm/vpcs/vpcs.schemas'
import type { AreaEngines } from '../../../dependencies.ts'
import type { Db } from '../../../db/connection.ts'
import { violates } from '../../../db/violations.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ProjectOfCall } from '../../../http/implement.ts'
import { quoteLimits } from '../../../services/limits.service.ts'
import { enqueueFor, type ServiceActor, type Started } from '../../../services/service.ts'
import { ensureRoomFor } from '../../catalog/datacenters/datacenters.service.ts'
import { quoteHold, takeForOrder } from '../../financial/holds/holds.service.ts'
import { findQuoted, takeQuoted, type Quoted } from '../../financial/quotes/quoted-orders.service.ts'
import { readReceipt } from '../../financial/receipts/receipts.service.ts'
import { findPlan, quoteFor } from '../../portal/products.service.ts'
import { holdProject } from '../../project/project-users/project-access.service.ts'
import { holdNetworks, insertNetwork, listRanges } from '../networks/networks.store.ts'
import { insertInterface } from './interfaces.store.ts'
import { foundVpc, vpcService } from './vpcs.definition.ts'
import { vpcText } from './vpcs.fa.ts'
import { createVpcOperation, vpcLimits } from './vpcs.operations.ts'
import { insertVpc, isVpcNameTaken, type VpcKey } from './vpcs.store.ts'

const { effects } = vpcText

type Engines = Pick<AreaEngines, 'compute'>

const offeredPlan = (db: Db, { datacenterId }: ProjectOfCall, id: number) =>
  findPlan(db, vpcService, { datacenterId, id, missing: 'vpc_bundle_missing' })

/** A plan of the catalogue as a cloud has it: what it allows, and what it costs. */
export const planOf = async (db: Db, project: ProjectOfCall, bundleId: number, quoted?: Quoted) => {
  const offered = await offeredPlan(db, project, bundleId)
  const plan = quotedPlan(offered, quoted?.lines ?? [])
  const size = { ipv4: plan.vpcIpv4, tenRules: plan.vpc10Rules }
  const price = await quoteFor(db, vpcService, project.datacenterId, { ...size, plan }, quoted?.lines)
  return { ...size, bundleId: plan.id, name: plan.name, price }
}

/** The sentence stands at the row that it is about; `at`: where that is in the body. */
export const checkRows = async (
  db: Db,
  projectId: number,
  rows: readonly VpcNetworkModel[],
  at: (place: number) => string = (place) => `networks.${place}`,
): Promise<void> => {
  const others = await listRanges(db, projectId)
  if (others.length + rows.length > networksPerProject)
    throw new AppError('too_many_networks', { max: networksPerProject })
  for (const [place, row] of rows.entries()) {
    const obstacle = whyNotRow(row, rows.slice(0, place), others)
    if (!obstacle) continue
    if (obstacle.reason === 'tooMany') throw new AppError('vpc_too_many_networks', { max: networksPerVpc })
    const sentence = rowSentence(obstacle)
    const field = obstacle.reason === 'name' ? 'name' : 'gatewayCidr'
    throw new AppError('network_range', { sentence }, { fields: { [`${at(place)}.${field}`]: [sentence] } })
  }
}

const checkOrder = async (
  db: Db,
  { compute }: Engines,
  project: ProjectOfCall,
  wanted: CreateVpcHostModel,
): Promise<Awaited<ReturnType<typeof planOf>> & { quoted: Quoted | undefined }> => {
  if (!compute(project.datacenterId).hasRouters) throw new AppError('vpc_not_offered')
  const quoted = await findQuoted(db, project, wanted.quoteId, { tab: 'vpc', plan: wanted.productBundleId })
  const plan = await planOf(db, project, wanted.productBundleId, quoted)
  await ensureRoomFor(db, project.datacenterId)
  if (await isVpcNameTaken(db, { projectId: project.id, name: wanted.name }))
    throw new AppError('name_taken', { name: wanted.name })
  await checkRows(db, project.id, wanted.networks ?? [])
  return { ...plan, quoted }
}

/** What the order would cost and take; changes nothing. */
export const quoteNewVpc = (
  db: Db,
  engines: Engines,
  project: ProjectOfCall,
  wanted: CreateVpcHostModel,
): Promise<Quote> =>
  db.transaction().execute(async (trx) => {
    const plan = await checkOrder(trx, engines, project, wanted)
    const count = wanted.networks?.length ?? 0
    return {
      ...plan.price,
      limits: await quoteLimits(trx, project.customerId, vpcLimits(plan)),
      hold: await quoteHold(trx, project, plan.price),
      effects: [
        effects.create(plan.ipv4, rulesOf(plan)),
        // All that is led in begins at a further address.
        ...(plan.ipv4 === 1 ? [effects.primaryAlone] : []),
        ...(count > 0 ? [effects.networks(count)] : []),
        effects.alone,
        ...(plan.quoted ? [plan.quoted.effect] : []),
      ],
    }
  })

const orderVpc = async (
  trx: Db,
  engines: Engines,
  { actor, project, at }: ServiceActor,
  wanted: CreateVpcHostModel,
): Promise<Started> => {
  await holdProject(trx, project.id)
  await holdNetworks(trx, project.id)
  const { price, quoted, ...plan } = await checkOrder(trx, engines, project, wanted)
  if (quoted) await takeQuoted(trx, quoted)
  const { id } = await insertVpc(trx, project.id, {
    name: wanted.name,
    plan: { ...plan, price: agreedLines(price.lines) },
  })
  for (const { name, gatewayCidr } of wanted.networks ?? []) {
    const network = await insertNetwork(trx, project.id, { name, ...networkOfGateway(gatewayCidr) })
    await insertInterface(trx, { projectId: project.id, id }, network.id)
  }
  // Same transaction: a cloud without its operation would stay queued for ever.
  const row = { id, name: wanted.name }
  const started = await enqueueFor(trx, { actor, project }, createVpcOperation, row, { receipt: price })
  const service = vpcService.of({ customerId: project.customerId, projectId: project.id, id })
  await takeForOrder(trx, [{ ...service, name: wanted.name }], {
    amounts: vpcLimits(plan),
    payableRials: price.payable,
    userId: actor.userId,
    at,
  })
  return started
}

/** Two at the same moment: the index lets one of them through. */
export const vpcNameTakenInstead = (name: string | undefined) => (error: unknown) => {
  throw violates(error, 'vpc_hosts_name') ? new AppError('name_taken', name === undefined ? {} : { name }) : error
}

export const createVpc = (
  trx: Db,
  engines: Engines,
  context: ServiceActor,
  wanted: CreateVpcHostModel,
): Promise<Started> => orderVpc(trx, engines, context, wanted).catch(vpcNameTakenInstead(wanted.name))

export const readVpcReceipt = async (db: Db, vpc: VpcKey): Promise<OrderReceipt> => {
  const { projectId, id } = await foundVpc(db, vpc)
  const kinds = [createVpcOperation.kind]
  return readReceipt(db, { projectId, serviceType: vpcService.type, serviceId: id, kinds })
}
