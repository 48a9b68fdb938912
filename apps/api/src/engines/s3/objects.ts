import { hasControlCharacters } from '@sarv/contract/field-rules'
import type { Place } from '../../ports/storage/buckets.engine.ts'
import type {
  EngineObject,
  ListWanted,
  ObjectPort,
  ObjectVersion,
  PrefixSum,
  VersionPage,
} from '../../ports/storage/objects.engine.ts'
import { longestLinkSeconds } from '../../ports/storage/objects.engine.ts'
import { readVersionMark, writeVersionMark, type VersionMark } from '../../ports/storage/version-mark.ts'
import { EngineError } from '../../ports/engine-error.ts'
import { bucketOf, objectOf, type S3Context } from './context.ts'
import { refusalOf } from './refusals.ts'
import { buildXml, listOf, parseXml, textOf, type XmlNode } from './xml.ts'

const pageOfKeys = 1000
/** So many pages are looked through for one page of search results. */
const pagesPerSearch = 10

/** Keys may hold what XML may not; stores then write them as addresses do. */
const decode = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '))

export const unquoted = (etag: string): string => etag.replaceAll('"', '')

const objectFrom = (node: XmlNode): EngineObject => ({
  key: decode(textOf(node, 'Key')),
  bytes: Number(textOf(node, 'Size')) || 0,
  etag: unquoted(textOf(node, 'ETag')),
  changedAt: new Date(textOf(node, 'LastModified')),
})

const versionFrom = (node: XmlNode, isDeletion: boolean): ObjectVersion => ({
  ...objectFrom(node),
  versionId: textOf(node, 'VersionId'),
  isLatest: textOf(node, 'IsLatest') === 'true',
  isDeletion,
})

const newestFirst = (one: ObjectVersion, other: ObjectVersion): number => {
  if (one.key !== other.key) return Buffer.compare(Buffer.from(one.key), Buffer.from(other.key))
  if (one.isLatest !== other.isLatest) return one.isLatest ? -1 : 1
  return other.changedAt.getTime() - one.changedAt.getTime()
}

const markersOf = (after: string | undefined): VersionMark => {
  const mark = after === undefined ? undefined : readVersionMark(after)
  if (after !== undefined && !mark) throw new EngineError('invalid', 'this is not the mark of a page of versions')
  return mark ?? ['', '']
}

const contentDisposition = (name: string): string => `attachment; filename*=UTF-8''${encodeURIComponent(name)}`

export const checkSeconds = (seconds: number): void => {
  if (seconds < 1 || seconds > longestLinkSeconds)
    throw new EngineError('invalid', `a link is valid for 1 to ${longestLinkSeconds} seconds, not ${seconds}`)
}

/** Adds up what lies below each folder of a prefix. */
const createSums = (prefix: string) => {
  const sums = new Map<string, PrefixSum>()
  let last: string | undefined
  return {
    /** Every version fills room; files are what is there now, without the marks of folders. */
    add: ({ key, bytes, isLatest }: ObjectVersion) => {
      const rest = key.slice(prefix.length)
      const slash = rest.indexOf('/')
      const folder = slash === -1 ? '' : `${prefix}${rest.slice(0, slash + 1)}`
      const isFile = isLatest && key !== folder && key !== prefix
      const sum = sums.get(folder) ?? { bytes: 0, objects: 0 }
      sums.set(folder, { folder, bytes: sum.bytes + bytes, objects: sum.objects + Number(isFile), isComplete: true })
      last = folder
    },
    /** Keys come in their order: cut short, the folder of the last one and the files without a folder may have more. */
    largestFirst: ({ isCut }: { isCut: boolean }) =>
      [...sums.values()]
        .map((sum) => ({ ...sum, isComplete: !isCut || (sum.folder !== last && sum.folder !== '') }))
        .toSorted((one, other) => other.bytes - one.bytes),
  }
}

