import type { OperatorRoom } from '@sarv/client/operator.generated'
import { limitAmount } from './limit-amount.ts'
import { frameText } from './frame.fa.ts'
import styles from './LimitFacts.module.css'

const text = frameText.limit

interface LimitFactsProps {
  itemId: number
  /** In use, of the limit now. */
  current: number
  max: number
  room: readonly OperatorRoom[]
  /** What the customer asked for, in their words. */
  asked?: { wanted: number; text: string } | null | undefined
}

/** What a limit is raised by: what there is, how much of it is used, what is left for everyone, and what it is for. */
export function LimitFacts({ itemId, current, max, room, asked }: LimitFactsProps) {
  const amount = (count: number) => limitAmount(itemId, count)
  const facts = [
    [text.now, amount(max)],
    [text.used, text.usedOf(amount(current), amount(max))],
    ...room.map(
      ({ datacenter, free }) => [text.room(datacenter), free === null ? text.unknown : amount(free)] as const,
    ),
    ...(asked
      ? ([
          [text.wanted, amount(asked.wanted)],
          [text.words, asked.text],
        ] as const)
      : []),
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
