/** Which lines of a bucket's policy are ours; what a customer wrote besides them is never touched. */
const publicSid = 'SarvPublicRead'
const readersSid = 'SarvReaders'

interface Statement {
  Sid?: string
  [name: string]: unknown
}

interface Policy {
  Version: string
  Statement: Statement[]
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

const statementsOf = (text: string | undefined): Statement[] => {
  if (text === undefined || text === '') return []
  const { Statement: found = [] } = JSON.parse(text) as Partial<Policy>
  return Array.isArray(found) ? found : [found]
}

/**
 * The policy with these prefixes open to the public, undefined where nothing is left to say. `readers` is whom the store
 * knows our keys for reading by, where it tells them from the owner.
 */
export const policyWith = (
  bucket: string,
  present: string | undefined,
  wanted: { publicPrefixes?: readonly string[]; readers?: string | undefined },
): string | undefined => {
  const prefixes = wanted.publicPrefixes ?? publicPrefixesOf(bucket, present)
  const others = statementsOf(present).filter(({ Sid }) => Sid !== publicSid && Sid !== readersSid)
  const statements = [
    ...(prefixes.length > 0 ? [publicStatement(bucket, prefixes)] : []),
    ...(wanted.readers === undefined ? [] : [readersStatement(bucket, wanted.readers)]),
    ...others,
  ]
  if (statements.length === 0) return undefined
  return JSON.stringify({ Version: '2012-10-17', Statement: statements } satisfies Policy)
}

export const publicPrefixesOf = (bucket: string, policy: string | undefined): string[] => {
  const ours = statementsOf(policy).find(({ Sid }) => Sid === publicSid)
  const resources = [ours?.['Resource'] ?? []].flat() as string[]
  const start = objectsOf(bucket, '').slice(0, -1)
  return resources.filter((resource) => resource.startsWith(start)).map((resource) => resource.slice(start.length, -1))
}

export const hasOtherStatements = (policy: string | undefined): boolean =>
  statementsOf(policy).some(({ Sid }) => Sid !== publicSid && Sid !== readersSid)
