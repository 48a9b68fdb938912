import type { FastifyInstance } from 'fastify'
import { bucketKeyCalls as calls } from '@sarv/contract/storage/bucket-keys/bucket-keys.calls'
import { storageKeyRights } from '@sarv/contract/storage/storage.enums'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { implement } from '../../../http/implement.ts'
import { findBucket } from '../buckets/buckets.store.ts'
import { openBucket } from '../buckets/open-bucket.service.ts'
import { storeIsAsked } from '../ask-store.service.ts'
import { createKey, deleteKey, rotateKey } from './bucket-keys.service.ts'
import { listKeys } from './bucket-keys.store.ts'

const answersSecret = {
  ...storeIsAsked,
  noIdempotency: 'the answer is the secret itself, which is shown once',
} as const

export const storageKeyRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { db } = dependencies

  implement(app, calls.storageKeyList, async ({ project, params: { storageHostId } }) => {
    const projectId = project.id
    if (!(await findBucket(db, { projectId, id: storageHostId }))) throw new AppError('not_found')
    const keys = await listKeys(db, { projectId, bucketId: storageHostId })
    return keys.map(({ id, name, accessKey, rightsId, endsAt, createdAt }) => ({
      id,
      accessKey,
      createDate: toWire(createdAt),
      name,
      rightsId,
      endDate: endsAt && toWire(endsAt),
    }))
  })

  implement(
    app,
    calls.storageKeyCreate,
    async ({ project, params, body, actor }) =>
      createKey(db, await openBucket(dependencies, project, params.storageHostId), {
        ...(body ?? { rightsId: storageKeyRights.id.readWrite }),
        madeBy: actor.userId,
      }),
    answersSecret,
  )

  implement(
    app,
    calls.storageKeyRotate,
    async ({ project, params, body: { overlapHours }, actor: { roles, userId } }) =>
      rotateKey(db, await openBucket(dependencies, project, params.storageHostId), params.id, {
        overlapHours,
        roles,
        userId,
      }),
    answersSecret,
  )

  implement(
    app,
    calls.storageKeyDelete,
    async ({ project, params }) =>
      deleteKey(db, await openBucket(dependencies, project, params.storageHostId), params.id),
    storeIsAsked,
  )
}
