import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { etagOfParts } from '../../s3/uploads.ts'
import { buildXml, listOf, textOf } from '../../s3/xml.ts'
import type { SandboxQuery } from '../store.ts'
import { encoderFor, encodingOf, keptHeaders, quoted } from './buckets.http.ts'
import { checkWrite } from './conditions.ts'
import type { ReceivedFile } from './files.ts'
import { checkRoomAhead, rangeOf, readSource, versionHeader } from './objects.http.ts'
import { Refusal } from './refusal.ts'
import { announcedBytes, headerOf, queryOf, readXml, receiveBody, reply, type BucketRequest } from './request.ts'
import { checkRoom, findBucket, findObject, insertObject } from './rows.ts'

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

/** The part of the upload that a request writes, once there is room for it. */
const keepPart = async (
  request: BucketRequest,
  announced: number,
  receive: () => Promise<Pick<ReceivedFile, 'file' | 'bytes' | 'md5'>>,
): Promise<void> => {
  const { context, bucket } = request
  const number = Number(queryOf(request, 'partNumber'))
  if (!Number.isInteger(number) || number < 1 || number > mostParts) throw new Refusal('InvalidArgument', 'partNumber')
  const { id } = await needUpload(request, context.store.query)
  const [before] = await partsOf(context.store.query, id, number - 1, 1)
  // One that is sent again takes the place of the first.
  const freedBytes = before?.number === number ? before.bytes : 0
  await checkRoomAhead(request, { bytes: announced - freedBytes, objects: 0 })
  const { file, bytes, md5 } = await receive()
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
}

export const writePart = async (request: BucketRequest): Promise<void> => {
  let headers: Record<string, string> = {}
  await keepPart(request, announcedBytes(request), async () => {
    const received = await receiveBody(request)
    headers = { etag: quoted(received.md5), ...received.checksums }
    return received
  })
  reply(request, 200, { headers })
}

/** All of another object, or a range of it, which must lie in it whole. */
export const copyPart = async (request: BucketRequest): Promise<void> => {
  const { context } = request
  const source = await readSource(request)
  const asked = headerOf(request, 'x-amz-copy-source-range')
  const range = rangeOf(asked, source.bytes)
  if (asked !== undefined && (!range || asked !== `bytes=${range.start}-${range.end}`))
    throw new Refusal('InvalidArgument', 'x-amz-copy-source-range')
  const { start, end } = range ?? { start: 0, end: source.bytes - 1 }
  let etag = ''
  await keepPart(request, end - start + 1, async () => {
    const received = await context.files.receive(Readable.from(context.files.read(source.files, start, end)))
    etag = quoted(received.md5)
    return received
  })
  const body = buildXml('CopyPartResult', { LastModified: context.now().toISOString(), ETag: etag })
  reply(request, 200, { body })
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
    Key: encoderFor(request)(key),
    ...encodingOf(request),
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
  const wanted = listOf(await readXml(request), 'Part').map((part) => ({
    number: Number(textOf(part, 'PartNumber')),
    etag: textOf(part, 'ETag').replaceAll('"', ''),
  }))
  const { etag, version, freed } = await context.store.transaction(async (query) => {
    const upload = await needUpload(request, query, 'for update')
    const arrived = await partsOf(query, upload.id)
    const parts = chosenParts(wanted, arrived)
    const present = await findBucket(query, bucket.name)
    if (present?.id !== bucket.id) throw new Refusal('NoSuchBucket')
    // Its bytes were counted as parts already.
    await checkRoom(query, bucket.spaceId, { bytes: 0, objects: 1 })
    checkWrite(request, await findObject(query, bucket.id, upload.key))
    const made = etagOfParts(parts)
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
    const announced = headerOf(request, 'x-amz-mp-object-size')
    if (announced !== undefined && Number(announced) !== bytes) throw new Refusal('InvalidRequest')
    const inserted = await insertObject(query, present, {
      key: upload.key,
      files: parts.map(({ file, bytes }) => ({ file, bytes })),
      bytes,
      etag: made,
      headers: upload.headers,
      createdAt: context.now(),
    })
    await query('delete from sandbox.storage_uploads where id = $1', [upload.id])
    const unused = arrived.filter((part) => !parts.includes(part)).map(({ file }) => file)
    return { etag: made, version: inserted.version, freed: [...inserted.freed, ...unused] }
  })
  await context.files.remove(freed)
  const body = buildXml('CompleteMultipartUploadResult', { Bucket: bucket.name, Key: request.key, ETag: quoted(etag) })
  reply(request, 200, { headers: versionHeader(request, version), body })
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
  const encode = encoderFor(request)
  const body = buildXml('ListMultipartUploadsResult', {
    Bucket: request.bucket.name,
    Prefix: encode(queryOf(request, 'prefix')),
    ...encodingOf(request),
    IsTruncated: false,
    Upload: (rows as UploadRow[]).map(({ id, key, createdAt }) => ({
      Key: encode(key),
      UploadId: id,
      Initiated: createdAt.toISOString(),
    })),
  })
  reply(request, 200, { body })
}
