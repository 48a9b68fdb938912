import { sql, type RawBuilder } from 'kysely'

/** Whether a column holds one of these names. Letter case and the script of digits make no difference, as in the unique indexes. */
export const isNamed = (column: string, ...names: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`name_key(${sql.ref(column)}) in (${sql.join(names.map((name) => sql`name_key(${name})`))})`
