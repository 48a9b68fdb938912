import type { Runway } from '@sarv/client/financial.generated'
import type { ReactNode } from 'react'
import { daysUntil } from '../../../format/days-until.ts'
import { formatLongDate } from '../../../format/dates.ts'
import { formatCount } from '../../../format/number.ts'
import { nowOnWire } from '../../../format/relative.ts'
import { Money } from '../../../ui/Money.tsx'
import { runwayText as text } from './runway.fa.ts'
import styles from './RunwayFacts.module.css'

const hoursPerDay = 24

/** What goes out, what is set aside, and until when the rest lasts. */
export function RunwayFacts({ runway }: { runway: Runway }) {
  const { hourly, held, gift, endDate } = runway
  return (
    <dl className={styles.facts}>
      <Fact label={text.perDay}>
        <Money rials={hourly * hoursPerDay} />
      </Fact>
      <Fact label={text.perHour}>
        <Money rials={hourly} />
      </Fact>
      {held > 0 && (
        <Fact label={text.held}>
          <Money rials={held} />
        </Fact>
      )}
      {gift > 0 && (
        <Fact label={text.gift}>
          <Money rials={gift} />
        </Fact>
      )}
      <Fact label={text.lasts}>{endDate === null ? text.free : <Lasts endDate={endDate} />}</Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Lasts({ endDate }: { endDate: string }) {
  const now = nowOnWire()
  if (endDate <= now) return text.over
  const days = daysUntil(endDate, now)
  return (
    <>
      <b>{formatLongDate(endDate)}</b> <small>{days > 0 ? text.days(formatCount(days)) : text.lessThanDay}</small>
    </>
  )
}
