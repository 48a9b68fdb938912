import { sql } from 'kysely'
import type { Area } from '../area.ts'
import { prepareDesk } from './operator.demo.ts'
import { operatorConfig } from './operator.config.ts'
import { operatorCustomerCommands } from './operator-customers/operator-customers.commands.ts'
import { operatorCustomerRoutes } from './operator-customers/operator-customers.routes.ts'
import { operatorHealthRoutes } from './operator-health/operator-health.routes.ts'
import { capacityCommands } from './operator-capacity/operator-capacity.commands.ts'
import { capacityWork } from './operator-capacity/operator-capacity.periodic.ts'
import { operatorCapacityRoutes } from './operator-capacity/operator-capacity.routes.ts'
import { operatorArticleRoutes } from './operator-articles/operator-articles.routes.ts'
import { operatorBroadcastRoutes } from './operator-broadcasts/operator-broadcasts.routes.ts'
import { operatorIncidentRoutes } from './operator-incidents/operator-incidents.routes.ts'
import { operatorLimitRequestRoutes } from './operator-limit-requests/operator-limit-requests.routes.ts'
import { operatorWithdrawalRoutes } from './operator-withdrawals/operator-withdrawals.routes.ts'
import { operatorAdjustmentRoutes } from './operator-adjustments/operator-adjustments.routes.ts'
import { operatorOperationRoutes } from './operator-operations/operator-operations.routes.ts'
import { operatorTicketRoutes } from './operator-tickets/operator-tickets.routes.ts'
import { operatorCannedReplyRoutes } from './operator-canned-replies/operator-canned-replies.routes.ts'
import { operatorSessionRoutes } from './operator-sessions/operator-sessions.routes.ts'
import { operatorAuditRoutes } from './operator-audit/operator-audit.routes.ts'
import { operatorViewRoutes } from './operator-views/operator-views.routes.ts'
import { operatorPaymentRoutes } from './operator-payments/operator-payments.routes.ts'
import { operatorVoucherRoutes } from './operator-vouchers/operator-vouchers.routes.ts'
import { operatorCommands } from './operators.commands.ts'

/** The other side of the counter. Its calls are there only where operators are switched on. */
export const operatorArea: Area = {
  name: 'operator',
  config: operatorConfig,
  routes: [
    operatorSessionRoutes,
    operatorCustomerRoutes,
    operatorLimitRequestRoutes,
    operatorWithdrawalRoutes,
    operatorAdjustmentRoutes,
    operatorPaymentRoutes,
    operatorVoucherRoutes,
    operatorOperationRoutes,
    operatorHealthRoutes,
    operatorCapacityRoutes,
    operatorIncidentRoutes,
    operatorBroadcastRoutes,
    operatorViewRoutes,
    operatorTicketRoutes,
    operatorCannedReplyRoutes,
    operatorAuditRoutes,
    operatorArticleRoutes,
  ],
  isFor: 'operators',
  commands: { ...operatorCommands, ...operatorCustomerCommands, ...capacityCommands },
  periodic: [capacityWork],
  demo: prepareDesk,
  expires: {
    capacity_samples: sql`at < now() - interval '40 days'`,
    operator_devices: sql`last_used_at < now() - interval '180 days'`,
    operator_views: sql`expires_at < now() - interval '7 days'`,
    operator_sessions: sql`expires_at < now() - interval '7 days'`,
  },
}
