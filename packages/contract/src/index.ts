/** What both sides agree on. Small bundles import the file they need: `@sarv/contract/enums`, `@sarv/contract/access`, ... */
export * from './access.ts'
export * from './answers.schemas.ts'
export * from './cache-groups.ts'
export * from './call.ts'
export * from './calls.ts'
export * from './enums.ts'
export * from './pricing/quote.schemas.ts'
