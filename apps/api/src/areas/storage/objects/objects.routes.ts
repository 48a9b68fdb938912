import type { FastifyInstance } from 'fastify'
import { storageObjectCalls as calls } from '@sarv/contract/storage/objects/objects.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { moreThanAFew } from '../../../http/step-up.ts'
import { startOperation } from '../../../services/service.ts'
import { bucketService } from '../buckets/buckets.definition.ts'
import { openBucket } from '../buckets/open-bucket.service.ts'
import { accessKeyOf } from '../bucket-keys/bucket-keys.service.ts'
import { storeIsAsked } from '../ask-store.service.ts'
import { deleteFoldersOperation, moveObjectsOperation } from './objects.operations.ts'
import { objectsText } from './objects.fa.ts'
import {
  copyObject,
  createFolder,
  deleteObjects,
  getObject,
  linkToRead,
  listObjects,
  listVersions,
  refuseMove,
  share,
} from './objects.service.ts'

/** The second thing that an operation's sentence names: the first of several, and how many others. */
const severalAsOne = ([first = '', ...others]: readonly string[]): string =>
  others.length > 0 ? [first, objectsText.others(others.length)].join(' ') : first

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
    { ...storeIsAsked, things: ({ body }) => body.objects.length },
  )

  implement(
    app,
    calls.storageFolderDelete,
    ({ trx, actor, project, params, body }) =>
      startOperation(
        trx,
        { actor, project, id: params.storageHostId },
        bucketService,
        { action: 'use', operation: deleteFoldersOperation },
        async () => ({ prefixes: body.prefixes, otherName: severalAsOne(body.prefixes) }),
      ),
    { things: () => moreThanAFew },
  )

  implement(app, calls.storageObjectMove, {
    // The store is asked before our transaction: nothing of ours waits for it.
    prepare: async ({ project, params, body }) =>
      refuseMove(await openBucket(dependencies, project, params.storageHostId), body),
    handle: ({ trx, actor, project, params, body }) =>
      startOperation(
        trx,
        { actor, project, id: params.storageHostId },
        bucketService,
        { action: 'use', operation: moveObjectsOperation },
        async () => ({ ...body, otherName: severalAsOne(body.moves.map(({ from }) => from)) }),
      ),
  })
}
