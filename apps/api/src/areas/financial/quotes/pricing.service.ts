import { sumUp, type CalculatedPrice } from '@sarv/contract/financial/calculator/calculated-price'
import { calculations, vpcPlanFor, type PricedBy } from '@sarv/contract/financial/calculator/calculations'
import type { QuotedItem, QuoteItemModel } from '@sarv/contract/financial/quotes/quotes.schemas'
import { joinPrices, type Price } from '@sarv/contract/pricing/quote'
import { vmHostPricing } from '@sarv/contract/vm/hosts/hosts.price'
import { vpcPricing } from '@sarv/contract/vm/vpcs/vpcs.price'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { vatPercentAt } from '../../catalog/vat/vat.service.ts'
import { findPlan, getClusterPrice, listPlans, listSoldItems } from '../../portal/products.service.ts'

/** What a choice is priced by, in a datacenter: the same that the calculator reads for all of them. */
const termsOf = async (db: Db, item: QuoteItemModel, datacenterId: number): Promise<PricedBy> => {
  const vatPercent = await vatPercentAt(db)
  if (item.workers === undefined) {
    return { prices: await listSoldItems(db, calculations[item.tab].productId, datacenterId), vatPercent }
  }
  const { vmProductItemsPrice, masterNodesInfo: masters } = await getClusterPrice(db, item.workers, datacenterId)
  const { kubernetesManagementItemId: id, kubernetesManagementItemPrice: price } = masters
  return { prices: [...vmProductItemsPrice, { id, price }], vatPercent, masters }
}

/** The plan that a private cloud of these sizes, or a load balancer, is sold by, as the datacenter has it; nothing where none holds them. */
const vpcPlanOf = async (db: Db, item: QuoteItemModel, datacenterId: number) => {
  const offered = (await listPlans(db, { pricing: vpcPricing })).map(asOffered)
  const fitting = vpcPlanFor(item, offered)
  if (!fitting) return undefined
  const { id } = fitting
  return asOffered(await findPlan(db, { pricing: vpcPricing }, { datacenterId, id, missing: 'vpc_bundle_missing' }))
}

const asOffered = <P extends { vpcIpv4: number; vpc10Rules: number }>(plan: P) => ({
  ...plan,
  ipv4: plan.vpcIpv4,
  rules10: plan.vpc10Rules,
})

const planOf = (db: Db, { plan: id }: QuoteItemModel, datacenterId: number) =>
  id === undefined
    ? undefined
    : findPlan(db, { pricing: vmHostPricing }, { datacenterId, id, missing: 'bundle_missing' })

export type PricedItem = Omit<QuotedItem, 'position' | 'orderedCount' | 'payable'> & { price: CalculatedPrice }

const priceItem = async (db: Db, item: QuoteItemModel, datacenterId: number): Promise<PricedItem> => {
  const { price: priceOf, takesQuotes: isHeld = false, isSoldByVpcPlan = false } = calculations[item.tab]
  const plan = await planOf(db, item, datacenterId)
  const vpcPlan = isSoldByVpcPlan ? await vpcPlanOf(db, item, datacenterId) : undefined
  // A plan brings its own sizes, whatever the address says.
  const choice = {
    ...item,
    ...(plan && { cpu: plan.vCpu, ram: plan.vMemory, disk: plan.vDisk }),
    ...(vpcPlan && { plan: vpcPlan.id }),
    ...(vpcPlan && item.tab === 'vpc' && { ip4: vpcPlan.ipv4, rules: vpcPlan.rules10 * 10 }),
  }
  const price = sumUp(
    priceOf(choice, { ...(await termsOf(db, item, datacenterId)), plan, vpcPlans: vpcPlan && [vpcPlan] }) ?? [],
  )
  if (!price) throw new AppError('quote_unpriced')
  const lines = price.lines.map(({ productItemId, label: name, quantity, unitPrice, price: rials }) => {
    return { productItemId, name, quantity, unitPrice, price: rials }
  })
  return { choice, count: item.n ?? 1, isHeld, lines, subtotal: price.subtotal, vat: price.vat, price }
}

/** Everything on a quote by today's catalogue, and all of it together. */
export const priceChoices = async (
  db: Db,
  items: readonly QuoteItemModel[],
  datacenterId: number,
): Promise<{ items: PricedItem[]; price: Price }> => {
  const priced: PricedItem[] = []
  for (const item of items) priced.push(await priceItem(db, item, datacenterId))
  const [first, ...rest] = priced.map(({ price }) => price)
  return { items: priced, price: joinPrices([first!, ...rest]) }
}
