import type { Db } from '../../../db/connection.ts'

/** What the provider has decided about money, as the catalogue says it. */
export interface ProviderTerms {
  /** How many hours of a new service its order sets aside. */
  holdHours: number
  /** How long what was stopped for an empty wallet is kept. */
  graceDays: number
  commissionPercent: number
  /** How many days before the end of a term its renewal is invoiced. */
  renewalDays: number
  /** How many days the prices of a quote hold, beyond its own. */
  quoteDays: number
  topUpMinRials: number
  topUpMaxRials: number
}

export const readTerms = (db: Db): Promise<ProviderTerms> =>
  db
    .selectFrom('provider_terms')
    .select([
      'hold_hours as holdHours',
      'grace_days as graceDays',
      'commission_percent as commissionPercent',
      'renewal_days as renewalDays',
      'quote_days as quoteDays',
      'top_up_min_rials as topUpMinRials',
      'top_up_max_rials as topUpMaxRials',
    ])
    .executeTakeFirstOrThrow()
