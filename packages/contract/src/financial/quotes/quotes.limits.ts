/** Things of one quote; more of them make two. */
export const quoteItemsAtMost = 10
/** They cost nothing, so that nothing else would stop a program that makes them without end. */
export const quotesPerCustomer = 1000
