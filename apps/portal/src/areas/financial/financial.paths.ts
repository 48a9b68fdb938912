/** Addresses of this area's pages. */
export const financialPaths = {
  calculator: '/portal/calculator',
}
