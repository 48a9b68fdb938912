import type { Migration } from '../migrations.ts'

/** Dates that people choose. The contract takes them up to 2199; one beyond the year 9999 made whole lists unreadable. */
const chosen = [
  ['incidents', 'shown_from'],
  ['incidents', 'begins_at'],
  ['incidents', 'ends_at'],
  ['vouchers', 'expires_at'],
  ['articles', 'published_at'],
  ['api_tokens', 'expires_at'],
] as const

/** A day less for what must lie before an end. */
const latest = (column: string): string => (column === 'ends_at' ? `'2200-01-02'` : `'2200-01-01'`)

export const boundsOfDates: Migration = {
  name: '0100-bounds-of-dates',
  statements: chosen.flatMap(([table, column]) => [
    `update ${table} set ${column} = ${latest(column)} where ${column} > '2200-01-02'`,
    `alter table ${table} add constraint ${table}_${column}_bounds check (${column} between '1900-01-01' and '2200-01-02')`,
  ]),
}
