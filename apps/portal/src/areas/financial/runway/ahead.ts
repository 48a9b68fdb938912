import type { Runway } from '@sarv/client/financial.generated'
import { nowOnWire } from '../../../format/relative.ts'
import type { Ahead } from '../frame/balance-forecast.ts'

/** What comes when nobody pays; nothing where nothing costs anything, or where all of it has come already. */
export const aheadOf = ({ stopDate, keepDate, goneDate }: Runway): Ahead | undefined =>
  stopDate !== null && (goneDate ?? stopDate) > nowOnWire()
    ? { stopsAt: stopDate, keptUntil: keepDate, goneAt: goneDate }
    : undefined
