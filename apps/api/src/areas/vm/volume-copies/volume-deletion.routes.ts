import type { FastifyInstance } from 'fastify'
import { volumeCalls } from '@sarv/contract/vm/volumes/volumes.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { deleteVolume, quoteVolumeDelete } from './volume-deletion.service.ts'

export const volumeDeletionRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(
    app,
    volumeCalls.volumeDelete,
    ({ trx, actor, project, params }) => deleteVolume(trx, { actor, project, id: params.id }),
    { dryRun: ({ actor, project, params }) => quoteVolumeDelete(db, { actor, project, id: params.id }) },
  )
}
