export const operatorsText = {
  /** Who did it, where it was an operator. */
  support: 'پشتیبانی',
}
