import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { startPageText } from '../errors/catalogue.fa.ts'
import { isApiPath, pathOf } from './known-paths.ts'

type Encoding = 'br' | 'gzip' | 'identity'

interface Variant {
  content: Buffer
  etag: string
}

interface PortalFile {
  type: string
  cacheControl: string
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant }
}

type Portal = ReadonlyMap<string, PortalFile>

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const siblings: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' }

const variantOf = async (path: string, encoding: Encoding): Promise<Variant> => {
  const content = await readFile(path)
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  return { content, etag: `"${hash}-${encoding}"` }
}

/** Names under `assets/` carry a hash of their content; everything else may change under its name. */
const cacheControlOf = (url: string): string =>
  url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** The build's own notes, such as its manifest of source files, are nobody else's business. */
const isHidden = (path: string): boolean => path.split(sep).some((part) => part.startsWith('.'))

/**
 * The whole build, in memory: a few megabytes, no file system on the way of a request, no path a client could escape by,
 * and never a mix of two builds.
 */
const readPortal = async (folder: string): Promise<Portal> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isHidden(relative(folder, path)))
  const known = new Set(paths)
  const portal = new Map<string, PortalFile>()
  for (const path of paths) {
    const extension = extname(path)
    if (siblings[extension] && known.has(path.slice(0, -extension.length))) continue
    const url = `/${relative(folder, path).split(sep).join('/')}`
    const variants: PortalFile['variants'] = { identity: await variantOf(path, 'identity') }
    for (const [suffix, encoding] of Object.entries(siblings)) {
      if (known.has(path + suffix)) variants[encoding] = await variantOf(path + suffix, encoding)
    }
    portal.set(url, {
      type: types[extension] ?? 'application/octet-stream',
      cacheControl: cacheControlOf(url),
      variants,
    })
  }
  return portal
}

const encodings: Encoding[] = ['br', 'gzip', 'identity']

const bestVariant = (file: PortalFile, request: FastifyRequest): [Encoding, Variant] => {
  const accepted = new Negotiator(request).encodings()
  for (const encoding of encodings) {
    const variant = file.variants[encoding]
    if (variant && accepted.includes(encoding)) return [encoding, variant]
  }
  return ['identity', file.variants.identity]
}

const sendFile = (request: FastifyRequest, reply: FastifyReply, file: PortalFile): FastifyReply => {
  const [encoding, { content, etag }] = bestVariant(file, request)
  void reply.headers({ 'cache-control': file.cacheControl, etag, vary: 'accept-encoding' })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  void reply.type(file.type)
  if (request.method === 'HEAD') return reply.header('content-length', content.length).send()
  return reply.send(content)
}

/**
 * A person opening a page of the portal, as against a script or picture that should have been there. Pages may end in
 * anything (`/dns/7/example.com`), so a browser's own word decides; other clients get pages for names without an ending.
 */
const isNavigation = (request: FastifyRequest, path: string): boolean => {
  if (path.startsWith('/assets/')) return false
  const accept = request.headers.accept ?? '*/*'
  return accept.includes('text/html') || (accept.includes('*/*') && extname(path) === '')
}

/** Serves the built portal and, for every address that is a page of it, its `index.html`. */
export const staticPortal = async (app: FastifyInstance, folder: string): Promise<void> => {
  const portal = await readPortal(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return new Map<string, PortalFile>()
    throw error
  })
  const index = portal.get('/index.html')

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const path = pathOf(request)
      const isApi = isApiPath(path)
      const file = isApi ? undefined : (portal.get(path) ?? (isNavigation(request, path) ? index : undefined))
      if (file) return sendFile(request, reply, file)
      if (!isApi && !index && isNavigation(request, path)) {
        return reply.code(503).type('text/plain; charset=utf-8').send(startPageText.portalMissing)
      }
      return reply.callNotFound()
    },
  })
}
