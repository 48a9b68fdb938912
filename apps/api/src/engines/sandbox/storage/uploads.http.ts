import { randomUUID } from 'node:crypto'
import { etagOfParts } from '../../s3/uploads.ts'
import { buildXml, listOf, parseXml, textOf } from '../../s3/xml.ts'
import type { SandboxQuery } from '../store.ts'
import { keptHeaders, quoted } from './buckets.http.ts'
import { checkRoomAhead } from './objects.http.ts'
import { Refusal } from './refusal.ts'
import { announcedBytes, queryOf, readDocument, receiveBody, reply, type BucketRequest } from './request.ts'
import { checkRoom, findBucket, insertObject } from './rows.ts'

/** Of every part but the last. */
const smallestPart = 5 * 1024 * 1024
const mostParts = 10_000
const partsPerPage = 1000

interface UploadRow {
  id: string
  key: string
  headers: Record<string, string>
  createdAt: Date
}

interface PartRow {
  number: number
  file: string
  bytes: number
  etag: string
}

const needUpload = async (request: BucketRequest, query: SandboxQuery, lock: '' | 'for update' | 'for share' = '') => {
  const { rows } = await query(
    `select id, key, headers, created_at as "createdAt" from sandbox.storage_uploads
     where id = $1 and bucket_id = $2 and key = $3 ${lock}`,
    [queryOf(request, 'uploadId'), request.bucket.id, request.key],
  )
  const [upload] = rows as UploadRow[]
  if (!upload) throw new Refusal('NoSuchUpload')
  return upload
}

const partsOf = async (query: SandboxQuery, uploadId: string, after = 0, limit = mostParts): Promise<PartRow[]> => {
  const { rows } = await query(
    `select number, file, bytes::float8 as bytes, etag from sandbox.storage_parts
     where upload_id = $1 and number > $2 order by number limit $3`,
    [uploadId, after, limit],
  )
  return rows as PartRow[]
}

export const beginUpload = async (request: BucketRequest): Promise<void> => {
  const { context, bucket, key } = request
  const id = randomUUID()
  await context.store.query(
    `insert into sandbox.storage_uploads (id, bucket_id, key, headers, created_at) values ($1, $2, $3, $4::jsonb, $5)`,
    [id, bucket.id, key, JSON.stringify(keptHeaders(request)), context.now()],
  )
  const body = buildXml('InitiateMultipartUploadResult', { Bucket: bucket.name, Key: key, UploadId: id })
  reply(request, 200, { body })
}

export const writePart = async (request: BucketRequest): Promise<void> => {
  const { context, bucket } = request
  const number = Number(queryOf(request, 'partNumber'))
  if (!Number.isInteger(number) || number < 1 || number > mostParts) throw new Refusal('InvalidArgument', 'partNumber')
  const { id } = await needUpload(request, context.store.query)
  const [before] = await partsOf(context.store.query, id, number - 1, 1)
  // One that is sent again takes the place of the first.
  const freedBytes = before?.number === number ? before.bytes : 0
  await checkRoomAhead(request, { bytes: announcedBytes(request) - freedBytes, objects: 0 })
  const { file, bytes, md5 } = await receiveBody(request)
  try {
    const replaced = await context.store.transaction(async (query) => {
      await needUpload(request, query, 'for share')
      const { rows } = await query(
        'delete from sandbox.storage_parts where upload_id = $1 and number = $2 returning file',
        [id, number],
      )
      await checkRoom(query, bucket.spaceId, { bytes, objects: 0 })
      await query(
        'insert into sandbox.storage_parts (upload_id, number, file, bytes, etag) values ($1, $2, $3, $4, $5)',
        [id, number, file, bytes, md5],
      )
      return (rows as { file: string }[]).map((row) => row.file)
    })
    await context.files.remove(replaced)
  } catch (error) {
    await context.files.remove([file])
    throw error
  }
  reply(request, 200, { headers: { etag: quoted(md5) } })
}

