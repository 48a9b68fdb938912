// Written by `npm run gen` from the contract. Never edited by hand.
export * from './storage/bucket-keys.calls.generated.ts'
export * from './storage/bucket-keys.generated.ts'
export * from './storage/buckets.calls.generated.ts'
export * from './storage/buckets.generated.ts'
export type * from '@sarv/contract/storage/bucket-keys.schemas'
export type * from '@sarv/contract/storage/buckets.schemas'
