import type { Lookups } from '../audit/objects.store.ts'
import type { Expiring } from '../operations/cleanup.ts'
import { accountArea } from './account/account.area.ts'
import type { Area } from './area.ts'
import { catalogArea } from './catalog/catalog.area.ts'
import { priceChangeWork } from './catalog/price-changes/price-changes.periodic.ts'
import { dashboardArea } from './dashboard/dashboard.area.ts'
import { financialArea } from './financial/financial.area.ts'
import { suspensionWork } from './financial/suspensions/suspensions.periodic.ts'
import { operatorArea } from './operator/operator.area.ts'
import { moveOperations } from './portal/moves/moves.operations.ts'
import { portalArea } from './portal/portal.area.ts'
import { projectArea } from './project/project.area.ts'
import { storageArea } from './storage/storage.area.ts'
import { vmArea } from './vm/vm.area.ts'

/** Every area of the product; nothing else names them. */
export const areas: readonly Area[] = [
  accountArea,
  catalogArea,
  projectArea,
  portalArea,
  vmArea,
  storageArea,
  financialArea,
  dashboardArea,
  operatorArea,
]

/** Every kind of service that can go to another project. */
export const movableKinds = areas.flatMap((area) => area.moves ?? [])

/** Every kind of operation, for the worker and for those that are tried again. */
export const operations = [...areas.flatMap((area) => area.operations ?? []), ...moveOperations(movableKinds)]

/** Every kind of service that has a price. */
export const agreedPrices = areas.flatMap((area) => area.agreed ?? [])

/** Every kind of service that is stopped when nobody pays for it. */
export const lifecycles = areas.flatMap((area) => area.lifecycles ?? [])

/** Everything that falls due by the clock; the worker looks. */
export const periodicWork = [
  ...areas.flatMap((area) => area.periodic ?? []),
  ...priceChangeWork(agreedPrices),
  ...suspensionWork(lifecycles),
]

/** How the activity log finds the names of things, by their kind. */
export const lookups: Lookups = Object.assign({}, ...areas.map((area) => area.objects))

/** What must be gone before a project may go. */
export const projectContents = areas.flatMap((area) => area.inProjects ?? [])

/** What colleagues leave behind who are removed from an account. */
export const leftBehind = areas.flatMap((area) => area.leftBehind ?? [])

/** Every kind of service that may cost money while nobody uses it. */
export const idleKinds = areas.flatMap((area) => area.idle ?? [])

/** What customers may be asked to decide about. */
export const findDecisions = areas.flatMap((area) => area.decisions ?? [])

/** What customers are told to end soon. */
export const findExpiries = areas.flatMap((area) => area.expiries ?? [])

/** What operators read at `/metrics`. */
export const gauges = areas.flatMap((area) => area.gauges ?? [])

/** What may go, and when, by its table. */
export const expires: Expiring = Object.assign({}, ...areas.map((area) => area.expires))
