import type { FastifyInstance } from 'fastify'
import { bucketSettingsCalls as calls } from '@sarv/contract/storage/bucket-settings/bucket-settings.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { moreThanAFew } from '../../../http/step-up.ts'
import { implement } from '../../../http/implement.ts'
import { setBucketPublic } from '../buckets/buckets.store.ts'
import { openBucket } from '../buckets/open-bucket.service.ts'
import { askStore, storeIsAsked } from '../ask-store.service.ts'
import { readSettings, setCors, setLifecycle, setPublicPrefixes } from './bucket-settings.service.ts'

export const bucketSettingsRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { db } = dependencies

  implement(app, calls.storageSettingsGet, async ({ project, params }) =>
    readSettings(await openBucket(dependencies, project, params.storageHostId)),
  )

  implement(
    app,
    calls.storageSettingsEditVersions,
    async ({ project, params, body }) => {
      const { engine, place } = await openBucket(dependencies, project, params.storageHostId)
      await askStore((signal) => engine.setVersions(place, body.isOn, signal))
    },
    storeIsAsked,
  )

  implement(
    app,
    calls.storageSettingsEditLifecycle,
    async ({ project, params, body }) =>
      setLifecycle(await openBucket(dependencies, project, params.storageHostId), body),
    // No rule deletes nothing; any other may delete everything by tomorrow.
    { ...storeIsAsked, things: ({ body }) => (body.rules.length === 0 ? 0 : moreThanAFew) },
  )

  implement(
    app,
    calls.storageSettingsEditCors,
    async ({ project, params, body }) => setCors(await openBucket(dependencies, project, params.storageHostId), body),
    storeIsAsked,
  )

  implement(
    app,
    calls.storageSettingsEditPublic,
    async ({ project, params, body }) => {
      const open = await openBucket(dependencies, project, params.storageHostId)
      await setPublicPrefixes(open, body.prefixes)
      await setBucketPublic(db, { projectId: project.id, id: open.bucket.id }, body.prefixes)
    },
    storeIsAsked,
  )
}
