/**
 * Every word by which S3 makes a query mean something else than the object or the bucket itself. A word that no route names
 * is refused before anything is touched: taken for the object, `PUT file?tagging` would replace what is in it.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations.html
 */
export const subresources: ReadonlySet<string> = new Set([
  'accelerate',
  'acl',
  'analytics',
  'annotation',
  'append',
  'attributes',
  'cors',
  'delete',
  'encryption',
  'intelligent-tiering',
  'inventory',
  'legal-hold',
  'lifecycle',
  'location',
  'logging',
  'metadata',
  'metadataConfiguration',
  'metadataInventoryTable',
  'metadataJournalTable',
  'metadataTable',
  'metrics',
  'notification',
  'object-lock',
  'ownershipControls',
  'partNumber',
  'policy',
  'policyStatus',
  'publicAccessBlock',
  'renameObject',
  'replication',
  'requestPayment',
  'restore',
  'retention',
  'select',
  'select-type',
  'session',
  'tagging',
  'torrent',
  'uploadId',
  'uploads',
  'versionId',
  'versioning',
  'versions',
  'website',
  'writeGetObjectResponse',
])

/** Names in a query that only say who asks, and with which program. */
const ofTheSender: ReadonlySet<string> = new Set([
  'x-id',
  'X-Amz-Algorithm',
  'X-Amz-Content-Sha256',
  'X-Amz-Credential',
  'X-Amz-Date',
  'X-Amz-Expires',
  'X-Amz-Signature',
  'X-Amz-SignedHeaders',
  'X-Amz-User-Agent',
])
export const isOfTheSender = (name: string): boolean => ofTheSender.has(name)

/** A header of S3's own in the query of a link: some programs write them there to have them signed. */
export const headerInQuery = (name: string): string | undefined =>
  /^x-amz-/i.test(name) && !isOfTheSender(name) ? name.toLowerCase() : undefined

/** Headers of S3's own that any request may have; a name may end with `*`. */
export const headersOfAll = [
  'x-amz-checksum-mode',
  'x-amz-content-sha256',
  'x-amz-date',
  'x-amz-decoded-content-length',
  'x-amz-sdk-checksum-algorithm',
  'x-amz-te',
  'x-amz-trailer',
  'x-amz-user-agent',
] as const

/** Headers that are followed, where they have one of these values alone. */
export const onlyValues: Readonly<Record<string, readonly string[]>> = {
  'x-amz-bucket-object-lock-enabled': ['false'],
  'x-amz-object-ownership': ['BucketOwnerEnforced'],
  'x-amz-storage-class': ['STANDARD'],
}
