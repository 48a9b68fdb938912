import { Refusal } from './refusal.ts'
import { headerOf, type S3Request } from './request.ts'
import type { ObjectRow } from './rows.ts'

type Known = Pick<ObjectRow, 'etag' | 'createdAt'>

const names = (header: string, etag: string): boolean =>
  header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '').replaceAll('"', '') === etag)

/** HTTP's dates have no milliseconds. */
const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000)
const secondsIn = (header: string | undefined): number | undefined => {
  const ms = Date.parse(header ?? '')
  return Number.isNaN(ms) ? undefined : Math.floor(ms / 1000)
}

/** What the headers of a request make of an object that is there; `beginning` is put before their names. */
const judge = (request: S3Request, { etag, createdAt }: Known, beginning = ''): 'fails' | 'notModified' | undefined => {
  const header = (name: string) => headerOf(request, `${beginning}${name}`)
  const changed = secondsOf(createdAt)
  const [match, noneMatch] = [header('if-match'), header('if-none-match')]
  const unmodifiedSince = secondsIn(header('if-unmodified-since'))
  const modifiedSince = secondsIn(header('if-modified-since'))
  if (match !== undefined && !names(match, etag)) return 'fails'
  if (match === undefined && unmodifiedSince !== undefined && changed > unmodifiedSince) return 'fails'
  if (noneMatch !== undefined) return names(noneMatch, etag) ? 'notModified' : undefined
  return modifiedSince !== undefined && changed <= modifiedSince ? 'notModified' : undefined
}

/** Whether the reader has it already. */
export const isKnownToReader = (request: S3Request, object: Known): boolean => {
  const verdict = judge(request, object)
  if (verdict === 'fails') throw new Refusal('PreconditionFailed')
  return verdict === 'notModified'
}

export const checkCopySource = (request: S3Request, source: Known): void => {
  if (judge(request, source, 'x-amz-copy-source-') !== undefined) throw new Refusal('PreconditionFailed')
}

/** For a write, with what is there in the same transaction; of `If-None-Match` S3 knows only `*` here. */
export const checkWrite = (request: S3Request, present: (Known & { isDeletion: boolean }) | undefined): void => {
  const there = present?.isDeletion ? undefined : present
  const [match, noneMatch] = [headerOf(request, 'if-match'), headerOf(request, 'if-none-match')]
  if (noneMatch !== undefined && noneMatch !== '*') throw new Refusal('NotImplemented', 'If-None-Match')
  if (noneMatch !== undefined && there) throw new Refusal('PreconditionFailed')
  if (match === undefined) return
  if (!there) throw new Refusal('NoSuchKey')
  if (!names(match, there.etag)) throw new Refusal('PreconditionFailed')
}
