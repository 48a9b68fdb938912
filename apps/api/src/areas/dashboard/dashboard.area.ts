import { sql } from 'kysely'
import type { Area } from '../area.ts'
import { dashboardRoutes } from './dashboard.routes.ts'
import { decisionRoutes } from './decisions/decisions.routes.ts'
import { expiryRoutes } from './expiries/expiries.routes.ts'

export const dashboardArea: Area = {
  name: 'dashboard',
  routes: [dashboardRoutes, decisionRoutes, expiryRoutes],
  expires: { hidden_decisions: sql`hidden_until < now()` },
}
