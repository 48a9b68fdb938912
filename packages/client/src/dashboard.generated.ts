// Written by `npm run gen` from the contract. Never edited by hand.
export * from './dashboard/dashboard.calls.generated.ts'
export * from './dashboard/dashboard.generated.ts'
export * from './dashboard/decisions.calls.generated.ts'
export * from './dashboard/decisions.generated.ts'
export type * from '@sarv/contract/dashboard/dashboard.schemas'
export type * from '@sarv/contract/dashboard/decisions/decisions.schemas'
