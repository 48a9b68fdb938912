import { sql } from 'kysely'
import type { Area } from '../area.ts'
import { operatorConfig } from './operator.config.ts'
import { operatorSessionRoutes } from './operator-sessions/operator-sessions.routes.ts'
import { operatorCommands } from './operators.commands.ts'

/** The other side of the counter. Its calls are there only where operators are switched on. */
export const operatorArea: Area = {
  name: 'operator',
  config: operatorConfig,
  routes: [operatorSessionRoutes],
  isFor: 'operators',
  commands: operatorCommands,
  expires: {
    operator_sessions: sql`expires_at < now() - interval '7 days'`,
  },
}
