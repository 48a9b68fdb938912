import { describeRule } from '@sarv/contract/vm/host-firewall/host-firewall.fa'
import type { RulePlan } from '@sarv/contract/vm/host-firewall/rule-plan.rules'
import { Minus, Plus, type LucideIcon } from 'lucide-react'
import { iconSm } from '../../../ui/icons.ts'
import { Note } from '../../../ui/Note.tsx'
import { CutOffNote } from './CutOffNote.tsx'
import { firewallText } from './host-firewall.fa.ts'
import styles from './PlanPreview.module.css'
import { foldTwins, type CountedRule } from './rule-rows.ts'
import type { Firewall } from './use-firewall.ts'

const text = firewallText.plan

/** Whether there is anything to apply, and if not, why. */
export const planRefusal = (plan: RulePlan, { mayRemove, state }: Firewall): string | undefined => {
  if (plan.removed.length > 0 && !mayRemove) return text.needsManager
  return plan.rules.length > state.maxRules ? firewallText.full(state.maxRules) : undefined
}

/** What a change of several rules comes to, in words. */
export function PlanPreview({ plan, firewall }: { plan: RulePlan; firewall: Firewall }) {
  const { kind } = firewall.state
  const kept = plan.rules.filter(({ id }) => id !== undefined)
  const keptCount = foldTwins(kept, kind).length
  const refusal = planRefusal(plan, firewall)
  const isNothing = plan.added.length === 0 && plan.removed.length === 0
  return (
    <>
      {isNothing && <p>{text.nothing}</p>}
      <Rules title={text.added} icon={Plus} rules={foldTwins(plan.added, kind)} tone="added" />
      <Rules title={text.removed} icon={Minus} rules={foldTwins(plan.removed, kind)} tone="removed" />
      {keptCount > 0 && <p className={styles.kept}>{text.kept(keptCount)}</p>}
      {refusal && <Note tone="danger">{refusal}</Note>}
      <CutOffNote firewall={firewall} after={plan.rules} />
    </>
  )
}

interface RulesProps {
  title: string
  icon: LucideIcon
  rules: readonly CountedRule[]
  tone: 'added' | 'removed'
}

function Rules({ title, icon: Icon, rules, tone }: RulesProps) {
  if (rules.length === 0) return null
  return (
    <section className={styles.group} data-tone={tone}>
      <h3>{title}</h3>
      <ul>
        {rules.map(({ rule, isBoth }) => (
          <li key={describeRule(rule)}>
            <Icon {...iconSm} aria-hidden />
            <span>
              {describeRule(rule)}
              {isBoth && ` ${text.both}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
