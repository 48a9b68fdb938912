import { formatDuration } from '../../format/duration.ts'
import { wireToUtc } from '../../format/dates.ts'
import { nowOnWire } from '../../format/relative.ts'
import { useNow } from '../../ui/use-now.ts'
import { talkText } from './talk.fa.ts'
import styles from './talk.module.css'

const text = talkText.clock

/** Seconds until a moment of the wire; negative once it is over. */
const secondsUntil = (due: string, now: Date): number =>
  ((wireToUtc(due)?.getTime() ?? 0) - (wireToUtc(nowOnWire(now))?.getTime() ?? 0)) / 1000

/** How long until the promised answer, or since when it is late; it moves. */
export function AnswerClock({ due }: { due: string }) {
  const left = secondsUntil(due, useNow(true))
  // By the minute: a second more or less is nobody's matter here.
  const span = formatDuration(Math.max(60, Math.floor(Math.abs(left) / 60) * 60))
  return (
    <span className={styles.clock} data-late={left < 0 || undefined}>
      {left < 0 ? text.late(span) : text.left(span)}
    </span>
  )
}
