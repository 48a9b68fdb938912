import type { Area } from '../area.ts'
import { dashboardRoutes } from './dashboard.routes.ts'

export const dashboardArea: Area = { name: 'dashboard', routes: [dashboardRoutes] }
