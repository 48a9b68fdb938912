import { named } from '../direction.ts'

/** A ready-made plan, as receipts and choices name it. */
export const planTitle = (name: string | null): string => `پلن ${named(name ?? '')}`

/** The same for a service that goes without some of what the plan holds. */
export const titleWithout = (name: string | null, units: readonly string[]): string =>
  `پلن ${named(name ?? '')} بدون ${units.join(' و ')}`
