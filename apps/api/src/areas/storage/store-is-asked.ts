/** For writes into the store alone: nothing of ours is written that could be kept with the answer, and each may be repeated. */
export const storeIsAsked = {
  ownTransaction: 'the store is asked, and our database would wait for it in an open transaction',
} as const
