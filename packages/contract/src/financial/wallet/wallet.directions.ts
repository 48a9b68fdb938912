/** Which way money went. */
export const walletDirections = ['credit', 'debit'] as const
