import type { ExpiryListItem } from '@sarv/client/dashboard.generated'
import { expiryDays } from '@sarv/contract/dashboard/expiries/expiries.schemas'
import { type CSSProperties, useState } from 'react'
import { formatDayAndMonth } from '../../format/dates.ts'
import { daysUntil } from '../../format/days-until.ts'
import { formatCount } from '../../format/number.ts'
import { nowOnWire } from '../../format/relative.ts'
import { formatRials } from '../../format/rials.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { iconSm } from '../../ui/icons.ts'
import { Link } from '../../ui/Link.tsx'
import { expiriesText } from './expiries.fa.ts'
import { expiryIcons } from './expiry-icons.ts'
import styles from './ExpiryStrip.module.css'

const text = expiriesText.strip

const weekDays = 7
/** Before the rest is asked for: a row of them on a wide screen. */
const shownFirst = 3

const toneOf = (days: number) => (days <= weekDays ? 'danger' : 'warning')
const keyOf = ({ kind, serviceType, itemId }: ExpiryListItem) => `${kind} ${serviceType} ${itemId}`
const cssOf = (name: string, value: number) => ({ [name]: value }) as CSSProperties

/** What ends by itself within the next weeks, on a line of days; nothing where nothing does. */
export function ExpiryStrip({ expiries }: { expiries: readonly ExpiryListItem[] }) {
  const [isWhole, setWhole] = useState(false)
  if (expiries.length === 0) return null
  const shown = isWhole ? expiries : expiries.slice(0, shownFirst)
  const hidden = expiries.length - shownFirst
  return (
    <Card
      title={
        <span className={styles.title}>
          {expiriesText.title}
          <Badge>{formatCount(expiries.length)}</Badge>
        </span>
      }
      headEnd={<span className={styles.quiet}>{expiriesText.within(expiryDays)}</span>}
      isFlush
    >
      <DayLine expiries={expiries} />
      <ul className={styles.dues}>
        {shown.map((expiry) => (
          <Due key={keyOf(expiry)} expiry={expiry} />
        ))}
      </ul>
      {hidden > 0 && (
        <div className={styles.more}>
          <Button kind="quiet" size="sm" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole ? text.fewer : text.more(hidden)}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** The list below it says the same in words. */
function DayLine({ expiries }: { expiries: readonly ExpiryListItem[] }) {
  return (
    <div className={styles.line} aria-hidden>
      <div className={styles.zones}>
        <span style={cssOf('--days', weekDays)}>{text.thisWeek}</span>
        <span style={cssOf('--days', expiryDays - weekDays)}>{text.later}</span>
      </div>
      <div className={styles.axis}>
        {expiries.map((expiry) => {
          const days = daysUntil(expiry.date, nowOnWire())
          return (
            <i
              key={keyOf(expiry)}
              data-tone={toneOf(days)}
              style={cssOf('--at', Math.min(100, (days / expiryDays) * 100))}
            />
          )
        })}
      </div>
    </div>
  )
}

function Due({ expiry: { kind, itemId, name, date, rials, page } }: { expiry: ExpiryListItem }) {
  const days = daysUntil(date, nowOnWire())
  const Icon = expiryIcons[kind]
  return (
    <li className={styles.due} data-tone={toneOf(days)}>
      <span className={styles.mark}>
        <Icon {...iconSm} />
      </span>
      <span className={styles.what}>
        <Link href={page} kind="quiet">
          {expiriesText[kind](name ?? String(itemId))}
        </Link>
        <small>{[formatDayAndMonth(date), rials !== null && formatRials(rials)].filter(Boolean).join(' · ')}</small>
      </span>
      <b className={styles.left}>{text.days(days)}</b>
    </li>
  )
}
