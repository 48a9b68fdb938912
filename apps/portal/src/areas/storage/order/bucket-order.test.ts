import { CreateStorageHostModel } from '@sarv/contract/storage/buckets/buckets.schemas'
import { describe, expect, it } from 'vitest'
import { bucketOrderText } from './bucket-order.fa.ts'
import { emptyBucket, problemsOf, rehearsalOf, toCreateModel, type BucketOrder } from './bucket-order.ts'

const text = bucketOrderText.problems
const order: BucketOrder = { ...emptyBucket, name: 'toranj-media', sizeKind: 'custom', disk: 100 }

describe('an order of a bucket', () => {
  it.each([
    ['', text.nameMissing],
    ['ab', text.nameShort],
    ['Toranj', text.name],
    ['-toranj', text.name],
    ['نام', text.name],
  ])('does not take the name %j', (name, message) => {
    expect(problemsOf({ ...order, name })).toEqual([{ field: 'name', message }])
    expect(CreateStorageHostModel.safeParse(toCreateModel({ ...order, name })).success).toBe(false)
  })

  it.each(['toranj-media', 'a.b-1', ' toranj۱ '])('takes the name %j, as the server does', (name) => {
    expect(problemsOf({ ...order, name })).toEqual([])
    expect(CreateStorageHostModel.safeParse(toCreateModel({ ...order, name })).success).toBe(true)
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
  it('does not wait for a name', () => {
    expect(rehearsalOf({ ...order, name: '' }, 3, 'stand-in')?.body.name).toBe('stand-in')
    expect(rehearsalOf(order, 3, 'stand-in')?.body.name).toBe('toranj-media')
  })

  it('waits for a plan', () => expect(rehearsalOf(emptyBucket, 3, 'stand-in')).toBeUndefined())
})
