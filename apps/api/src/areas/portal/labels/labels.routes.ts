import type { FastifyInstance } from 'fastify'
import { labelCalls } from '@sarv/contract/portal/labels/labels.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { listOwnLabels, setLabels } from './labels.service.ts'
import { listLabelsOf } from './labels.store.ts'

export const labelRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, labelCalls.labelList, ({ actor }) => listOwnLabels(db, actor))

  implement(app, labelCalls.labelSet, ({ trx, actor, body }) => setLabels(trx, actor, body))

  implement(app, labelCalls.serviceLabelList, ({ project, query }) =>
    listLabelsOf(db, project.id, { serviceType: query.ServiceType, serviceId: query.ServiceId }),
  )
}
