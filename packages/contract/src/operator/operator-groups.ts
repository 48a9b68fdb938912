import type { OperatorAccess } from '../access.ts'

/**
 * What reads of operators provide and their writes make stale, and who hears of its changes. They are not gathered with those of
 * the areas: customers' pages neither load nor hear of them.
 */
export const operatorGroupAccess = {
  OperatorSession: 'operator',
  OperatorCustomer: 'operator:customers',
  OperatorIdentity: 'operator:support',
  OperatorLimitRequest: 'operator:support',
  OperatorWithdrawal: 'operator:finance',
  OperatorAdjustment: 'operator:finance',
  OperatorVoucher: 'operator:finance',
  OperatorOffer: 'operator:finance',
  OperatorOperation: 'operator',
  OperatorArticle: 'operator:editor',
  OperatorComment: 'operator:editor',
  OperatorBroadcast: 'operator:editor',
  OperatorIncident: 'operator:incidents',
  OperatorHealth: 'operator',
  OperatorCapacity: 'operator:engineer',
  OperatorTicket: 'operator:support',
  OperatorCannedReply: 'operator:support',
} as const satisfies Readonly<Record<string, OperatorAccess>>

export type OperatorGroup = keyof typeof operatorGroupAccess

export const operatorGroups = Object.keys(operatorGroupAccess) as readonly OperatorGroup[]
