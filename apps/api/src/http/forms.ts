import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { attachmentBytes } from '@sarv/contract/limits'
import { AppError } from '../errors/app-error.ts'

/** The largest attachment, and room for the other fields of its form. */
export const formLimitBytes = attachmentBytes + 1024 * 1024

const mediaType = 'multipart/form-data'
const browserFormType = 'application/x-www-form-urlencoded'

export const isForm = (contentType: string | undefined): boolean => contentType?.startsWith(mediaType) ?? false

/** What a page of a browser sends when nobody says otherwise: banks send customers back with it. */
export const isBrowserForm = (contentType: string | undefined): boolean =>
  contentType?.startsWith(browserFormType) ?? false

/** By fields and contents, because the boundary between them is another one in every attempt. */
const digestOf = async (form: FormData): Promise<string> => {
  const hash = createHash('sha256')
  for (const [name, value] of form) {
    const content = typeof value === 'string' ? value : new Uint8Array(await value.arrayBuffer())
    hash.update(`${name}\0`).update(content).update('\0')
  }
  return hash.digest('hex')
}

/** The fields of a form, files as `File`. As JSON it is its digest: that is how a repeated upload is recognised. */
const parseForm = async (contentType: string, body: Buffer): Promise<object> => {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError('body_malformed', {}, { cause })
    })
  const digest = await digestOf(form)
  return Object.defineProperty(Object.fromEntries(form), 'toJSON', { value: () => ({ digest }) })
}

/** Forms are read whole, within the limit of their call: the largest is one attachment. */
export const acceptForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(mediaType, { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer) =>
    parseForm(request.headers['content-type'] ?? '', body),
  )
  app.addContentTypeParser<string>(
    browserFormType,
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
}
