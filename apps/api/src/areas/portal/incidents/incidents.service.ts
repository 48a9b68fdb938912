import { incidentKind, incidentSeverity, incidentState, productCategory } from '@sarv/contract/enums'
import type { Incident, IncidentListItem, WebsiteAlarm } from '@sarv/contract/portal/incidents/incidents.schemas'
import type { Db } from '../../../db/connection.ts'
import { toWire } from '../../../db/wire-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import { everybody, publish } from '../../../operations/events.ts'
import {
  countDatacenters,
  endIncident,
  findIncidentAbout,
  findSeenIncident,
  insertIncident,
  insertUpdate,
  listDatacenterNames,
  listOpenIncidents,
  listPublishedIncidents,
  listSeenIncidents,
  listUpdates,
  lockIncident,
  updateIncident,
  type IncidentRow,
  type IncidentText,
} from './incidents.store.ts'

export type { IncidentText } from './incidents.store.ts'

/** The portal's page of an incident. */
export const incidentPath = (id: number): string => `/status/${id}`

const stateOf = ({ beginsAt, resolvedAt }: Pick<IncidentRow, 'beginsAt' | 'resolvedAt'>, now: Date): number => {
  if (resolvedAt !== null) return incidentState.id.resolved
  return beginsAt > now ? incidentState.id.upcoming : incidentState.id.ongoing
}

const wireOf = (date: Date | null): string | null => (date === null ? null : toWire(date))

const toItem = (incident: IncidentRow, now: Date): IncidentListItem => ({
  id: incident.id,
  kindId: incidentKind.id[incident.kind],
  severityId: incidentSeverity.id[incident.severity],
  stateId: stateOf(incident, now),
  subject: incident.subject,
  datacenters: incident.datacenters,
  products: incident.productIds.map((id) => productCategory.label(id)),
  fromDate: toWire(incident.beginsAt),
  toDate: wireOf(incident.endsAt),
  resolvedDate: wireOf(incident.resolvedAt),
})

/** Each with its updates. */
const withUpdates = async <Row extends IncidentRow>(
  db: Db,
  incidents: readonly Row[],
  now: Date,
): Promise<(Row & { wire: Incident })[]> => {
  const updates = await listUpdates(
    db,
    incidents.map(({ id }) => id),
  )
  return incidents.map((incident) => ({
    ...incident,
    wire: {
      ...toItem(incident, now),
      content: incident.content,
      updates: updates
        .filter(({ incidentId }) => incidentId === incident.id)
        .map(({ id, content, isResolution, createdAt }) => ({
          id,
          content,
          isResolution,
          createDate: toWire(createdAt),
        })),
    },
  }))
}

/** What is going on or announced, as everyone reads it. */
export const listAlarms = async (db: Db, now = new Date()): Promise<WebsiteAlarm[]> =>
  (await listOpenIncidents(db, now)).map(({ id, subject }) => ({ subject, link: incidentPath(id) }))

export const listIncidents = async (db: Db, now = new Date()): Promise<IncidentListItem[]> =>
  (await listSeenIncidents(db, now)).map((incident) => toItem(incident, now))

export const readIncident = async (db: Db, id: number, now = new Date()): Promise<Incident> => {
  const incident = await findSeenIncident(db, id, now)
  if (!incident) throw new AppError('not_found')
  const [read] = await withUpdates(db, [incident], now)
  return read!.wire
}

/** The gravest thing that goes on now where a service runs. */
export const findIncidentOf = (
  db: Db,
  service: { projectId: number; productId: number | null },
  now = new Date(),
): Promise<{ id: number; subject: string; beginsAt: Date } | undefined> => findIncidentAbout(db, { ...service, now })

/** For operators: with what nobody else sees yet, and who wrote it. */
export const listAllIncidents = async (db: Db, now = new Date()) =>
  withUpdates(db, await listPublishedIncidents(db), now)

export const listDatacenters = (db: Db) => listDatacenterNames(db)

const judge = async (trx: Db, { datacenterIds, beginsAt, endsAt }: IncidentText): Promise<void> => {
  if (endsAt !== null && endsAt <= beginsAt) throw new AppError('incident_times')
  const wanted = [...new Set(datacenterIds)]
  if ((await countDatacenters(trx, wanted)) !== wanted.length) throw new AppError('incident_places_unknown')
}

const tellEverybody = (trx: Db, id: number) =>
  publish(trx, { customerId: everybody, projectId: null, group: 'Incident', id })

const lockOpen = async (trx: Db, id: number): Promise<IncidentRow> => {
  const incident = await lockIncident(trx, id)
  if (!incident) throw new AppError('not_found')
  return incident
}

/** `operatorId` null: from the command line, or of the demo. */
export const publishIncident = async (trx: Db, incident: IncidentText, operatorId: number | null): Promise<number> => {
  await judge(trx, incident)
  const id = await insertIncident(trx, incident, operatorId)
  await tellEverybody(trx, id)
  return id
}

/** Only over what its editor has read. Answers what it was. */
export const editIncident = async (
  trx: Db,
  id: number,
  incident: IncidentText,
  version: number,
): Promise<IncidentRow> => {
  const before = await lockOpen(trx, id)
  if (before.resolvedAt !== null) throw new AppError('incident_ended')
  if (before.version !== version) throw new AppError('incident_changed')
  await judge(trx, incident)
  await updateIncident(trx, id, incident)
  await tellEverybody(trx, id)
  return before
}

export const addUpdate = async (
  trx: Db,
  id: number,
  update: { content: string; isResolution: boolean },
  operatorId: number | null,
  at = new Date(),
): Promise<void> => {
  const { resolvedAt } = await lockOpen(trx, id)
  if (resolvedAt !== null) throw new AppError('incident_ended')
  await insertUpdate(trx, id, { ...update, operatorId, at })
  if (update.isResolution) await endIncident(trx, id, 'resolved_at', at)
  await tellEverybody(trx, id)
}

export const withdrawIncident = async (trx: Db, id: number): Promise<void> => {
  await lockOpen(trx, id)
  await endIncident(trx, id, 'withdrawn_at', new Date())
  await tellEverybody(trx, id)
}
