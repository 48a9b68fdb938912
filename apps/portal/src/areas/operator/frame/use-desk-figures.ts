import {
  useOperatorAdjustmentListQuery,
  useOperatorCommentListQuery,
  useOperatorHealthGetQuery,
  useOperatorIdentityListQuery,
  useOperatorLimitRequestListQuery,
  useOperatorPaymentListQuery,
  useOperatorTicketFiguresQuery,
  useOperatorWithdrawalListQuery,
} from '@sarv/client/operator.generated'
import type { OperatorAccess } from '@sarv/contract/access'
import { isWaitingComment } from '../operator-articles/is-waiting-comment.ts'
import { operatorPaths } from '../operator.paths.ts'
import { useClockPolling, useOperatorPolling } from './operator-live.ts'
import { useOperatorRefusal } from './use-operator-may.ts'

/** What waits for somebody, as far as the role may know it. */
export const useDeskFigures = () => {
  const refusal = useOperatorRefusal()
  const byClock = useClockPolling()
  const polling = useOperatorPolling()
  const unless = (access: OperatorAccess) => ({ skip: refusal(access) !== undefined })
  const support = unless('operator:support')
  const finance = unless('operator:finance')
  const editor = unless('operator:editor')
  const health = useOperatorHealthGetQuery(undefined, byClock)
  const tickets = useOperatorTicketFiguresQuery(undefined, { ...byClock, ...support })
  const identities = useOperatorIdentityListQuery(undefined, { ...polling, ...support })
  const limits = useOperatorLimitRequestListQuery(undefined, { ...polling, ...support })
  const withdrawals = useOperatorWithdrawalListQuery(undefined, { ...polling, ...finance })
  const second = useOperatorAdjustmentListQuery(undefined, { ...polling, ...finance })
  const payments = useOperatorPaymentListQuery(undefined, { ...byClock, ...finance })
  const comments = useOperatorCommentListQuery(undefined, { ...polling, ...editor })
  return {
    health: health.data,
    tickets: tickets.data,
    identityCount: identities.data?.length,
    limitCount: limits.data?.length,
    withdrawalCount: withdrawals.data?.length,
    secondCount: second.data?.length,
    /** The bank has not said where their money is. */
    paymentCount: payments.data?.length,
    commentCount: comments.data?.filter(isWaitingComment).length,
    /** Whoever may mend it. */
    settleCount: refusal('operator:engineer') === undefined ? health.data?.needsHandCount : undefined,
    /** Some of it is being read for the first time. */
    isComing: [health, tickets, identities, limits, withdrawals, second, payments, comments].some(
      ({ isLoading }) => isLoading,
    ),
  }
}

/** By the address of the page on which it waits. */
export const useMenuCounts = (): Readonly<Record<string, number | undefined>> => {
  const { health, tickets, ...waiting } = useDeskFigures()
  const {
    identityCount = 0,
    limitCount = 0,
    withdrawalCount = 0,
    secondCount = 0,
    paymentCount = 0,
    commentCount = 0,
    settleCount = 0,
  } = waiting
  return {
    // Those that wait for the customer wait for nobody here.
    [operatorPaths.tickets]: tickets?.waitingCount,
    [operatorPaths.waiting]:
      identityCount + limitCount + withdrawalCount + secondCount + paymentCount + commentCount + settleCount,
    [operatorPaths.operations]: health?.failedOperationCount,
  }
}
