import type { Area } from '../area.ts'
import { datacenterRoutes } from './datacenters/datacenters.routes.ts'

export const catalogArea: Area = { name: 'catalog', routes: [datacenterRoutes] }
