import { onePieceBytes, partBytesOf, partCountOf } from '@sarv/contract/storage/objects/objects.rules'
import type { PutAnswer, UploadCalls, UploadTools } from './upload-tools.ts'

/** For tests: one bucket and its calls, as the server and a store answer them. */
export class FakeStore {
  readonly objects = new Map<string, string>()
  /** It answers none of this page's requests, while the server does. */
  isRefusingPages = false
  readonly uploads = new Map<string, { key: string; parts: Map<number, string> }>()
  /** Every piece that was sent whole: `key` or `key#number`. */
  readonly sent: string[] = []
  /** Asked before each piece; what it throws or answers instead happens. */
  meddle: (piece: string) => PutAnswer | Promise<PutAnswer | undefined> | undefined = () => undefined
  roomBytes = Infinity
  isAnswering = true
  private count = 0

  readonly calls: UploadCalls = {
    begin: async ({ key, bytes, replaces }) => {
      if (!this.isAnswering) return { error: { status: 0 } }
      if (bytes > this.roomBytes) return { error: { status: 400, code: 'bucket_full', message: 'no room' } }
      if (!replaces && this.objects.has(key)) return { error: { status: 400, code: 'object_exists' } }
      if (bytes <= onePieceBytes) return { data: { url: key, uploadId: null, partBytes: onePieceBytes, partCount: 1 } }
      const uploadId = `u${(this.count += 1)}`
      this.uploads.set(uploadId, { key, parts: new Map() })
      return { data: { url: null, uploadId, partBytes: partBytesOf(bytes), partCount: partCountOf(bytes) } }
    },
    links: async ({ uploadId, numbers }) => ({
      data: numbers.map((number) => ({ number, url: `${uploadId}#${number}` })),
    }),
    parts: async ({ uploadId }) => {
      const upload = this.uploads.get(uploadId)
      if (!upload) return { error: { status: 404 } }
      return { data: [...upload.parts].map(([number, content]) => ({ number, bytes: content.length })) }
    },
    complete: async ({ key, uploadId, bytes }) => {
      const upload = this.uploads.get(uploadId)
      if (!upload) return this.objects.get(key)?.length === bytes ? {} : { error: { status: 404 } }
      const content = [...upload.parts]
        .toSorted(([one], [other]) => one - other)
        .map(([, part]) => part)
        .join('')
      if (content.length !== bytes) return { error: { status: 400, code: 'upload_incomplete' } }
      this.objects.set(upload.key, content)
      this.uploads.delete(uploadId)
      return {}
    },
    abort: async ({ uploadId }) => {
      if (!this.isAnswering) return { error: { status: 0 } }
      this.uploads.delete(uploadId)
      return {}
    },
  }

  readonly tools: UploadTools = {
    calls: this.calls,
    put: async (url, blob, { onProgress, signal }) => {
      const [place = '', number] = url.split('#')
      const upload = this.uploads.get(place)
      const piece = number === undefined ? place : `${upload?.key}#${number}`
      onProgress(Math.floor(blob.size / 2))
      const instead = await this.meddle(piece)
      signal.throwIfAborted()
      if (instead) return instead
      if (number !== undefined && !upload) return { status: 404, code: 'NoSuchUpload' }
      const content = await blob.text()
      if (upload) upload.parts.set(Number(number), content)
      else this.objects.set(place, content)
      this.sent.push(piece)
      return { status: 200 }
    },
    pause: async (_, signal) => signal.throwIfAborted(),
    isServerThere: async () => this.isAnswering && this.isRefusingPages,
    takeTurn: async () => () => undefined,
  }
}
