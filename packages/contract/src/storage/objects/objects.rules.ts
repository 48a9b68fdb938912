import { hasControlCharacters } from '../../field-rules.ts'

/** Of every S3 store. */
export const objectKeyBytes = 1024
/** One request of every S3 store deletes so many. */
export const objectsPerDelete = 1000
/** Files and folders that one call moves. */
export const movesPerCall = 1000
/** Folders that one call deletes, each with everything in it. */
export const foldersPerDelete = 100
export const objectsPerPage = { usual: 100, most: 1000 } as const

const mebibyte = 1024 ** 2
const gibibyte = 1024 ** 3

/** An S3 store takes no larger object. */
export const largestObjectBytes = 5 * 1024 * gibibyte
/** Up to here an object goes in one piece: a second try costs less than three more requests. */
export const onePieceBytes = 16 * mebibyte
/** Copying within the store takes one request up to here. */
export const largestCopyBytes = 5 * gibibyte

const mostParts = 10_000
const usualPartBytes = 8 * mebibyte

/**
 * How large the parts of an upload are: small enough that little is sent twice after a cut, and at most ten thousand of them,
 * in steps that a person recognises.
 */
export const partBytesOf = (bytes: number): number => {
  let partBytes = usualPartBytes
  while (partBytes * mostParts < bytes) partBytes *= 2
  return partBytes
}

export const partCountOf = (bytes: number): number => Math.max(1, Math.ceil(bytes / partBytesOf(bytes)))

/** How long the shared link to an object may live: signatures of S3 end after a week. */
export const shareSeconds = { min: 60, max: 7 * 24 * 3600 } as const

const encoder = new TextEncoder()

/** Why a key cannot be an object's: keys of the field's sentences. */
export type KeyObstacle = 'empty' | 'long' | 'controls' | 'dots' | 'slashes'

/** `.` and `..` as a folder's name lead programs astray that turn keys into files; so does a beginning slash. */
export const whyNotObjectKey = (key: string): KeyObstacle | undefined => {
  if (key === '') return 'empty'
  if (encoder.encode(key).length > objectKeyBytes) return 'long'
  if (hasControlCharacters(key)) return 'controls'
  if (key.startsWith('/') || key.includes('//')) return 'slashes'
  return key.split('/').some((part) => part === '.' || part === '..') ? 'dots' : undefined
}

/**
 * Whether a store's policy can open what begins so, and nothing else: policies read `*` and `?` as patterns and `$` as the
 * beginning of a variable.
 */
export const isPublicPrefix = (prefix: string): boolean => !/[*?$"]/.test(prefix) && !hasControlCharacters(prefix)

/** The last part of a key, or of a folder's prefix without its slash. */
export const nameOfKey = (key: string): string => key.replace(/\/$/, '').split('/').at(-1) ?? ''

/** The folder that a key lies in: `a/b/c.jpg` and `a/b/c/` are both in `a/b/`. */
export const folderOfKey = (key: string): string => key.slice(0, key.replace(/\/$/, '').lastIndexOf('/') + 1)

const isDots = (part: string | undefined): boolean => part === '.' || part === '..'

/**
 * The path of bucket and key in an address. Browsers and programs take a part of dots for a way up, unless the slashes
 * around it are written as `%2F`; stores read both alike.
 */
export const pathOfObject = (
  bucket: string,
  key: string,
  encode: (part: string) => string = encodeURIComponent,
): string =>
  [bucket, ...key.split('/')]
    .map((part, index, parts) => {
      const slash = isDots(part) || isDots(parts[index - 1]) ? '%2F' : '/'
      return index === 0 ? encode(part) : `${slash}${encode(part)}`
    })
    .join('')

/** The plain address of an object, which opens only where it is public. */
export const addressOfObject = (endpoint: string, bucket: string, key: string): string =>
  `${endpoint}/${pathOfObject(bucket, key)}`

/** Whether anybody may read it: some prefix is open to the public. */
export const isPublicKey = (key: string, publicPrefixes: readonly string[]): boolean =>
  publicPrefixes.some((prefix) => key.startsWith(prefix))

/** Of a folder: whether all that is in it is open to the public, and whether anything is. */
export const publicInFolder = (
  folder: string,
  publicPrefixes: readonly string[],
): { isPublic: boolean; hasPublic: boolean } => {
  const isPublic = isPublicKey(folder, publicPrefixes)
  return { isPublic, hasPublic: isPublic || publicPrefixes.some((prefix) => prefix.startsWith(folder)) }
}

export const isFolderKey = (key: string): boolean => key.endsWith('/')

/** A file or, with a slash at the end of both, a folder with everything in it. */
export interface ObjectMove {
  from: string
  to: string
}

/** What brings everything back to where it was. */
export const movesBack = (moves: readonly ObjectMove[]): ObjectMove[] =>
  moves.map(({ from, to }) => ({ from: to, to: from }))

/** Why things cannot be moved so: keys of the field's sentences. */
export type MoveObstacle = 'mixed' | 'nowhere' | 'intoItself' | 'tangled'

/** The same place, or one lies in the other. */
const overlap = (one: string, other: string): boolean => one === other || (isFolderKey(one) && other.startsWith(one))

/**
 * Each place may be named once, and none may lie in another: whichever goes first would change what the next one finds.
 * Sorted, what lies in a folder stands right behind it.
 */
export const whyNotMove = (moves: readonly ObjectMove[]): MoveObstacle | undefined => {
  if (moves.some(({ from, to }) => isFolderKey(from) !== isFolderKey(to))) return 'mixed'
  if (moves.some(({ from, to }) => from === to)) return 'nowhere'
  if (moves.some(({ from, to }) => overlap(from, to) || overlap(to, from))) return 'intoItself'
  const places = moves.flatMap(({ from, to }) => [from, to]).toSorted()
  const isTangled = places.some((place, index) => index > 0 && overlap(places[index - 1]!, place))
  return isTangled ? 'tangled' : undefined
}
