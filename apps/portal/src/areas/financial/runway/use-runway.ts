import { useRunwayGetQuery, type Runway } from '@sarv/client/financial.generated'
import { shortRunwayDays } from '@sarv/contract/financial/runway/runway.limits'
import { daysUntil } from '../../../format/days-until.ts'
import { nowOnWire } from '../../../format/relative.ts'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { useMayInAccount } from '../../../shell/use-may.ts'

export interface KnownRunway extends Runway {
  /** Whole days; `undefined` where nothing costs anything. */
  days: number | undefined
  /** Little is left, or nothing. */
  isShort: boolean
}

/** Until when the money lasts, for those who may see the money. */
export const useRunway = () => {
  const may = useMayInAccount()
  const query = useRunwayGetQuery({}, { skip: !may('money'), pollingInterval: usePollingInterval() })
  return { runway: query.data && known(query.data), isError: query.isError && !query.data, query }
}

const known = (data: Runway): KnownRunway => {
  const days = data.endDate === null ? undefined : daysUntil(data.endDate, nowOnWire())
  return { ...data, days, isShort: data.balance < 0 || (days !== undefined && days < shortRunwayDays) }
}
