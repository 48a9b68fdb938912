import { CreateStorageHostModel } from '@sarv/contract/storage/buckets/buckets.schemas'
import { bucketNameSentence } from '@sarv/contract/storage/storage.fa'
import { describe, expect, it } from 'vitest'
import { bucketOrderText } from './bucket-order.fa.ts'
import {
  bucketInAddress,
  emptyBucket,
  problemsOf as problemsBy,
  rehearsalOf,
  toCreateModel,
  type BucketOrder,
} from './bucket-order.ts'

const text = bucketOrderText.problems
const problemsOf = (wanted: BucketOrder) => problemsBy(wanted, CreateStorageHostModel)
const order: BucketOrder = { ...emptyBucket, name: 'toranj-media', sizeKind: 'custom', disk: 100 }

describe('an order of a bucket', () => {
  it.each([
    ['', text.nameMissing],
    ['ab', text.nameShort],
    ['Toranj', bucketNameSentence],
    ['-toranj', bucketNameSentence],
    ['نام', bucketNameSentence],
  ])('does not take the name %j', (name, message) => {
    expect(problemsOf({ ...order, name })).toEqual([{ field: 'name', message }])
  })

  it.each(['toranj-media', 'a.b-1', ' toranj۱ '])('takes the name %j', (name) => {
    expect(problemsOf({ ...order, name })).toEqual([])
  })

  it('tells the name before the plan', () => {
    expect(problemsOf(emptyBucket).map(({ field }) => field)).toEqual(['name', 'productBundleId'])
  })

  it('is closed unless somebody opens it', () => expect(toCreateModel(order).publicAccess).toBe(false))

  it('sends a plan or a size, never both', () => {
    expect(toCreateModel(order)).toMatchObject({ isPredefined: false, productBundleId: null, disk: 100 })
    const planned = { ...order, sizeKind: 'bundle' as const, productBundleId: 4 }
    expect(toCreateModel(planned)).toMatchObject({ isPredefined: true, productBundleId: 4, disk: null })
  })
})

describe('the price', () => {
  const asked = { projectId: 3, standIn: 'stand-in' }

  it('does not wait for a name, nor for the rules that judge it', () => {
    expect(rehearsalOf({ ...order, name: '' }, CreateStorageHostModel, asked)?.body.name).toBe('stand-in')
    expect(rehearsalOf({ ...order, name: '-a' }, CreateStorageHostModel, asked)?.body.name).toBe('stand-in')
    expect(rehearsalOf(order, undefined, asked)?.body.name).toBe('stand-in')
    expect(rehearsalOf(order, CreateStorageHostModel, asked)?.body.name).toBe('toranj-media')
  })

  it('waits for a plan', () => expect(rehearsalOf(emptyBucket, CreateStorageHostModel, asked)).toBeUndefined())
})

it.each([
  ['disk=230', { sizeKind: 'custom', disk: 250 }],
  ['disk=250&plan=4', { sizeKind: 'bundle', productBundleId: 4 }],
  ['', {}],
])('an address with %j begins with %j', (search, begun) =>
  expect(bucketInAddress(new URLSearchParams(search))).toEqual(begun),
)
