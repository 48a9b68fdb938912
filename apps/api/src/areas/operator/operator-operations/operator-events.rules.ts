import type { CacheGroup, CustomerGroup } from '@sarv/contract/cache-groups'
import { operatorGroupAccess, type OperatorGroup } from '@sarv/contract/operator/operator-groups'

/** What operators read again when this changed for a customer. */
const ofCustomers: Partial<Record<CustomerGroup, readonly OperatorGroup[]>> = {
  Issue: ['OperatorTicket'],
  LimitRequest: ['OperatorLimitRequest'],
  Wallet: ['OperatorCustomer', 'OperatorWithdrawal', 'OperatorAdjustment', 'OperatorVoucher'],
  Payment: ['OperatorHealth'],
  Profile: ['OperatorCustomer'],
  Accessibility: ['OperatorCustomer'],
  Project: ['OperatorCustomer'],
  Operation: ['OperatorOperation', 'OperatorHealth'],
}

const isOperatorGroup = (group: CacheGroup): group is OperatorGroup => Object.hasOwn(operatorGroupAccess, group)

/** What operators read again after this event. */
export const operatorGroupsOf = (event: {
  group: CacheGroup
  operationId: number | null
}): readonly OperatorGroup[] => {
  if (isOperatorGroup(event.group)) return [event.group]
  const groups = ofCustomers[event.group] ?? []
  return event.operationId === null ? groups : [...new Set([...groups, ...ofCustomers.Operation!])]
}
