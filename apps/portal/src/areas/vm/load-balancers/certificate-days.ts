import { daysLeft } from '@sarv/contract/vm/load-balancers/certificates.rules'
import { wireToUtc } from '../../../format/dates.ts'
import { nowOnWire } from '../../../format/relative.ts'

/** How long a certificate still holds; both ends by the clock of the wire, which has no zone. */
export const certificateDays = (expireDate: string, now: Date): number | undefined => {
  const end = wireToUtc(expireDate)
  const today = wireToUtc(nowOnWire(now))
  return end && today && daysLeft(end, today)
}
