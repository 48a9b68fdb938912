import type { FastifyInstance } from 'fastify'
import { topologyCalls } from '@sarv/contract/vm/topology/topology.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { readTopology } from './topology.service.ts'

export const topologyRoutes = (app: FastifyInstance, { db, compute }: Dependencies): void => {
  implement(app, topologyCalls.topologyGet, ({ project, query }) =>
    readTopology(db, { projectId: project.id, kind: compute(project.datacenterId).firewallKind }, query.VpcHostId),
  )
}
