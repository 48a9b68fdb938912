import type { FastifyInstance } from 'fastify'
import { storageObjectCalls as calls } from '@sarv/contract/storage/objects/objects.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { startOperation } from '../../../services/service.ts'
import { bucketService } from '../buckets/buckets.definition.ts'
import { deleteFolderOperation } from '../buckets/buckets.operations.ts'
import { openBucket } from '../buckets/open-bucket.service.ts'
import { accessKeyOf } from '../bucket-keys/bucket-keys.service.ts'
import { storeIsAsked } from '../ask-store.service.ts'
import {
  copyObject,
  createFolder,
  deleteObjects,
  getObject,
  linkToRead,
  listObjects,
  listVersions,
  share,
} from './objects.service.ts'

export const storageObjectRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { db } = dependencies

  implement(app, calls.storageObjectList, async ({ project, params, query }) =>
    listObjects(await openBucket(dependencies, project, params.storageHostId), query),
  )

  implement(app, calls.storageObjectGet, async ({ project, params, query }) =>
    getObject(await openBucket(dependencies, project, params.storageHostId), query.Key),
  )

  implement(app, calls.storageObjectVersions, async ({ project, params, query }) =>
    listVersions(await openBucket(dependencies, project, params.storageHostId), query),
  )

  implement(app, calls.storageObjectLink, async ({ project, params, query }) =>
    linkToRead(await openBucket(dependencies, project, params.storageHostId), query),
  )

  implement(
    app,
    calls.storageObjectShare,
    async ({ project, params, body }) => {
      const open = await openBucket(dependencies, project, params.storageHostId)
      const accessKey = body.storageKeyId === undefined ? undefined : await accessKeyOf(db, open, body.storageKeyId)
      return share(open, body, accessKey)
    },
    { ...storeIsAsked, noIdempotency: 'the answer is a way in for whoever has it' },
  )

  implement(
    app,
    calls.storageFolderCreate,
    async ({ project, params, body }) =>
      createFolder(await openBucket(dependencies, project, params.storageHostId), body.prefix),
    storeIsAsked,
  )

  implement(
    app,
    calls.storageObjectCopy,
    async ({ project, params, body }) =>
      copyObject(await openBucket(dependencies, project, params.storageHostId), body),
    storeIsAsked,
  )

  implement(
    app,
    calls.storageObjectDelete,
    async ({ project, params, body }) =>
      deleteObjects(await openBucket(dependencies, project, params.storageHostId), body.objects),
    storeIsAsked,
  )

  implement(app, calls.storageFolderDelete, ({ trx, actor, project, params, body }) =>
    startOperation(
      trx,
      { actor, project, id: params.storageHostId },
      bucketService,
      { action: 'use', operation: deleteFolderOperation },
      async () => ({ prefix: body.prefix, otherName: body.prefix }),
    ),
  )
}
