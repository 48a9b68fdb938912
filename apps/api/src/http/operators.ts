import { isOperatorAccess, type OperatorRole } from '@sarv/contract/access'
import type { Call } from '@sarv/contract/call'
import type { OperatorGroup } from '@sarv/contract/operator/operator-groups'

/** Who calls on the operators' side. Never a user of a customer: the two have tokens, tables and names of their own. */
export interface Operator {
  operatorId: number
  sessionId: number
  name: string
  email: string
  roles: readonly OperatorRole[]
  /** The second factor was shown in the last minutes; signing in is that too. */
  isProven: boolean
}

/** Who holds this token; nobody when it is unknown, dead, or a customer's. */
export type FindOperator = (token: string) => Promise<Operator | undefined>

/** What one operator did makes the lists of the others stale; signing in and out is nobody else's business. */
export const staleForOperators = ({ access, invalidates = [] }: Call): readonly OperatorGroup[] => {
  const isShared = isOperatorAccess(access) && !invalidates.includes('OperatorSession')
  return isShared ? (invalidates as readonly OperatorGroup[]) : []
}
