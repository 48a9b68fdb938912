import { useRunwayGetQuery } from '@sarv/client/financial.generated'
import { shortRunwayDays } from '@sarv/contract/financial/runway/runway.limits'
import { useEffect, useState } from 'react'
import { daysUntil } from '../../../format/days-until.ts'
import { formatDate } from '../../../format/dates.ts'
import { formatCount } from '../../../format/number.ts'
import { nowOnWire } from '../../../format/relative.ts'
import { openPanel } from '../../../shell/panels.ts'
import { useMayInAccount } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { RunwayNote } from '../../../ui/Runway.tsx'
import { runwayText } from './runway.fa.ts'

const text = runwayText.receipt

/** Asked when the sizes rest: each of them is another question to the server. */
const restMs = 400

const useRested = (value: number): number => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

interface OrderRunwayProps {
  monthlyRials: number
  /** Of a service that is there and becomes dearer. */
  isChange?: boolean
}

/** How long the money lasts with what is calculated, for those who may see the money. */
export function OrderRunway({ monthlyRials, isChange = false }: OrderRunwayProps) {
  const may = useMayInAccount()
  return may('money') && monthlyRials > 0 && <KnownRunway {...{ monthlyRials, isChange }} />
}

function KnownRunway({ monthlyRials, isChange }: Required<OrderRunwayProps>) {
  const moreRials = useRested(monthlyRials)
  const { data: after } = useRunwayGetQuery({ moreRials })
  const { data: before } = useRunwayGetQuery({})
  if (!after || after.endDate === null) return null
  const now = nowOnWire()
  if (after.balance <= 0) {
    return (
      <Note
        tone="warning"
        actions={
          <Button size="sm" writes onPress={() => openPanel('deposit')}>
            {text.deposit}
          </Button>
        }
      >
        {text.none}
      </Note>
    )
  }
  const days = daysUntil(after.endDate, now)
  return (
    <RunwayNote
      label={isChange ? text.changeLabel : text.label}
      lasts={days > 0 ? text.days(formatCount(days)) : text.lessThanDay}
      days={Math.max(1, days)}
      graceDays={after.keepDate && after.stopDate ? daysUntil(after.keepDate, after.stopDate) : 0}
      isShort={days < shortRunwayDays}
    >
      {text.until(formatDate(after.endDate))}
      {before?.endDate && ` · ${text.now(formatCount(daysUntil(before.endDate, now)))}`}
    </RunwayNote>
  )
}
