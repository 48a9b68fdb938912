import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../loopback.ts'

/** What proxies put on a request that they pass on. */
const isForwarding = (header: string): boolean =>
  header.startsWith('x-forwarded') || header === 'forwarded' || header === 'x-real-ip' || header === 'via'

/** A page of another site that lets its own name point to 127.0.0.1 still sends its name. */
const namesThisMachine = (host: string | undefined): boolean =>
  isLoopback((host ?? '').replace(/:\d+$/, '').toLowerCase())

/** The socket's own address and name, and no proxy in between: a forwarded address can be made up. */
export const isFromThisMachine = ({ socket, headers }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress ?? '') && namesThisMachine(headers.host) && !Object.keys(headers).some(isForwarding)
