import { openTestDatabase, type TestDatabase } from '../apps/api/src/testing/database.ts'

/**
 * The table types of the api, read from a database on which every migration has run. What the database knows is not written
 * a second time: a text with a `check (x in ('a', 'b'))` becomes that union, `comment on` becomes the comment.
 */
const target = 'apps/api/src/db/tables.generated.ts'

/** How each type arrives in JavaScript; `db/parsers.ts` makes it so. */
const types: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  cidr: 'string',
  date: 'Day',
  float4: 'number',
  float8: 'number',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  _int8: 'number[]',
  _text: 'string[]',
  int8: 'number',
  jsonb: 'Json',
  macaddr: 'string',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
}

/** What is in a jsonb column whose rows we have always written ourselves. The others are read by a schema. */
const insideJson: Record<string, string> = {
  'drift_findings.details': 'Json<Record<string, unknown>>',
  'product_bundles.quantities': 'Json<Record<string, number>>',
  'products.masters': 'Json<{ workersUpTo: number; count: number; holds: Record<string, number> }[]>',
  'storage_buckets.price_lines': 'Json<AgreedLine[]>',
  'vm_host_ips.price_lines': 'Json<AgreedLine[]>',
  'vm_hosts.price_lines': 'Json<AgreedLine[]>',
  'vm_hosts.price_lines_while_off': 'Json<AgreedLine[]>',
  'vm_load_balancers.price_lines': 'Json<AgreedLine[]>',
  'vm_volumes.price_lines': 'Json<AgreedLine[]>',
  'vpc_hosts.price_lines': 'Json<AgreedLine[]>',
}

const head = `// Written by \`npm run gen\` from the migrated database. Never edited by hand: a new column is a new migration.
import type { AgreedLine } from '@sarv/contract/pricing/agreed-lines'
import type { ColumnType, Generated } from 'kysely'

/** Written by the database when the row is made. */
export type CreatedAt = ColumnType<Date, Date | undefined, never>
/** Calendar day as \`YYYY-MM-DD\`. */
type Day = string
/** Written as text, read as what it is. */
type Json<Inside = unknown> = ColumnType<Inside, string, string>
`

interface Column {
  table: string
  tableComment: string | null
  name: string
  type: string
  isNullable: boolean
  hasDefault: boolean
  /** As PostgreSQL writes it back; null: any value. */
  check: string | null
  comment: string | null
}

/** Partitions have the columns of their table; what begins with `kysely_` is the migrator's own. */
const readColumns = async (database: TestDatabase): Promise<Column[]> => {
  const { rows } = await database.rawQuery(`
    select c.relname as "table", obj_description(c.oid, 'pg_class') as "tableComment", a.attname as "name",
      t.typname as "type", not a.attnotnull as "isNullable", a.atthasdef or a.attidentity <> '' as "hasDefault",
      (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like '% = ANY %' limit 1) as "check",
      col_description(c.oid, a.attnum) as "comment"
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not like 'kysely\\_%'
    order by c.relname, a.attnum`)
  return rows as Column[]
}

/** Of `CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text])))` the words. */
const unionOf = (check: string): string =>
  [...check.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, word]) => `'${word}'`).join(' | ')

const plainType = ({ table, name, type, check }: Column): string => {
  const found = insideJson[`${table}.${name}`] ?? (check ? unionOf(check) : types[type])
  if (!found) throw new Error(`${table}.${name} is of type ${type}: say in tools/gen-tables.ts how it arrives`)
  return found
}

const typeOf = (column: Column): string => {
  const type = plainType(column) + (column.isNullable ? ' | null' : '')
  if (!column.hasDefault) return type
  return column.name === 'created_at' ? 'CreatedAt' : `Generated<${type}>`
}

const comment = (text: string | null, indent = ''): string => (text === null ? '' : `${indent}/** ${text} */\n`)

const interfaceName = (table: string): string =>
  `${table.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Table`

const interfaceOf = (table: string, columns: readonly Column[]): string => {
  const lines = columns.map((column) => `${comment(column.comment, '  ')}  ${column.name}: ${typeOf(column)}\n`)
  return `\n${comment(columns[0]?.tableComment ?? null)}export interface ${interfaceName(table)} {\n${lines.join('')}}\n`
}

/** Answers the file's path and text, as the other generators do. */
export const tableTypes = async (): Promise<[path: string, text: string]> => {
  const database = await openTestDatabase()
  try {
    const byTable = Map.groupBy(await readColumns(database), ({ table }) => table)
    const interfaces = [...byTable].map(([table, columns]) => interfaceOf(table, columns))
    const lines = [...byTable.keys()].map((table) => `  ${table}: ${interfaceName(table)}\n`)
    const all = `\n/** Every table, by its name in SQL. Columns keep their SQL names. */\nexport interface Database {\n${lines.join('')}}\n`
    return [target, head + all + interfaces.join('')]
  } finally {
    await database.close()
  }
}
