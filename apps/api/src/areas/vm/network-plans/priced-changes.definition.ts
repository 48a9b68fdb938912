import { agreedRials, wantedLines } from '@sarv/contract/pricing/agreed-lines'
import type { Price } from '@sarv/contract/pricing/quote'
import type { Db } from '../../../db/connection.ts'
import { holdLimits, quoteLimits } from '../../../services/limits.service.ts'
import { inputOf, type ServiceInput } from '../../../services/service.ts'
import {
  giveBackChange,
  takeForChange,
  type PriceChange,
  type TakenForChange,
} from '../../financial/holds/holds.service.ts'
import { setUsage } from '../../financial/usage/usage.service.ts'
import { quoteLines } from '../../portal/products.service.ts'
import { createBalancerOperation, forgetOrder } from '../load-balancers/load-balancers.operations.ts'
import { prepareBalancer, takeForBalancer } from '../load-balancers/load-balancers.service.ts'
import { setBalancerStatus, setLikelyAddress } from '../load-balancers/load-balancers.store.ts'
import { preparePlan } from '../vpc-changes/vpc-changes.service.ts'
import { vpcService } from '../vpcs/vpcs.definition.ts'
import { vpcLimits } from '../vpcs/vpcs.operations.ts'
import { findVpcRow, setVpcPlan, type AgreedPlan } from '../vpcs/vpcs.store.ts'
import { defineChange } from './changes.definition.ts'

interface OtherPlan extends ServiceInput {
  before: AgreedPlan
  plan: AgreedPlan
  change: PriceChange
  taken?: TakenForChange
}

/** What the smaller one leaves is held until the end: whatever happens, what was there before fits again. */
const larger = ({ before, plan }: OtherPlan) => vpcLimits({ ipv4: Math.max(before.ipv4, plan.ipv4) })

/** It is paid for from now on. */
const settlePlan = async (trx: Db, input: OtherPlan) => {
  await holdLimits(trx, vpcService.of(input), vpcLimits(input.plan))
  await setUsage(trx, vpcService.of(input), input.plan.price)
}

export const planChange = defineChange('planChange', {
  action: 'changePlan',
  // The plan is a matter of rows alone: no engine has to know of it.
  operation: { steps: [], onDone: settlePlan },
  prepare: async (trx, context, { productBundleId }) => {
    const { vpc, project } = context
    const { price: lines, tenRules, ipv4 } = await findVpcRow(trx, vpc)
    const { price, plan } = await preparePlan(trx, context, vpc, productBundleId)
    const before = { bundleId: vpc.bundleId, ipv4, tenRules, price: lines }
    const change = { price, beforeRials: agreedRials(lines) }
    const more = vpcLimits({ ipv4: Math.max(0, plan.ipv4 - ipv4) })
    const input: OtherPlan = { ...inputOf(context, vpc), before, plan, change }
    return {
      input,
      priced: {
        before: await quoteLines(trx, wantedLines(lines, vpc.name)),
        after: price,
        hold: { price, change: { service: vpcService.of(input), beforeRials: change.beforeRials } },
        limits: await quoteLimits(trx, project.customerId, more),
      },
    }
  },
  pretend: () => Promise.resolve(),
  wait: () => Promise.resolve(),
  take: async (trx, { actor }, input: OtherPlan) => {
    const service = vpcService.of(input)
    await holdLimits(trx, service, larger(input))
    const taken = await takeForChange(trx, { ...service, name: input.name }, input.change, actor.userId)
    return { ...input, taken }
  },
  takeBack: async (trx, input) => {
    await setVpcPlan(trx, input, input.before)
    await holdLimits(trx, vpcService.of(input), vpcLimits(input.before))
    await giveBackChange(trx, vpcService.of(input), input.taken)
  },
})

interface NewBalancer extends ServiceInput {
  /** What it is ordered for. */
  receipt: Price
}

export const balancerCreate = defineChange('balancerCreate', {
  action: 'connect',
  isOrder: true,
  operation: createBalancerOperation,
  prepare: async (trx, context, { key: _key, kind: _kind, ...wanted }) => {
    const { price, ...row } = await prepareBalancer(trx, context.tools, context, wanted)
    const input: NewBalancer = { ...inputOf(context, row), receipt: price }
    return {
      input,
      made: { node: 'balancer', id: row.id },
      priced: { after: price, hold: { price }, limits: [] },
    }
  },
  pretend: async (trx, input) => {
    await setBalancerStatus(trx, input, 'active')
    await setLikelyAddress(trx, input)
  },
  wait: (trx, input) => setBalancerStatus(trx, input, 'wait'),
  take: async (trx, context, input: NewBalancer) => {
    await takeForBalancer(trx, context, input, input.receipt.payable)
    return input
  },
  takeBack: forgetOrder,
})
