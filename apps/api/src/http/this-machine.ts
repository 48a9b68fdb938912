import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../loopback.ts'

/** The socket's own address, and no proxy in between: a forwarded address can be made up. */
export const isFromThisMachine = (request: FastifyRequest): boolean =>
  isLoopback(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined
