import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'

/** The address without its query, as it reads. */
export const pathOf = (request: FastifyRequest): string => {
  const path = request.url.split('?', 1)[0] ?? '/'
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Ours whatever its case: `/API/my/...` is a mistyped call, never a page of the portal. */
export const isApiPath = (path: string): boolean => /^\/api(?:\/|$)/i.test(path)

const portalFallback = '/*'

const matches = (pattern: string, path: string): boolean => {
  if (pattern === portalFallback) return !isApiPath(path)
  const wanted = pattern.split('/')
  const given = path.split('/')
  return wanted.length === given.length && wanted.every((part, i) => part.startsWith(':') || part === given[i])
}

/** Remembers every route from here on; the answer tells which methods an address has. */
export const rememberRoutes = (app: FastifyInstance): ((request: FastifyRequest) => string[]) => {
  const methodsByPattern = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    const methods = methodsByPattern.get(url) ?? new Set()
    for (const each of [method].flat()) methods.add(each)
    methodsByPattern.set(url, methods)
  })
  return (request) => {
    const path = pathOf(request)
    const patterns = [...methodsByPattern.keys()].filter((pattern) => matches(pattern, path))
    return [...new Set(patterns.flatMap((pattern) => [...methodsByPattern.get(pattern)!]))].sort()
  }
}
