import * as buckets from './buckets.http.ts'
import * as objects from './objects.http.ts'
import { Refusal } from './refusal.ts'
import { reply, type BucketRequest, type S3Request } from './request.ts'
import * as uploads from './uploads.http.ts'
import { headersOfAll, isOfTheSender, onlyValues, subresources } from './words.ts'

/** Something that the endpoint does. Whatever no route names is refused. */
export interface Route {
  method: string
  on: 'bucket' | 'object'
  /** The words in the query that choose it. */
  by?: readonly string[]
  /** Other names in the query that its handler follows. */
  takes?: readonly string[]
  /** Headers of S3's own that its handler follows, besides `headersOfAll`; a name may end with `*`. */
  headers?: readonly string[]
  /** Whose keys may ask for it; a space's own key may everything. */
  keys: 'all' | 'readWrite' | 'none'
  run: (request: BucketRequest) => Promise<void>
}

const page = ['delimiter', 'encoding-type', 'max-keys', 'prefix']
const sums = ['x-amz-checksum-*']
// Every bucket ignores ACLs, as on the stores that Sarv drives.
const described = ['x-amz-acl', 'x-amz-meta-*', 'x-amz-storage-class']
const copied = ['x-amz-copy-source', 'x-amz-copy-source-if-*', 'x-amz-metadata-directive']

const settings = Object.entries(buckets.bucketSettings).flatMap(([name, { methods, keys, run }]) =>
  methods.map((method): Route => ({ method, on: 'bucket', by: [name], keys: keys(method), headers: sums, run })),
)

export const routes: readonly Route[] = [
  {
    method: 'GET',
    on: 'bucket',
    takes: [...page, 'list-type', 'marker', 'start-after', 'continuation-token', 'fetch-owner'],
    keys: 'all',
    run: buckets.listObjects,
  },
  { method: 'HEAD', on: 'bucket', keys: 'all', run: async (request) => reply(request, 200) },
  { method: 'DELETE', on: 'bucket', keys: 'none', run: buckets.deleteBucket },
  { method: 'POST', on: 'bucket', by: ['delete'], keys: 'readWrite', headers: sums, run: buckets.deleteMany },
  {
    method: 'GET',
    on: 'bucket',
    by: ['versions'],
    takes: [...page, 'key-marker', 'version-id-marker'],
    keys: 'all',
    run: buckets.listObjectVersions,
  },
  {
    method: 'GET',
    on: 'bucket',
    by: ['uploads'],
    takes: ['prefix', 'max-uploads', 'encoding-type'],
    keys: 'all',
    run: uploads.listUploads,
  },
  ...settings,
  ...['GET', 'HEAD'].map((method): Route => ({
    method,
    on: 'object',
    takes: ['versionId', ...objects.overridable.map((name) => `response-${name}`)],
    keys: 'all',
    run: objects.readObject,
  })),
  {
    method: 'PUT',
    on: 'object',
    headers: [...described, ...copied, ...sums],
    keys: 'readWrite',
    run: (request) => (isCopy(request) ? objects.copyObject(request) : objects.writeObject(request)),
  },
  { method: 'DELETE', on: 'object', takes: ['versionId'], keys: 'readWrite', run: objects.removeObject },
  {
    method: 'POST',
    on: 'object',
    by: ['uploads'],
    headers: [...described, 'x-amz-checksum-algorithm', 'x-amz-checksum-type'],
    keys: 'readWrite',
    run: uploads.beginUpload,
  },
  {
    method: 'PUT',
    on: 'object',
    by: ['partNumber', 'uploadId'],
    headers: ['x-amz-copy-source', 'x-amz-copy-source-if-*', 'x-amz-copy-source-range', ...sums],
    keys: 'readWrite',
    run: (request) => (isCopy(request) ? uploads.copyPart(request) : uploads.writePart(request)),
  },
  {
    method: 'GET',
    on: 'object',
    by: ['uploadId'],
    takes: ['max-parts', 'part-number-marker', 'encoding-type'],
    keys: 'all',
    run: uploads.listParts,
  },
  {
    method: 'POST',
    on: 'object',
    by: ['uploadId'],
    headers: ['x-amz-checksum-type', 'x-amz-mp-object-size'],
    keys: 'readWrite',
    run: uploads.completeUpload,
  },
  { method: 'DELETE', on: 'object', by: ['uploadId'], keys: 'readWrite', run: uploads.abortUpload },
]

const isCopy = ({ incoming }: S3Request): boolean => incoming.headers['x-amz-copy-source'] !== undefined

export const isReading = ({ incoming }: S3Request): boolean => incoming.method === 'GET' || incoming.method === 'HEAD'

const isAmong = (names: readonly string[], name: string): boolean =>
  names.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name))

/** What S3 would do for a header, and this endpoint would only forget: keep it encrypted, locked, tagged, elsewhere. */
export const checkHeaders = ({ incoming }: S3Request, followed: readonly string[]): void => {
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (!name.startsWith('x-amz-')) continue
    const isFollowed = isAmong([...headersOfAll, ...followed], name)
    if (!isFollowed || onlyValues[name]?.includes(String(value)) === false) throw new Refusal('NotImplemented', name)
  }
}

/** A reader's address may carry names of its own, such as a version of a page; a writer's may not. */
export const checkQuery = (request: S3Request, known: readonly string[]): void => {
  for (const name of new Set(request.query.keys())) {
    const isMeant = subresources.has(name) || !(isReading(request) || isOfTheSender(name))
    if (isMeant && !known.includes(name)) throw new Refusal('NotImplemented', name)
  }
}

/** The one route that a request means; refused where there is none, or where it asks for more than the route does. */
export const routeOf = (request: S3Request): Route => {
  const on = request.key === '' ? 'bucket' : 'object'
  const candidates = routes
    .filter((route) => route.on === on && route.method === request.incoming.method)
    .filter(({ by = [] }) => by.every((name) => request.query.has(name)))
  const [route] = candidates.toSorted(({ by: one = [] }, { by: other = [] }) => other.length - one.length)
  if (!route) throw new Refusal('NotImplemented', request.incoming.method)
  checkQuery(request, [...(route.by ?? []), ...(route.takes ?? [])])
  checkHeaders(request, route.headers ?? [])
  return route
}
