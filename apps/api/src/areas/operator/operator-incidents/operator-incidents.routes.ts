import type { FastifyInstance } from 'fastify'
import { operatorIncidentCalls as calls } from '@sarv/contract/operator/operator-incidents/operator-incidents.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import {
  addUpdate,
  editIncident,
  listDatacenters,
  publishIncident,
  withdrawIncident,
} from '../../portal/incidents/incidents.service.ts'
import { listForOperators, textOf } from './operator-incidents.service.ts'

export const operatorIncidentRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, calls.operatorDatacenterList, () => listDatacenters(db))

  implement(app, calls.operatorIncidentList, () => listForOperators(db))

  implement(app, calls.operatorIncidentCreate, async ({ trx, operator, body, note }) => {
    const id = await publishIncident(trx, textOf(body), operator.operatorId)
    note({ target: `incident:${id}`, after: { subject: body.subject } })
    return { id }
  })

  implement(app, calls.operatorIncidentEdit, async ({ trx, params, body, note }) => {
    const before = await editIncident(trx, params.id, textOf(body), body.version)
    note({ before: { subject: before.subject }, after: { subject: body.subject } })
    return { id: params.id }
  })

  implement(app, calls.operatorIncidentUpdate, ({ trx, operator, params, body }) =>
    addUpdate(trx, params.id, body, operator.operatorId),
  )

  implement(app, calls.operatorIncidentWithdraw, ({ trx, params }) => withdrawIncident(trx, params.id))
}
