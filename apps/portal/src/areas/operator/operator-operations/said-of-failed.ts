import type { OperatorOperation } from '@sarv/client/operator.generated'
import { operationsText as text } from './operator-operations.fa.ts'

/** What can be said of these failed operations together: that nothing is left holds only where none needs a person. */
export const saidOfFailed = (operations: readonly OperatorOperation[] | undefined): string | undefined => {
  if (!operations || operations.length === 0) return undefined
  return operations.some(({ needsHand }) => needsHand) ? text.left : text.free
}
