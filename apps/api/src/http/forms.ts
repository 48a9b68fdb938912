import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform, type Readable, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { attachmentBytes } from '@sarv/contract/limits'
import { AppError } from '../errors/app-error.ts'

const megabyte = 1024 * 1024
/** The largest attachment, and room for the other fields of its form. */
const formLimitBytes = attachmentBytes + megabyte
/** A byte more than is taken: one that is only a little too large is told so by its field. */
const fileLimitBytes = attachmentBytes + 1
const fieldLimitBytes = 256 * 1024
const mostParts = 40
/** Of a process that was killed while somebody uploaded. */
const abandonedAfterMs = 3600_000
const namePrefix = 'sarv-upload-'

const mediaType = 'multipart/form-data'
const browserFormType = 'application/x-www-form-urlencoded'

export const isForm = (contentType: string | undefined): boolean => contentType?.startsWith(mediaType) ?? false

/** What a page of a browser sends when nobody says otherwise: banks send customers back with it. */
export const isBrowserForm = (contentType: string | undefined): boolean =>
  contentType?.startsWith(browserFormType) ?? false

declare module 'fastify' {
  interface FastifyRequest {
    /** Files that came with it, on our disk until it is answered. */
    uploads: string[] | undefined
  }
}

const tooLarge = (): AppError => new AppError('body_too_large', { megabytes: Math.floor(attachmentBytes / megabyte) })
const malformed = (cause?: unknown): AppError => new AppError('body_malformed', {}, { cause })

/** Passes bytes on while there are not too many of them. */
const limited = (limitBytes: number): Transform => {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      seen += chunk.length
      if (seen > limitBytes) done(tooLarge())
      else done(null, chunk)
    },
  })
}

interface Part {
  name: string
  value: string | File
  /** Of what it holds. */
  hash: string
}

const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex')

/** Writes a file to our disk as it comes; what is read of it later is read from there. */
const keepFile = async (
  stream: Readable,
  { path, name, type, signal }: { path: string; name: string; type: string; signal: AbortSignal },
): Promise<Omit<Part, 'name'>> => {
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(stream, hashing, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal })
  return { value: new File([await openAsBlob(path)], name, { type }), hash: hash.digest('hex') }
}

/** By fields and contents, because the boundary between them is another one in every attempt. */
const digestOf = (parts: readonly Part[]): string => {
  const digest = createHash('sha256')
  for (const { name, hash } of parts) digest.update(`${name}\0${hash}\0`)
  return digest.digest('hex')
}

const parserOf = (request: FastifyRequest): BusboyInstance => {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: {
        fieldNameSize: 100,
        fieldSize: fieldLimitBytes,
        fileSize: fileLimitBytes,
        parts: mostParts,
        headerPairs: 20,
        headerSize: 8192,
      },
    })
  } catch (cause) {
    throw malformed(cause)
  }
}

/** The fields of a form, files as `File`. As JSON it is its digest: that is how a repeated upload is recognised. */
const parseForm = async (request: FastifyRequest, payload: Readable, folder: string): Promise<object> => {
  if (Number(request.headers['content-length']) > formLimitBytes) throw tooLarge()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const parser = parserOf(request)
  const parts: Promise<Part>[] = []
  const stopping = new AbortController()
  const { signal } = stopping
  const stop = (error: AppError) => stopping.abort(error)
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) return stop(tooLarge())
    parts.push(Promise.resolve({ name, value, hash: hashOf(value) }))
  })
  parser.on('file', (name, stream, fileName: string | undefined, _encoding, type) => {
    const path = join(folder, `${namePrefix}${randomUUID()}`)
    ;(request.uploads ??= []).push(path)
    stream.on('limit', () => stop(tooLarge()))
    const kept = keepFile(stream, { path, name: fileName ?? '', type, signal }).then((part) => ({ name, ...part }))
    // Its failure is told by the form it is part of, once that is read.
    kept.catch(() => undefined)
    parts.push(kept)
  })
  parser.on('partsLimit', () => stop(malformed()))
  // Not as a part of the pipeline, whose failure would end the connection before anybody reads why.
  const counted = payload.pipe(limited(formLimitBytes))
  payload.once('close', () => payload.readableEnded || counted.destroy(malformed()))
  try {
    await pipeline(counted, parser, { signal })
    const read = await Promise.all(parts)
    const digest = digestOf(read)
    const fields = Object.fromEntries(read.map(({ name, value }) => [name, value]))
    return Object.defineProperty(fields, 'toJSON', { value: () => ({ digest }) })
  } catch (error) {
    payload.unpipe(counted)
    if (signal.reason instanceof AppError) throw signal.reason
    stopping.abort()
    throw error instanceof AppError ? error : malformed(error)
  }
}

const deleteAbandoned = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch((): string[] => [])
  for (const name of names.filter((each) => each.startsWith(namePrefix))) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(path, { force: true })
  }
}

/**
 * Forms are read as they come, files to our disk: however large a form wants to be, it is never in memory and is cut at
 * its limit. What came with a request is gone when it is answered.
 */
export const acceptForms = (app: FastifyInstance, folder = tmpdir()): void => {
  app.decorateRequest('uploads', undefined)
  app.addHook('onReady', () => deleteAbandoned(folder))
  app.addHook('onResponse', async ({ uploads }) => {
    for (const path of uploads ?? []) await rm(path, { force: true })
  })
  app.addContentTypeParser(mediaType, (request: FastifyRequest, payload: Readable) =>
    parseForm(request, payload, folder),
  )
  app.addContentTypeParser<string>(
    browserFormType,
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
}
