// Written by `npm run gen` from the contract. Never edited by hand.
export * from './project/project-users.calls.generated.ts'
export * from './project/project-users.generated.ts'
export * from './project/projects.calls.generated.ts'
export * from './project/projects.generated.ts'
export type * from '@sarv/contract/project/project-users/project-users.schemas'
export type * from '@sarv/contract/project/projects/projects.schemas'
