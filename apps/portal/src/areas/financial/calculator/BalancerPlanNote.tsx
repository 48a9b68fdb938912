import { sizesInWords } from '@sarv/contract/financial/calculator/calculator.fa'
import type { OfferedVpcPlan } from '@sarv/contract/vm/vpcs/vpcs.price'
import { Note } from '../../../ui/Note.tsx'
import { calculatorText } from './calculator.fa.ts'
import styles from './CalculatorPage.module.css'

const text = calculatorText.balancer

/** Sizes and plan of a load balancer. */
export function BalancerPlanNote({ plan }: { plan: OfferedVpcPlan }) {
  return (
    <div className={styles.notes}>
      <Note>{text.plan(plan.name ?? '', sizesInWords('balancer', {}))}</Note>
      <Note>{text.inCloud}</Note>
    </div>
  )
}
