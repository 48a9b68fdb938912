/**
 * What reads of operators provide and their writes make stale. They are not gathered with those of the areas: customers' pages
 * neither load nor hear of them.
 */
export const operatorGroups = [
  'OperatorSession',
  'OperatorCustomer',
  'OperatorLimitRequest',
  'OperatorWithdrawal',
  'OperatorAdjustment',
  'OperatorOperation',
] as const

export type OperatorGroup = (typeof operatorGroups)[number]
