import { vpcPlanFor, type Sizes } from '@sarv/contract/financial/calculator/calculations'
import type { OfferedVpcPlan } from '@sarv/contract/vm/vpcs/vpcs.price'
import { formatNumber } from '../../../format/number.ts'
import { Note } from '../../../ui/Note.tsx'
import { calculatorText } from './calculator.fa.ts'

const text = calculatorText.vpcPlan

const largest = (numbers: readonly number[]): string => formatNumber(Math.max(0, ...numbers))

/** Which plan a private cloud of these sizes is sold by; or that none holds them. */
export function VpcPlanNote({ sizes, plans }: { sizes: Sizes; plans: readonly OfferedVpcPlan[] }) {
  const plan = vpcPlanFor(sizes, plans)
  if (!plan) {
    const most = {
      ips: largest(plans.map(({ ipv4 }) => ipv4)),
      rules: largest(plans.map(({ rules10 }) => rules10 * 10)),
    }
    return (
      <Note tone="warning" isLive>
        {text.tooBig(most.ips, most.rules)}
      </Note>
    )
  }
  return <Note>{text.fits(plan.name ?? '', formatNumber(plan.ipv4), formatNumber(plan.rules10 * 10))}</Note>
}
