interface Priced {
  monthlyPrice?: number | undefined
}

/** What the buckets cost together in a month; those that could not be made cost nothing. */
export const monthlyTotal = (buckets: readonly Priced[]): number =>
  buckets.reduce((sum, { monthlyPrice = 0 }) => sum + monthlyPrice, 0)
