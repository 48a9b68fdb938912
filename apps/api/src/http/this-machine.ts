import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../loopback.ts'

/**
 * All that browsers, command lines and a local Prometheus send. Proxies have many names for the address that they pass on,
 * and more to come: whatever is not of these may be one.
 */
const ownHeader =
  /^(?:host|connection|keep-alive|te|accept|accept-[a-z]+|user-agent|authorization|cookie|origin|referer|dnt|priority|pragma|cache-control|upgrade-insecure-requests|content-(?:type|length|encoding)|if-[a-z-]+|range|sec-[a-z0-9-]+|x-prometheus-scrape-timeout-seconds|traceparent|tracestate)$/

/** A page of another site that lets its own name point to 127.0.0.1 still sends its name. */
const namesThisMachine = (host: string | undefined): boolean =>
  isLoopback((host ?? '').replace(/:\d+$/, '').toLowerCase())

/** The socket's own address and name, and no proxy in between: a forwarded address can be made up. */
export const isFromThisMachine = ({ socket, headers }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  namesThisMachine(headers.host) &&
  Object.keys(headers).every((header) => ownHeader.test(header))
