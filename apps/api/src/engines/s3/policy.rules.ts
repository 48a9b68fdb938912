import { isDeepStrictEqual } from 'node:util'
import { isPublicPrefix } from '@sarv/contract/storage/objects/objects.rules'

/** Which statements of a bucket's policy are ours; what a customer wrote besides them is never touched. */
const publicSid = 'SarvPublicRead'
const readersSid = 'SarvReaders'
const writersSid = 'SarvWriters'

interface Statement {
  Sid?: string
  [name: string]: unknown
}

interface Policy {
  Version: string
  Statement: Statement[]
  [name: string]: unknown
}

/** The store's names for a space's keys, where it tells them from the owner. */
export interface KeyHolders {
  readers?: string | undefined
  writers?: string | undefined
}

const objectsOf = (bucket: string, prefix: string): string => `arn:aws:s3:::${bucket}/${prefix}*`

const publicStatement = (bucket: string, prefixes: readonly string[]): Statement => ({
  Sid: publicSid,
  Effect: 'Allow',
  Principal: '*',
  Action: ['s3:GetObject'],
  Resource: prefixes.map((prefix) => objectsOf(bucket, prefix)),
})

const readersStatement = (bucket: string, principal: string): Statement => ({
  Sid: readersSid,
  Effect: 'Allow',
  Principal: { AWS: [principal] },
  Action: ['s3:GetBucketLocation', 's3:GetObject', 's3:GetObjectVersion', 's3:ListBucket', 's3:ListBucketVersions'],
  Resource: [`arn:aws:s3:::${bucket}`, `arn:aws:s3:::${bucket}/*`],
})

/**
 * Everything that makes a bucket another one than the portal shows. A bucket that a key could delete and make again would be
 * without this policy, without the rule that ACLs are ignored, and as open as the key wants it.
 */
const bucketActs = [
  's3:DeleteBucket',
  's3:DeleteBucketPolicy',
  's3:DeleteBucketWebsite',
  's3:PutBucketAcl',
  's3:PutBucketCORS',
  's3:PutBucketNotification',
  's3:PutBucketPolicy',
  's3:PutBucketPublicAccessBlock',
  's3:PutBucketRequestPayment',
  's3:PutBucketWebsite',
  's3:PutLifecycleConfiguration',
  's3:PutReplicationConfiguration',
]

const writersStatement = (bucket: string, principal: string): Statement => ({
  Sid: writersSid,
  Effect: 'Deny',
  Principal: { AWS: [principal] },
  Action: bucketActs,
  Resource: [`arn:aws:s3:::${bucket}`],
})

const parsed = (text: string | undefined): Partial<Policy> =>
  text === undefined || text === '' ? {} : (JSON.parse(text) as Partial<Policy>)

const statementsOf = (text: string | undefined): Statement[] => {
  const { Statement: found = [] } = parsed(text)
  return Array.isArray(found) ? found : [found]
}

/** Prefixes of a statement that opens them to everybody and says nothing else; undefined for any other statement. */
const openedBy = (bucket: string, statement: Statement): string[] | undefined => {
  const start = objectsOf(bucket, '').slice(0, -1)
  const resources = [statement['Resource'] ?? []].flat() as string[]
  const prefixes = resources.map((resource) => resource.slice(start.length, -1))
  const isOurs = isDeepStrictEqual(statement, publicStatement(bucket, prefixes))
  return isOurs && prefixes.every(isPublicPrefix) ? prefixes : undefined
}

export const publicPrefixesOf = (bucket: string, policy: string | undefined): string[] =>
  statementsOf(policy).flatMap((statement) => openedBy(bucket, statement) ?? [])

const oursIn = (bucket: string, prefixes: readonly string[], { readers, writers }: KeyHolders): Statement[] => [
  ...(prefixes.length > 0 ? [publicStatement(bucket, prefixes)] : []),
  ...(readers === undefined ? [] : [readersStatement(bucket, readers)]),
  ...(writers === undefined ? [] : [writersStatement(bucket, writers)]),
]

const isOurs = ({ Sid }: Statement): boolean => Sid === publicSid || Sid === readersSid || Sid === writersSid

/** The policy with these prefixes open to the public, undefined where nothing is left to say. */
export const policyWith = (
  bucket: string,
  present: string | undefined,
  { publicPrefixes, ...holders }: KeyHolders & { publicPrefixes?: readonly string[] },
): string | undefined => {
  const prefixes = publicPrefixes ?? publicPrefixesOf(bucket, present)
  const others = statementsOf(present).filter((statement) => !isOurs(statement))
  const statements = [...oursIn(bucket, prefixes, holders), ...others]
  if (statements.length === 0) return undefined
  return JSON.stringify({ Version: '2012-10-17', ...parsed(present), Statement: statements } satisfies Policy)
}

/** Whether all that we say in every bucket's policy is in this one, as we say it. */
export const hasOurStatements = (bucket: string, present: string | undefined, holders: KeyHolders): boolean => {
  const wanted = oursIn(bucket, publicPrefixesOf(bucket, present), holders)
  return isDeepStrictEqual(statementsOf(present).filter(isOurs).toSorted(bySid), wanted.toSorted(bySid))
}

const bySid = ({ Sid: one = '' }: Statement, { Sid: other = '' }: Statement): number => one.localeCompare(other)

/** A statement of ours that somebody changed says something else, too. */
export const hasOtherStatements = (bucket: string, policy: string | undefined): boolean =>
  statementsOf(policy).some(
    (statement) => !isOurs(statement) || (statement.Sid === publicSid && openedBy(bucket, statement) === undefined),
  )
