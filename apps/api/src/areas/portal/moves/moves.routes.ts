import type { FastifyInstance } from 'fastify'
import { objectKinds, serviceOfKind, type ObjectKind } from '@sarv/contract/objects'
import { moveCalls } from '@sarv/contract/portal/moves/moves.calls'
import { readServices } from '@sarv/contract/portal/moves/moves.rules'
import { serviceType } from '@sarv/contract/service-types'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { rehearseMove, startMoves } from './moves.service.ts'

/** What the log calls a service of this type. */
const objectKindOf = (type: string): ObjectKind | undefined =>
  objectKinds.find((kind) => {
    const name = serviceOfKind(kind)
    return name !== undefined && serviceType[name] === type
  })

export const moveRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { db, movableKinds: kinds } = dependencies

  implement(app, moveCalls.serviceMoveRehearse, ({ actor, project, query }) =>
    rehearseMove(
      db,
      { kinds, engines: dependencies, actor, project },
      { services: readServices(query.Services) ?? [], targetProjectId: query.TargetProjectId },
    ),
  )

  implement(app, moveCalls.serviceMove, async ({ trx, actor, project, body, note }) => {
    const { started, from, to } = await startMoves(trx, { kinds, engines: dependencies, actor, project }, body)
    const objects = body.services.flatMap(({ serviceType, serviceId: id }) => {
      const kind = objectKindOf(serviceType)
      return kind ? [{ kind, id }] : []
    })
    note({ objects, before: { project: from.name }, after: { project: to.name } })
    return started
  })
}
