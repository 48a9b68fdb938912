import { createHash } from 'node:crypto'
import type { Place } from '../../ports/storage/buckets.engine.ts'
import type { UploadPart, UploadPort, UploadRef } from '../../ports/storage/uploads.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'
import { bucketOf, objectOf, type S3Context } from './context.ts'
import { checkSeconds, unquoted } from './objects.ts'
import { refusalOf } from './refusals.ts'
import { buildXml, listOf, parseXml, textOf } from './xml.ts'

const partsPerPage = 1000

/** What S3 makes of the parts' own: so an object tells which upload it came from. */
export const etagOfParts = (parts: readonly UploadPart[]): string => {
  const hash = createHash('md5')
  for (const { etag } of parts) hash.update(Buffer.from(etag, 'hex'))
  return `${hash.digest('hex')}-${parts.length}`
}

export const uploadMethods = ({ client, credentialsOf }: S3Context): UploadPort => {
  const house = (place: Place, signal: AbortSignal) => credentialsOf(place.spaceTag, undefined, signal)

  const isThere = async (place: Place, { key }: UploadRef, parts: readonly UploadPart[], signal: AbortSignal) => {
    const call = { method: 'HEAD' as const, path: objectOf(place, key) }
    const found = await client.find(call, await house(place, signal), signal)
    return unquoted(found?.header('etag') ?? '') === etagOfParts(parts)
  }

  const listParts: UploadPort['listParts'] = async (place, { key, uploadId }, signal) => {
    const parts: (UploadPart & { bytes: number })[] = []
    const as = await house(place, signal)
    for (let after = 0; ; after = parts.at(-1)?.number ?? after) {
      const query = { uploadId, 'max-parts': partsPerPage, 'part-number-marker': after }
      const { body } = await client.call({ method: 'GET', path: objectOf(place, key), query }, as, signal)
      const page = parseXml(body)
      for (const part of listOf(page, 'Part'))
        parts.push({
          number: Number(textOf(part, 'PartNumber')),
          etag: unquoted(textOf(part, 'ETag')),
          bytes: Number(textOf(part, 'Size')),
        })
      if (textOf(page, 'IsTruncated') !== 'true' || listOf(page, 'Part').length === 0) return parts
    }
  }

  return {
    beginUpload: async (place, { key, contentType }, signal) => {
      const { body } = await client.call(
        {
          method: 'POST',
          path: objectOf(place, key),
          query: { uploads: '' },
          ...(contentType !== undefined && { headers: { 'content-type': contentType } }),
          isSafe: false,
        },
        await house(place, signal),
        signal,
      )
      return { key, uploadId: textOf(parseXml(body), 'UploadId') }
    },

    linksToParts: async (place, { key, uploadId, numbers }, { seconds, accessKey }, signal) => {
      checkSeconds(seconds)
      const as = await credentialsOf(place.spaceTag, accessKey, signal)
      return Promise.all(
        numbers.map(async (number) => ({
          number,
          url: await client.sign(
            { method: 'PUT', path: objectOf(place, key), query: { partNumber: number, uploadId } },
            as,
            seconds,
          ),
        })),
      )
    },

    listParts,

    completeUpload: async (place, { key, uploadId, parts }, signal) => {
      const body = buildXml('CompleteMultipartUpload', {
        Part: parts.map(({ number, etag }) => ({ PartNumber: number, ETag: `"${etag}"` })),
      })
      const call = { method: 'POST' as const, path: objectOf(place, key), query: { uploadId }, body }
      try {
        const answer = await client.call(call, await house(place, signal), signal)
        // Putting many parts together takes long: the answer may begin well and end in an error.
        if (textOf(parseXml(answer.body), 'Code') !== '') throw refusalOf(`completing ${key}`, 500, answer.body)
      } catch (error) {
        const isUnclear = error instanceof EngineError && (error.retryable || error.code === 'not_found')
        if (!isUnclear) throw error
        if (await isThere(place, { key, uploadId }, parts, signal)) return
        // Ceph has an internal error where there is no such upload; asked for its parts it says so.
        await listParts(place, { key, uploadId }, signal)
        throw error
      }
    },

    abortUpload: async (place, { key, uploadId }, signal) => {
      const call = { method: 'DELETE' as const, path: objectOf(place, key), query: { uploadId } }
      await client.find(call, await house(place, signal), signal)
    },

    listUploads: async (place, { prefix }, signal) => {
      const call = {
        method: 'GET' as const,
        path: bucketOf(place),
        query: { uploads: '', prefix, 'max-uploads': 1000 },
      }
      const { body } = await client.call(call, await house(place, signal), signal)
      return listOf(parseXml(body), 'Upload').map((node) => ({
        key: textOf(node, 'Key'),
        uploadId: textOf(node, 'UploadId'),
        begunAt: new Date(textOf(node, 'Initiated')),
      }))
    },
  }
}
