import { Meter } from './Meter.tsx'
import { uiText } from './ui.fa.ts'
import styles from './UsageBars.module.css'

export interface Usage {
  /** What it is an amount of: cores, addresses. */
  label: string
  used: number
  max: number
}

/** How much of each of the customer's limits is used; one that is exceeded says by how much. */
export function UsageBars({ usages }: { usages: readonly Usage[] }) {
  return (
    <dl className={styles.usages}>
      {usages.map((usage) => (
        <UsageBar key={usage.label} usage={usage} />
      ))}
    </dl>
  )
}

const isOver = ({ used, max }: Usage) => used > max

/** From here on a limit is worth a look before the next order. */
const nearShare = 0.9

const toneOf = (usage: Usage) => {
  if (isOver(usage)) return 'danger'
  return usage.used >= usage.max * nearShare ? 'warning' : 'neutral'
}

function UsageBar({ usage }: { usage: Usage }) {
  const { label, used, max } = usage
  return (
    <div className={styles.usage} data-over={isOver(usage) || undefined}>
      <dt>{label}</dt>
      <dd>
        <span>{uiText.usage.of(used, max)}</span>
        <Meter label={label} value={Math.min(used, max)} max={max} tone={toneOf(usage)} />
        {isOver(usage) && <small>{uiText.usage.over(used - max)}</small>}
      </dd>
    </div>
  )
}
