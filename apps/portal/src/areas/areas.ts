import { accountPages } from './account/account.pages.ts'
import type { PortalArea } from './area.ts'
import { dashboardPages } from './dashboard/dashboard.pages.ts'
import { financialPages } from './financial/financial.pages.ts'
import { portalPages } from './portal/portal.pages.ts'
import { projectPages } from './project/project.pages.ts'
import { storagePages } from './storage/storage.pages.ts'
import { vmPages } from './vm/vm.pages.ts'

/** Every area of the portal, in the order of the menu; nothing else names them. */
export const areas: readonly PortalArea[] = [
  dashboardPages,
  vmPages,
  storagePages,
  projectPages,
  accountPages,
  financialPages,
  portalPages,
]
