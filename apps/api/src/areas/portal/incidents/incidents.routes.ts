import type { FastifyInstance } from 'fastify'
import { incidentCalls } from '@sarv/contract/portal/incidents/incidents.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { listAlarms, listIncidents, readIncident } from './incidents.service.ts'

/** The same for everyone: caches on the way may answer, but never for long in an outage. */
const shared = 'public, max-age=15'

export const incidentRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, incidentCalls.websiteAlarmList, ({ reply }) => {
    reply.header('cache-control', shared)
    return listAlarms(db)
  })
  implement(app, incidentCalls.incidentList, ({ reply }) => {
    reply.header('cache-control', shared)
    return listIncidents(db)
  })
  implement(app, incidentCalls.incidentGet, async ({ params, reply }) => {
    const incident = await readIncident(db, params.id)
    reply.header('cache-control', shared)
    return incident
  })
}
