import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode } from '../errors/app-error.ts'
import { problemOf, problemType } from './problem.ts'

/** What node's parser says of a request that it cannot read; anything else is not HTTP at all. */
const codeOfParserError: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
}

/** Such a request never becomes one for Fastify: the answer is written to the connection, which then ends. */
export const answerParserErrors =
  (log: FastifyBaseLogger) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return
    const known = new AppError(codeOfParserError[error.code ?? ''] ?? 'request_malformed')
    const traceId = randomUUID()
    log.debug({ refusal: known.code, parser: error.code, traceId }, 'refused')
    const body = JSON.stringify(problemOf(known, traceId))
    const head = [
      `HTTP/1.1 ${known.status} ${STATUS_CODES[known.status]}`,
      `content-type: ${problemType}; charset=utf-8`,
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${traceId}`,
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      'connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
  }

/** HTTP 1.1 demands a host. Node would refuse with an empty answer, so it is told to leave that to us. */
export const refuseWithoutHost = async ({ raw, headers }: FastifyRequest): Promise<void> => {
  if (raw.httpVersion === '1.1' && !headers.host) throw new AppError('request_malformed')
}

const isPlain = (encoding: string | undefined): boolean => encoding === undefined || /^(?:|identity)$/i.test(encoding)

/** A few kilobytes could unpack to gigabytes, and no call of ours needs so much: bodies come as they are. */
export const refuseCompressedBody = async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (isPlain(headers['content-encoding'])) return
  void reply.header('accept-encoding', 'identity')
  throw new AppError('content_encoded')
}
