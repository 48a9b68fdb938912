import type { FastifyInstance } from 'fastify'
import { capCalls } from '@sarv/contract/financial/caps/caps.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { readCap, setCap } from './caps.service.ts'

export const capRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  implement(app, capCalls.capGet, ({ project }) => readCap(deps.db, project.id))

  implement(app, capCalls.capSet, ({ trx, actor, project, body }) => setCap(trx, { actor, project, deps }, body))
}
