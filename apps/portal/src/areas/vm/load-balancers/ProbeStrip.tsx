import type { LoadBalancerProbe } from '@sarv/client/vm.generated'
import { probeProblemText } from '@sarv/contract/vm/load-balancers/probes.fa'
import { formatTime } from '../../../format/dates.ts'
import { barHeights } from './probe-strip.ts'
import styles from './Probes.module.css'
import { probesText as text } from './probes.fa.ts'

/** How one look ended, in few words. */
export const outcomeOf = ({ isUp, problem }: LoadBalancerProbe): string => {
  if (isUp) return text.good
  return problem ? probeProblemText[problem] : text.bad
}

interface ProbeStripProps {
  /** Oldest first. */
  probes: readonly LoadBalancerProbe[]
  chosen: LoadBalancerProbe
  onChoose: (probe: LoadBalancerProbe) => void
}

/** The last looks at a member as a row of bars, to move along with the arrows or a finger: the oldest at the right, as the text runs. */
export function ProbeStrip({ probes, chosen, onChoose }: ProbeStripProps) {
  const heights = barHeights(probes)
  const place = probes.findIndex(({ id }) => id === chosen.id)
  return (
    <div className={styles.strip}>
      <div className={styles.bars}>
        {probes.map((probe, at) => (
          <span
            key={probe.id}
            className={styles.bar}
            data-up={probe.isUp || undefined}
            data-chosen={at === place || undefined}
            aria-hidden
          >
            <span style={{ blockSize: `${heights[at] ?? 0}%` }} />
          </span>
        ))}
        <input
          type="range"
          className={styles.pointer}
          aria-label={text.strip}
          aria-valuetext={text.value(formatTime(chosen.date), outcomeOf(chosen))}
          min={0}
          max={probes.length - 1}
          value={place}
          onChange={({ target }) => onChoose(probes[target.valueAsNumber] ?? chosen)}
        />
      </div>
      <div className={styles.ends} aria-hidden>
        <span>{formatTime(probes[0]?.date)}</span>
        <span>{formatTime(probes.at(-1)?.date)}</span>
      </div>
    </div>
  )
}
