// Written by `npm run gen` from the contract. Never edited by hand.
export * from './operator/operator-sessions.calls.generated.ts'
export * from './operator/operator-sessions.generated.ts'
export type * from '@sarv/contract/operator/operator-sessions/operator-sessions.schemas'
