/** The code of the pages for everyone, by what asks for it. */
export const financialPublicLoads = {
  quoteCheckPage: async () => (await import('./quotes/QuoteCheckPage.tsx')).QuoteCheckPage,
}
