import type { ContractArea } from '../area.ts'
import { operatorErrors } from './operator.errors.fa.ts'
import { operatorExamples } from './operator.examples.fa.ts'
import { operatorTitles } from './operator.titles.fa.ts'
import { operatorCustomerCalls } from './operator-customers/operator-customers.calls.ts'
import { operatorHealthCalls } from './operator-health/operator-health.calls.ts'
import { operatorCapacityCalls } from './operator-capacity/operator-capacity.calls.ts'
import { operatorLimitRequestCalls } from './operator-limit-requests/operator-limit-requests.calls.ts'
import { operatorWithdrawalCalls } from './operator-withdrawals/operator-withdrawals.calls.ts'
import { operatorAdjustmentCalls } from './operator-adjustments/operator-adjustments.calls.ts'
import { operatorVoucherCalls } from './operator-vouchers/operator-vouchers.calls.ts'
import { operatorOperationCalls } from './operator-operations/operator-operations.calls.ts'
import { operatorArticleCalls } from './operator-articles/operator-articles.calls.ts'
import { operatorBroadcastCalls } from './operator-broadcasts/operator-broadcasts.calls.ts'
import { operatorIncidentCalls } from './operator-incidents/operator-incidents.calls.ts'
import { operatorPaymentCalls } from './operator-payments/operator-payments.calls.ts'
import { operatorAuditCalls } from './operator-audit/operator-audit.calls.ts'
import { operatorViewCalls } from './operator-views/operator-views.calls.ts'
import { operatorTicketCalls } from './operator-tickets/operator-tickets.calls.ts'
import { operatorCannedReplyCalls } from './operator-canned-replies/operator-canned-replies.calls.ts'
import { operatorSessionCalls } from './operator-sessions/operator-sessions.calls.ts'

export const operatorArea = {
  description: 'The operators’ side: people who work for the provider',
  calls: {
    ...operatorSessionCalls,
    ...operatorCustomerCalls,
    ...operatorLimitRequestCalls,
    ...operatorWithdrawalCalls,
    ...operatorAdjustmentCalls,
    ...operatorPaymentCalls,
    ...operatorVoucherCalls,
    ...operatorOperationCalls,
    ...operatorHealthCalls,
    ...operatorCapacityCalls,
    ...operatorIncidentCalls,
    ...operatorBroadcastCalls,
    ...operatorViewCalls,
    ...operatorTicketCalls,
    ...operatorCannedReplyCalls,
    ...operatorAuditCalls,
    ...operatorArticleCalls,
  },
  titles: operatorTitles,
  errors: operatorErrors,
  examples: operatorExamples,
} satisfies ContractArea