export const objectMethods = ({ client, credentialsOf }: S3Context): ObjectPort => {
  const house = (place: Place, signal: AbortSignal) => credentialsOf(place.spaceTag, undefined, signal)

  const listKeys = async (
    place: Place,
    query: Record<string, string | number | undefined>,
    signal: AbortSignal,
  ): Promise<XmlNode> => {
    const call = {
      method: 'GET' as const,
      path: bucketOf(place),
      query: { 'list-type': 2, 'encoding-type': 'url', ...query },
    }
    return parseXml((await client.call(call, await house(place, signal), signal)).body)
  }

  const listVersions = async (
    place: Place,
    { prefix, after, limit }: ListWanted,
    signal: AbortSignal,
  ): Promise<VersionPage> => {
    const [key, version] = markersOf(after)
    const query = {
      versions: '',
      'encoding-type': 'url',
      prefix,
      'max-keys': limit,
      'key-marker': key || undefined,
      'version-id-marker': version || undefined,
    }
    const call = { method: 'GET' as const, path: bucketOf(place), query }
    const body = parseXml((await client.call(call, await house(place, signal), signal)).body)
    const versions = [
      ...listOf(body, 'Version').map((node) => versionFrom(node, false)),
      ...listOf(body, 'DeleteMarker').map((node) => versionFrom(node, true)),
    ].toSorted(newestFirst)
    if (textOf(body, 'IsTruncated') !== 'true') return { versions }
    const next = writeVersionMark([decode(textOf(body, 'NextKeyMarker')), textOf(body, 'NextVersionIdMarker')])
    return { versions, next }
  }

  return {
    listObjects: async (place, { prefix, after, limit, hasFolders }, signal) => {
      const body = await listKeys(
        place,
        {
          prefix,
          delimiter: hasFolders ? '/' : undefined,
          'max-keys': limit,
          'continuation-token': after,
        },
        signal,
      )
      const isLast = textOf(body, 'IsTruncated') !== 'true'
      return {
        folders: listOf(body, 'CommonPrefixes').map((node) => decode(textOf(node, 'Prefix'))),
        objects: listOf(body, 'Contents').map(objectFrom),
        ...(!isLast && { next: textOf(body, 'NextContinuationToken') }),
      }
    },

    searchObjects: async (place, { prefix, text, after, limit }, signal) => {
      const wanted = text.toLowerCase()
      const objects: EngineObject[] = []
      let last = after
      for (let page = 0; page < pagesPerSearch; page += 1) {
        const body = await listKeys(place, { prefix, 'max-keys': pageOfKeys, 'start-after': last }, signal)
        for (const object of listOf(body, 'Contents').map(objectFrom)) {
          if (object.key.slice(prefix.length).toLowerCase().includes(wanted)) objects.push(object)
          last = object.key
          if (objects.length === limit) return { folders: [], objects, next: last }
        }
        if (textOf(body, 'IsTruncated') !== 'true') return { folders: [], objects }
      }
      return { folders: [], objects, ...(last !== undefined && { next: last }) }
    },

    listVersions,

    sumByFolder: async (place, { prefix, maxObjects }, signal) => {
      const sums = createSums(prefix)
      let after: string | undefined
      for (let seen = 0; seen < maxObjects;) {
        const limit = Math.min(pageOfKeys, maxObjects - seen)
        const { versions, next } = await listVersions(place, { prefix, limit, ...(after && { after }) }, signal)
        for (const version of versions) if (!version.isDeletion) sums.add(version)
        if (next === undefined) return { sums: sums.largestFirst({ isCut: false }), isComplete: true }
        after = next
        seen += limit
      }
      return { sums: sums.largestFirst({ isCut: true }), isComplete: false }
    },

    getObject: async (place, key, signal) => {
      const call = { method: 'HEAD' as const, path: objectOf(place, key) }
      const answer = await client.find(call, await house(place, signal), signal)
      if (!answer) return undefined
      const versionId = answer.header('x-amz-version-id')
      return {
        key,
        bytes: Number(answer.header('content-length')),
        etag: unquoted(answer.header('etag') ?? ''),
        changedAt: new Date(answer.header('last-modified') ?? 0),
        contentType: answer.header('content-type') ?? 'application/octet-stream',
        metadata: answer.headersAfter('x-amz-meta-'),
        ...(versionId !== undefined && { versionId }),
      }
    },

    deleteObjects: async (place, wanted, signal) => {
      const as = await house(place, signal)
      // XML has no place for control signs: such a key is deleted by its address.
      for (const { key, versionId } of wanted.filter((object) => hasControlCharacters(object.key)))
        await client.find({ method: 'DELETE', path: objectOf(place, key), query: { versionId } }, as, signal)
      const objects = wanted.filter(({ key }) => !hasControlCharacters(key))
      if (objects.length === 0) return []
      const body = buildXml('Delete', {
        Quiet: true,
        Object: objects.map(({ key, versionId }) => ({ Key: key, ...(versionId && { VersionId: versionId }) })),
      })
      const call = { method: 'POST' as const, path: bucketOf(place), query: { delete: '' }, body }
      const answer = await client.call(call, as, signal)
      return listOf(parseXml(answer.body), 'Error').map((node) => ({
        key: textOf(node, 'Key'),
        reason: textOf(node, 'Code'),
      }))
    },

    copyObject: async (place, { fromKey, fromVersionId, toKey }, signal) => {
      const version = fromVersionId === undefined ? '' : `?versionId=${encodeURIComponent(fromVersionId)}`
      const source = `/${[place.bucket, ...fromKey.split('/')].map(encodeURIComponent).join('/')}${version}`
      const { body } = await client.call(
        { method: 'PUT', path: objectOf(place, toKey), headers: { 'x-amz-copy-source': source } },
        await house(place, signal),
        signal,
      )
      // A copy that fails half-way says so inside an answer that began well.
      if (textOf(parseXml(body), 'Code') !== '') throw refusalOf(`copying ${fromKey}`, 500, body)
    },

    putEmptyObject: async (place, key, signal) => {
      await client.call({ method: 'PUT', path: objectOf(place, key), body: '' }, await house(place, signal), signal)
    },

    linkToGet: async (place, key, { seconds, accessKey, versionId, downloadAs }, signal) => {
      checkSeconds(seconds)
      const query = {
        versionId,
        'response-content-disposition': downloadAs && contentDisposition(downloadAs),
      }
      const as = await credentialsOf(place.spaceTag, accessKey, signal)
      return client.sign({ method: 'GET', path: objectOf(place, key), query }, as, seconds)
    },

    linkToPut: async (place, key, { seconds, accessKey, contentType }, signal) => {
      checkSeconds(seconds)
      const call = {
        method: 'PUT' as const,
        path: objectOf(place, key),
        ...(contentType !== undefined && { headers: { 'content-type': contentType } }),
      }
      return client.sign(call, await credentialsOf(place.spaceTag, accessKey, signal), seconds)
    },
  }
}
