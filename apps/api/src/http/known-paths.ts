import type { FastifyRequest } from 'fastify'
import type { Call } from '@sarv/contract/call'

const matches = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return wanted.length === given.length && wanted.every((part, i) => part.startsWith('{') || part === given[i])
}

/** Is this the path of a call, asked with another method? Looked up only when no route was found. */
export const isOtherMethodKnown = (calls: ReadonlySet<Call>, request: FastifyRequest): boolean => {
  const path = request.url.split('?', 1)[0] ?? ''
  for (const call of calls) if (call.method !== request.method && matches(call.path, path)) return true
  return false
}
