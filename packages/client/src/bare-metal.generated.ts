// Written by `npm run gen` from the contract. Never edited by hand.
export * from './bare-metal/bare-metal.calls.generated.ts'
export * from './bare-metal/bare-metal.generated.ts'
export type * from '@sarv/contract/bare-metal/bare-metal.schemas'
