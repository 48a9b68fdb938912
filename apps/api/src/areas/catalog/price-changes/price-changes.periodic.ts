import type { OperationDependencies } from '../../../dependencies.ts'
import type { PeriodicWork } from '../../../operations/periodic-work.ts'
import type { AgreedPrices } from '../../../services/agreed-prices.ts'
import { announcePriceChanges, movePrices } from './price-changes.service.ts'

/** New prices of running services, of all kinds. */
export const priceChangeWork = (kinds: readonly AgreedPrices[]): PeriodicWork<OperationDependencies>[] => [
  {
    name: 'announce new prices',
    everyMs: 600_000,
    run: async ({ db, deps, log }) => {
      await announcePriceChanges(db, kinds, { ...deps, log })
    },
  },
  {
    name: 'new prices of running services',
    everyMs: 60_000,
    run: async ({ db, log }) => {
      await movePrices(db, kinds, log)
    },
  },
]
