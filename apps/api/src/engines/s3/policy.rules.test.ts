import { expect, it } from 'vitest'
import { hasOtherStatements, hasOurStatements, policyWith, publicPrefixesOf } from './policy.rules.ts'

const holders = { readers: 'arn:aws:iam:::user/space-read', writers: 'arn:aws:iam:::user/space:write' }
const theirs = {
  Sid: 'Theirs',
  Effect: 'Allow',
  Principal: '*',
  Action: 's3:GetObject',
  Resource: 'arn:aws:s3:::media/x',
}
const statements = (policy: string | undefined) =>
  (JSON.parse(policy ?? '{}') as { Statement: Record<string, unknown>[] }).Statement

it('keeps what a program wrote, with the version and the name that it gave', () => {
  const present = JSON.stringify({ Version: '2008-10-17', Id: 'mine', Statement: theirs })
  const written = policyWith('media', present, { ...holders, publicPrefixes: ['open/'] })
  expect(JSON.parse(written!)).toMatchObject({ Version: '2008-10-17', Id: 'mine' })
  expect(statements(written).at(-1)).toEqual(theirs)
  expect(publicPrefixesOf('media', written)).toEqual(['open/'])
  expect(hasOtherStatements('media', written)).toBe(true)
  expect(hasOurStatements('media', written, holders)).toBe(true)
})

it('denies keys that write all acts on the bucket, and none on its objects', () => {
  const denial = statements(policyWith('media', undefined, holders)).find(({ Effect }) => Effect === 'Deny')
  expect(denial).toMatchObject({ Principal: { AWS: [holders.writers] }, Resource: ['arn:aws:s3:::media'] })
  expect(denial?.['Action']).toEqual(expect.arrayContaining(['s3:DeleteBucket', 's3:PutBucketCORS', 's3:PutBucketAcl']))
})

it.each<[string, (all: Record<string, unknown>[]) => unknown[]]>([
  ['gone', (all) => all.slice(1)],
  ['widened', ([first, ...rest]) => [{ ...first, Action: ['s3:*'] }, ...rest]],
  ['there twice', ([first, ...rest]) => [first, first, ...rest]],
])('notices a statement of ours that is %s', (_what, change) => {
  const written = policyWith('media', undefined, { ...holders, publicPrefixes: ['open/'] })
  const changed = JSON.stringify({ Version: '2012-10-17', Statement: change(statements(written).toReversed()) })
  expect(hasOurStatements('media', changed, holders)).toBe(false)
  const mended = policyWith('media', changed, holders)
  expect(hasOurStatements('media', mended, holders)).toBe(true)
})

it('takes no pattern for a folder: what it opens is said to be a program’s, and ends when the folders are written', () => {
  const written = policyWith('media', undefined, { publicPrefixes: ['open/'] })
  const pattern = written!.replace('open/', '?')
  expect(publicPrefixesOf('media', pattern)).toEqual([])
  expect(hasOtherStatements('media', pattern)).toBe(true)
  expect(policyWith('media', pattern, {})).toBeUndefined()
})
