import { warningHours } from '@sarv/contract/financial/runway/runway.limits'

/** The portal's page that messages about money lead to. */
export const walletPage = '/portal/wallet'

/** What a service takes per hour, and what was set aside for it. */
export interface Burning {
  rialsPerHour: number
  heldRials: number
}

/**
 * For how many hours the money lasts if everything goes on as it is; undefined where nothing costs anything. A service for
 * which some was set aside uses that up first, and takes from the rest from then on.
 */
export const hoursLeft = (spendableRials: number, services: readonly Burning[]): number | undefined => {
  const burning = services
    .filter(({ rialsPerHour }) => rialsPerHour > 0)
    .map(({ rialsPerHour, heldRials }) => ({ rialsPerHour, startsAt: heldRials / rialsPerHour }))
    .toSorted((a, b) => a.startsAt - b.startsAt)
  if (burning.length === 0) return undefined
  let [left, hour, rialsPerHour] = [Math.max(0, spendableRials), 0, 0]
  for (const next of burning) {
    const needed = rialsPerHour * (next.startsAt - hour)
    if (needed >= left && rialsPerHour > 0) break
    left -= needed
    hour = next.startsAt
    rialsPerHour += next.rialsPerHour
  }
  return hour + left / rialsPerHour
}

/** How much further apart two moments may be than anybody plans: a wallet of a rial a year lasts "ten years". */
const furthestHours = 10 * 365 * 24

export const endOf = (now: Date, hours: number): Date =>
  new Date(now.getTime() + Math.min(hours, furthestHours) * 3_600_000)

/** The nearest warning that is due: so many hours before the end; none while it is further away than all of them. */
export const warningStep = (endsAt: Date, now: Date): number | undefined =>
  warningHours.findLast((hours) => endsAt.getTime() - hours * 3_600_000 <= now.getTime())
