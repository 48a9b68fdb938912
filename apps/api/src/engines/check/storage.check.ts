import { AwsClient } from 'aws4fetch'
import { newAccessKey, spaceTag, type KeyRights } from '../../ports/storage/spaces.engine.ts'
import type { StorageEngine } from '../../ports/storage/storage.engine.ts'
import { runSteps, type CheckReport, type CheckStep } from './steps.ts'
import { must } from './target.ts'

export interface StorageCheckOptions {
  signal: AbortSignal
  /** What takes longer than this does not work. */
  stepMs?: number
  say: (report: CheckReport) => void
}

const statusOf = async (url: string, init: RequestInit = {}): Promise<number> => {
  const answer = await fetch(url, init)
  await answer.body?.cancel()
  return answer.status
}

const mib = 1024 * 1024

const openToAll =
  '<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>PUT</AllowedMethod></CORSRule></CORSConfiguration>'

const stepsOn = (engine: StorageEngine): CheckStep[] => {
  // Another one each time: what a broken check left behind does not spoil the next. No project has the id 0.
  const id = Math.floor(Date.now() / 1000)
  const place = { spaceTag: spaceTag(0, id), bucket: `sarv-check-${id}` }
  const accessKey = newAccessKey()
  const publicUrl = `${engine.connection.endpoint}/${place.bucket}/open/file`
  const write = async (key: string, body: string, signal: AbortSignal) => {
    const url = await engine.linkToPut(place, key, { seconds: 300 }, signal)
    must((await statusOf(url, { method: 'PUT', body, signal })) === 200, `${key} could not be written`)
  }
  const spec = { tag: place.spaceTag, name: 'sarv-check', maxBytes: 100 * mib, maxObjects: 100, maxBuckets: 1 }
  /** A key of a customer's program; answers the status of what it asks for. */
  const programWith = async (rights: KeyRights, signal: AbortSignal) => {
    const key = { accessKey: newAccessKey(), rights }
    const { secretKey } = await engine.createKey(place.spaceTag, key, signal)
    const { endpoint, region } = engine.connection
    const aws = new AwsClient({
      accessKeyId: key.accessKey,
      secretAccessKey: secretKey,
      service: 's3',
      region,
      retries: 0,
    })
    return async (method: string, path: string, body?: string): Promise<number> => {
      const answer = await aws.fetch(`${endpoint}/${path}`, { method, signal, ...(body !== undefined && { body }) })
      await answer.body?.cancel()
      return answer.status
    }
  }
  return [
    {
      name: 'space',
      run: async (signal) => {
        await engine.putSpace(spec, signal)
        must(
          (await engine.getSpace(place.spaceTag, signal))?.maxBytes === spec.maxBytes,
          'its limits are not as asked for',
        )
      },
    },
    {
      name: 'bucket',
      needs: ['space'],
      run: async (signal) => {
        await engine.createBucket(place, signal)
        const lost = await engine.lostGuards(place, signal)
        must(lost.length === 0, `it does not keep what guards it: ${lost.join(', ')}`)
      },
    },
    {
      name: 'key that writes',
      needs: ['bucket'],
      run: async (signal) => {
        // As an order ends: the space has its bucket, and may have no other.
        await engine.putSpace({ ...spec, maxBuckets: 0 }, signal)
        const ask = await programWith('readWrite', signal)
        must((await ask('PUT', `${place.bucket}/own`, 'x')) === 200, 'it does not write')
        must((await ask('DELETE', `${place.bucket}/own`)) === 204, 'it does not delete what it wrote')
        must((await ask('PUT', `${place.bucket}?cors=`, openToAll)) === 403, 'it lets every page into the bucket')
        must((await ask('PUT', `${place.bucket}-more`)) >= 400, 'it makes another bucket')
        must(
          (await ask('DELETE', place.bucket)) === 403,
          'it deletes the bucket, and could make it again open to everybody',
        )
        const lost = await engine.lostGuards(place, signal)
        must(lost.length === 0, `it took away what guards the bucket: ${lost.join(', ')}`)
      },
    },
    {
      name: 'links',
      needs: ['bucket'],
      run: async (signal) => {
        await write('open/file', 'hello', signal)
        const url = await engine.linkToGet(place, 'open/file', { seconds: 300 }, signal)
        must((await (await fetch(url, { signal })).text()) === 'hello', 'it reads otherwise than it was written')
        const { objects } = await engine.listObjects(place, { prefix: '', hasFolders: false, limit: 10 }, signal)
        must(objects.length === 1, 'it is not in the list')
      },
    },
    {
      name: 'key',
      needs: ['links'],
      run: async (signal) => {
        await engine.createKey(place.spaceTag, { accessKey, rights: 'read' }, signal)
        const url = await engine.linkToGet(place, 'open/file', { seconds: 300, accessKey }, signal)
        must((await statusOf(url, { signal })) === 200, 'it does not read')
        const writing = await engine.linkToPut(place, 'open/file', { seconds: 300, accessKey }, signal)
        must((await statusOf(writing, { method: 'PUT', body: 'x', signal })) === 403, 'it writes, but must only read')
        await engine.deleteKey(place.spaceTag, accessKey, signal)
        must((await statusOf(url, { signal })) === 403, 'it still reads after it was deleted')
      },
    },
    {
      name: 'public access',
      needs: ['links'],
      run: async (signal) => {
        must((await statusOf(publicUrl, { signal })) === 403, 'anybody reads a closed bucket')
        await engine.setPublicPrefixes(place, ['open/'], signal)
        must((await statusOf(publicUrl, { signal })) === 200, 'nobody reads an open one')
      },
    },
    {
      name: 'upload in parts',
      needs: ['bucket'],
      run: async (signal) => {
        const upload = await engine.beginUpload(place, { key: 'parts' }, signal)
        const links = await engine.linksToParts(place, { ...upload, numbers: [1, 2] }, { seconds: 300 }, signal)
        for (const { url } of links) await statusOf(url, { method: 'PUT', body: 'x'.repeat(5 * mib), signal })
        const parts = await engine.listParts(place, upload, signal)
        await engine.completeUpload(place, { ...upload, parts }, signal)
        must((await engine.getObject(place, 'parts', signal))?.bytes === 10 * mib, 'it is not whole')
      },
    },
    {
      name: 'versions, lifecycle, CORS',
      needs: ['bucket'],
      run: async (signal) => {
        await engine.setVersions(place, true, signal)
        await engine.setLifecycle(
          place,
          [{ id: 'check', prefix: 'logs/', isEnabled: true, expireAfterDays: 30 }],
          signal,
        )
        await engine.setCors(place, [], signal)
        const settings = await engine.getBucket(place, signal)
        must(settings?.hasVersions === true && settings.lifecycle.length === 1, 'they are not as they were set')
        await write('twice', 'one', signal)
        await write('twice', 'two', signal)
        const { versions } = await engine.listVersions(place, { prefix: 'twice', limit: 10 }, signal)
        must(versions.length === 2, 'the older version is not kept')
      },
    },
    { name: 'usage', needs: ['links'], run: (signal) => engine.getUsage(place.spaceTag, signal) },
    {
      name: 'suspend, resume',
      needs: ['public access'],
      run: async (signal) => {
        const url = await engine.linkToGet(place, 'open/file', { seconds: 300 }, signal)
        await engine.suspendSpace(place.spaceTag, signal)
        for (const each of [url, publicUrl])
          must((await statusOf(each, { signal })) === 403, 'a suspended space still answers')
        await engine.resumeSpace(place.spaceTag, signal)
        must((await statusOf(url, { signal })) === 200, 'a resumed space does not answer')
      },
    },
    {
      name: 'clearing away',
      isAlways: true,
      run: async (signal) => {
        await engine.deleteSpace(place.spaceTag, signal)
        must((await engine.getSpace(place.spaceTag, signal)) === undefined, 'the space is still there')
      },
    },
  ]
}

/** Uses everything of an object store once, as a customer would, and leaves nothing behind. */
export const checkStorage = (engine: StorageEngine, options: StorageCheckOptions): Promise<boolean> => {
  const { signal, stepMs = 2 * 60_000, say } = options
  return runSteps(stepsOn(engine), { say, signal, stepMs })
}
