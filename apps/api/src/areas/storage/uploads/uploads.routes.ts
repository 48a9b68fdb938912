import type { FastifyInstance } from 'fastify'
import { storageUploadCalls as calls } from '@sarv/contract/storage/uploads/uploads.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { openBucket } from '../buckets/open-bucket.service.ts'
import { askStore, storeIsAsked } from '../ask-store.service.ts'
import { beginUpload, completeUpload, linksToParts } from './uploads.service.ts'

export const storageUploadRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  implement(
    app,
    calls.storageUploadBegin,
    async ({ project, params, body }) =>
      beginUpload(await openBucket(dependencies, project, params.storageHostId), body),
    storeIsAsked,
  )

  implement(
    app,
    calls.storageUploadLinks,
    async ({ project, params, body }) =>
      linksToParts(await openBucket(dependencies, project, params.storageHostId), body),
    { ...storeIsAsked, audit: false },
  )

  implement(app, calls.storageUploadParts, async ({ project, params, query }) => {
    const { engine, place } = await openBucket(dependencies, project, params.storageHostId)
    const upload = { key: query.Key, uploadId: query.Upload }
    const parts = await askStore((signal) => engine.listParts(place, upload, signal))
    return parts.map(({ number, bytes }) => ({ number, bytes }))
  })

  implement(
    app,
    calls.storageUploadComplete,
    async ({ project, params, body }) =>
      completeUpload(await openBucket(dependencies, project, params.storageHostId), body),
    storeIsAsked,
  )

  implement(
    app,
    calls.storageUploadAbort,
    async ({ project, params, body }) => {
      const { engine, place } = await openBucket(dependencies, project, params.storageHostId)
      await askStore((signal) => engine.abortUpload(place, body, signal))
    },
    storeIsAsked,
  )

  implement(app, calls.storageUploadList, async ({ project, params }) => {
    const { engine, place } = await openBucket(dependencies, project, params.storageHostId)
    const uploads = await askStore((signal) => engine.listUploads(place, { prefix: '' }, signal))
    return uploads.map(({ key, uploadId, begunAt }) => ({ key, uploadId, createDate: toWire(begunAt) }))
  })
}
