import type { Area } from '../area.ts'
import { catalogConfig } from './catalog.config.ts'
import { catalogueCommands } from './catalogue/catalogue.commands.ts'
import { datacenterRoutes } from './datacenters/datacenters.routes.ts'

export const catalogArea: Area = {
  name: 'catalog',
  routes: [datacenterRoutes],
  config: catalogConfig,
  commands: catalogueCommands,
}
