import { incidentKind, incidentSeverity } from '@sarv/contract/enums'
import type {
  OperatorIncident,
  OperatorIncidentModel,
} from '@sarv/contract/operator/operator-incidents/operator-incidents.schemas'
import type { Db } from '../../../db/connection.ts'
import { fromWire, toWire } from '../../../db/wire-time.ts'
import { listAllIncidents, type IncidentText } from '../../portal/incidents/incidents.service.ts'

export const listForOperators = async (db: Db): Promise<OperatorIncident[]> =>
  (await listAllIncidents(db)).map(({ wire, datacenterIds, productIds, shownFrom, author, version }) => ({
    ...wire,
    version,
    datacenterIds,
    productIds,
    showFromDate: toWire(shownFrom),
    author,
  }))

/** What an operator has filled in, as it is kept. */
export const textOf = (model: OperatorIncidentModel, now = new Date()): IncidentText => ({
  kind: incidentKind.name(model.kindId)!,
  severity: incidentSeverity.name(model.severityId)!,
  subject: model.subject,
  content: model.content,
  datacenterIds: [...new Set(model.datacenterIds)],
  productIds: [...new Set(model.productIds)],
  shownFrom: model.showFromDate === undefined ? now : fromWire(model.showFromDate),
  beginsAt: fromWire(model.fromDate),
  endsAt: model.toDate === undefined ? null : fromWire(model.toDate),
})
