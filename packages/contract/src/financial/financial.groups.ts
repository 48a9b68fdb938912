/** Our own: the agreed calls have no groups for them. */
export const financialGroups = ['Bill', 'Cap', 'Invoice', 'Order', 'Payment', 'Quote', 'Wallet'] as const
