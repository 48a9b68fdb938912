import type { Migration } from '../migrations.ts'

/** Finds the last operations of a kind that went well: by them is told how long the next one will take. */
export const operationEstimates: Migration = {
  name: '0019-operation-estimates',
  statements: [`create index operations_done_of_kind on operations (kind, id) where status = 'done'`],
}
