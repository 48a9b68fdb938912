import { inside, listOf, parseXml, textOf, type XmlNode } from '../../s3/xml.ts'
import { Refusal } from './refusal.ts'
import { checkedXml, type EndpointContext } from './request.ts'
import { deleteObject, findBucket } from './rows.ts'

const dayMs = 24 * 3600_000

interface Rule {
  prefix: string
  days: number | undefined
  versionDays: number | undefined
  uploadDays: number | undefined
}

const rulesOf = (configuration: string): Rule[] => {
  const daysIn = (rule: XmlNode, name: string, inner: string) => Number(textOf(inside(rule, name), inner)) || undefined
  return listOf(parseXml(configuration), 'Rule')
    .filter((rule) => textOf(rule, 'Status') === 'Enabled')
    .map((rule) => ({
      prefix: textOf(inside(rule, 'Filter'), 'Prefix') || textOf(rule, 'Prefix'),
      days: daysIn(rule, 'Expiration', 'Days'),
      versionDays: daysIn(rule, 'NoncurrentVersionExpiration', 'NoncurrentDays'),
      uploadDays: daysIn(rule, 'AbortIncompleteMultipartUpload', 'DaysAfterInitiation'),
    }))
}

interface Ageing {
  which: string
  /** From when its days are counted. */
  since: string
  isOlder: boolean
}

/** What `expireObjects` follows, and nothing else. */
const followed: Readonly<Record<string, readonly string[]>> = {
  Filter: ['Prefix'],
  Expiration: ['Days'],
  NoncurrentVersionExpiration: ['NoncurrentDays'],
  AbortIncompleteMultipartUpload: ['DaysAfterInitiation'],
  ID: [],
  Prefix: [],
  Status: [],
}

const isFollowed = (rule: XmlNode): boolean =>
  Object.keys(rule).every((name) => {
    if (name === '#text') return true
    const inner = followed[name]
    const [part, ...more] = listOf(rule, name)
    const names = typeof part === 'object' ? Object.keys(part) : []
    return inner !== undefined && more.length === 0 && names.every((one) => one === '#text' || inner.includes(one))
  })

/** A rule that is not followed to the letter would delete what it was not written for. */
export const checkLifecycle = (text: string): void => {
  const rules = listOf(checkedXml(text), 'Rule')
  if (rules.length === 0) throw new Refusal('MalformedXML')
  const unknown = rules.find((rule) => !isFollowed(rule))
  if (unknown) throw new Refusal('NotImplemented', 'the sandbox cannot follow this lifecycle rule')
  if (rules.some((rule) => !['Enabled', 'Disabled'].includes(textOf(rule, 'Status')))) throw new Refusal('MalformedXML')
}

/** As S3 counts: an object from when it came, an older version from when another one took its place. */
const ageing = {
  latest: { which: 'o.is_latest and not o.is_deletion', since: 'o.created_at', isOlder: false },
  older: {
    which: 'not o.is_latest',
    since: `(select n.created_at from sandbox.storage_objects n
      where n.bucket_id = o.bucket_id and n.key = o.key and n.id > o.id order by n.id limit 1)`,
    isOlder: true,
  },
} as const satisfies Record<string, Ageing>

const expireBy = async ({ store, files, now }: EndpointContext, bucketName: string, rule: Rule): Promise<void> => {
  const before = (days: number) => new Date(now().getTime() - days * dayMs)
  const freed = await store.transaction(async (query) => {
    const bucket = await findBucket(query, bucketName)
    if (!bucket) return []
    const gone: string[] = []
    const remove = async ({ which, since, isOlder }: Ageing, days: number) => {
      const { rows } = await query(
        `select key, version from sandbox.storage_objects o
         where o.bucket_id = $1 and starts_with(o.key, $2) and ${which} and ${since} < $3`,
        [bucket.id, rule.prefix, before(days)],
      )
      for (const { key, version } of rows as { key: string; version: string }[]) {
        const deleted = await deleteObject(query, bucket, { key, version: isOlder ? version : undefined, now: now() })
        gone.push(...deleted.freed)
      }
    }
    if (rule.days !== undefined) await remove(ageing.latest, rule.days)
    if (rule.versionDays !== undefined) await remove(ageing.older, rule.versionDays)
    if (rule.uploadDays !== undefined) {
      const { rows } = await query(
        `with ended as (delete from sandbox.storage_uploads where bucket_id = $1 and starts_with(key, $2)
           and created_at < $3 returning id)
         select p.file from sandbox.storage_parts p join ended on ended.id = p.upload_id`,
        [bucket.id, rule.prefix, before(rule.uploadDays)],
      )
      gone.push(...(rows as { file: string }[]).map(({ file }) => file))
    }
    return gone
  })
  await files.remove(freed)
}

/** Does what is due by the rules of every bucket. */
export const expireObjects = async (context: EndpointContext): Promise<void> => {
  const { rows } = await context.store.query(
    'select name, lifecycle from sandbox.storage_buckets where lifecycle is not null',
  )
  for (const { name, lifecycle } of rows as { name: string; lifecycle: string }[])
    for (const rule of rulesOf(lifecycle)) await expireBy(context, name, rule)
}
