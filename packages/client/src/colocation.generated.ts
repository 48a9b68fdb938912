// Written by `npm run gen` from the contract. Never edited by hand.
export * from './colocation/colocation.calls.generated.ts'
export * from './colocation/colocation.generated.ts'
export type * from '@sarv/contract/colocation/colocation.schemas'
