import type { ReachAnswer, ReachStep } from '@sarv/client/vm.generated'
import { CircleCheck, CircleX } from 'lucide-react'
import { iconSm } from '../../../ui/icons.ts'
import { Link } from '../../../ui/Link.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { mendOf } from '../topology/topology-mends.ts'
import { paths } from '../vm.paths.ts'
import { firewallText } from './host-firewall.fa.ts'
import styles from './ReachCard.module.css'
import { ReachPath } from './ReachPath.tsx'

const text = firewallText.reach

/** Whether something is reached, drawn and said gate by gate; what is closed leads to where it is opened. */
export function ReachAnswered({ projectId, answer }: { projectId: number; answer: ReachAnswer }) {
  const { isReachable, steps } = answer
  return (
    <div className={styles.answer}>
      <output>
        <StatusChip
          status={{ label: isReachable ? text.yes : text.no, tone: isReachable ? 'success' : 'error' }}
          icon={isReachable ? CircleCheck : CircleX}
        />
      </output>
      <ReachPath answer={answer} />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={`${step.gate} ${step.vmHostId}`} projectId={projectId} step={step} />
        ))}
      </ol>
    </div>
  )
}

/** The rule that decided, or where the gate is opened. */
const linkOf = (projectId: number, { ruleId, vmHostId, mend }: ReachStep) => {
  if (ruleId !== null && vmHostId !== null) {
    return { label: text.toRule, href: `${paths.vm.firewall(projectId, vmHostId)}?rule=${ruleId}` }
  }
  return mend && mendOf(projectId, mend)
}

function Step({ projectId, step }: { projectId: number; step: ReachStep }) {
  const Icon = step.isOpen ? CircleCheck : CircleX
  const link = linkOf(projectId, step)
  return (
    <li data-open={step.isOpen || undefined}>
      <Icon {...iconSm} aria-hidden />
      <span>
        {step.sentence} {link && <Link href={link.href}>{link.label}</Link>}
      </span>
    </li>
  )
}
