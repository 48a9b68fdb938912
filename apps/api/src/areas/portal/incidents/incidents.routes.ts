import type { FastifyInstance } from 'fastify'
import { incidentCalls } from '@sarv/contract/portal/incidents/incidents.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { listAlarms, listIncidents, readIncident } from './incidents.service.ts'

/** The same for everyone, but never from a cache: whoever is told that one has changed reads it at that moment. */
export const incidentRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, incidentCalls.websiteAlarmList, () => listAlarms(db))
  implement(app, incidentCalls.incidentList, () => listIncidents(db))
  implement(app, incidentCalls.incidentGet, ({ params }) => readIncident(db, params.id))
}
