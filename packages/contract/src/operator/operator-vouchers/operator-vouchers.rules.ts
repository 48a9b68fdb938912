interface Uses {
  maxUses: number
  maxUsesPerCustomer: number
  /** Only for this customer. */
  customerId?: number | null | undefined
}

/** How often a code can be used in all: one customer uses it no more often than each may. */
export const mostUses = ({ maxUses, maxUsesPerCustomer, customerId }: Uses): number =>
  customerId === null || customerId === undefined ? maxUses : Math.min(maxUses, maxUsesPerCustomer)

/** What all codes can cost together. */
export const vouchersWorth = ({ codeCount, giftRials, ...uses }: Uses & { codeCount: number; giftRials: number }) =>
  giftRials * mostUses(uses) * codeCount
