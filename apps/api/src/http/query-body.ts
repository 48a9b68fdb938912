import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/** Much more than the query of any call. */
const mostBytes = 4096

const readText = async (request: FastifyRequest): Promise<string> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request.raw as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new AppError('body_malformed')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

const parse = (text: string): object => {
  try {
    return Object(JSON.parse(text)) as object
  } catch (cause) {
    throw new AppError('body_malformed', {}, { cause })
  }
}

/**
 * For reads whose query older clients send as a JSON body; Fastify leaves the body of a GET unread. What stands in the
 * address counts before what stands in the body.
 */
export const takeQueryFromBody = async (request: FastifyRequest): Promise<void> => {
  const text = await readText(request)
  if (text !== '') request.query = { ...parse(text), ...(request.query as object) }
}