export const listParts = async (request: BucketRequest): Promise<void> => {
  const { query } = request.context.store
  const { id, key } = await needUpload(request, query)
  const after = Number(queryOf(request, 'part-number-marker')) || 0
  const limit = Math.min(partsPerPage, Number(queryOf(request, 'max-parts')) || partsPerPage)
  const found = await partsOf(query, id, after, limit + 1)
  const parts = found.slice(0, limit)
  const body = buildXml('ListPartsResult', {
    Bucket: request.bucket.name,
    Key: key,
    UploadId: id,
    PartNumberMarker: after,
    NextPartNumberMarker: parts.at(-1)?.number ?? 0,
    MaxParts: limit,
    IsTruncated: found.length > limit,
    Part: parts.map(({ number, etag, bytes }) => ({ PartNumber: number, ETag: quoted(etag), Size: bytes })),
  })
  reply(request, 200, { body })
}

/** The parts that were named, in the order that they were named in. */
const chosenParts = (wanted: { number: number; etag: string }[], arrived: readonly PartRow[]): PartRow[] => {
  const byNumber = new Map(arrived.map((part) => [part.number, part]))
  const chosen = wanted.map(({ number, etag }, index) => {
    const part = byNumber.get(number)
    const isInOrder = index === 0 || number > wanted[index - 1]!.number
    if (!part || part.etag !== etag || !isInOrder) throw new Refusal('InvalidPart')
    return part
  })
  if (chosen.length === 0) throw new Refusal('MalformedXML')
  if (chosen.slice(0, -1).some(({ bytes }) => bytes < smallestPart)) throw new Refusal('EntityTooSmall')
  return chosen
}

/** No byte is moved: the object is its parts, one after the other. */
export const completeUpload = async (request: BucketRequest): Promise<void> => {
  const { context, bucket } = request
  const wanted = listOf(parseXml(await readDocument(request)), 'Part').map((part) => ({
    number: Number(textOf(part, 'PartNumber')),
    etag: textOf(part, 'ETag').replaceAll('"', ''),
  }))
  const { etag, freed } = await context.store.transaction(async (query) => {
    const upload = await needUpload(request, query, 'for update')
    const arrived = await partsOf(query, upload.id)
    const parts = chosenParts(wanted, arrived)
    const present = await findBucket(query, bucket.name)
    if (present?.id !== bucket.id) throw new Refusal('NoSuchBucket')
    // Its bytes were counted as parts already.
    await checkRoom(query, bucket.spaceId, { bytes: 0, objects: 1 })
    const made = etagOfParts(parts)
    const inserted = await insertObject(query, present, {
      key: upload.key,
      files: parts.map(({ file, bytes }) => ({ file, bytes })),
      bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
      etag: made,
      headers: upload.headers,
      createdAt: context.now(),
    })
    await query('delete from sandbox.storage_uploads where id = $1', [upload.id])
    const unused = arrived.filter((part) => !parts.includes(part)).map(({ file }) => file)
    return { etag: made, freed: [...inserted.freed, ...unused] }
  })
  await context.files.remove(freed)
  const body = buildXml('CompleteMultipartUploadResult', { Bucket: bucket.name, Key: request.key, ETag: quoted(etag) })
  reply(request, 200, { body })
}

export const abortUpload = async (request: BucketRequest): Promise<void> => {
  const { context } = request
  const files = await context.store.transaction(async (query) => {
    const { id } = await needUpload(request, query, 'for update')
    const parts = await partsOf(query, id)
    await query('delete from sandbox.storage_uploads where id = $1', [id])
    return parts.map(({ file }) => file)
  })
  await context.files.remove(files)
  reply(request, 204)
}

export const listUploads = async (request: BucketRequest): Promise<void> => {
  const { rows } = await request.context.store.query(
    `select id, key, created_at as "createdAt" from sandbox.storage_uploads
     where bucket_id = $1 and starts_with(key, $2) order by key, created_at limit 1000`,
    [request.bucket.id, queryOf(request, 'prefix')],
  )
  const body = buildXml('ListMultipartUploadsResult', {
    Bucket: request.bucket.name,
    IsTruncated: false,
    Upload: (rows as UploadRow[]).map(({ id, key, createdAt }) => ({
      Key: key,
      UploadId: id,
      Initiated: createdAt.toISOString(),
    })),
  })
  reply(request, 200, { body })
}
