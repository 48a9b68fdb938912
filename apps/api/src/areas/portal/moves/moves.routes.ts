import type { FastifyInstance } from 'fastify'
import { moveCalls } from '@sarv/contract/portal/moves/moves.calls'
import { readServices } from '@sarv/contract/portal/moves/moves.rules'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { rehearseMove, startMoves } from './moves.service.ts'

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
    const started = await startMoves(trx, { kinds, engines: dependencies, actor, project }, body)
    note({ alsoInProject: body.targetProjectId })
    return started
  })
}
