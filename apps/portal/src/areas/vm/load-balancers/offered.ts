import type { EnumTable } from '@sarv/contract/define-enum'

const list = new Intl.ListFormat('fa', { type: 'conjunction' })

/** What an infrastructure has of a table, to choose from, and the names of what it has not; nothing when it has all. */
export const offered = (table: EnumTable, ids: readonly number[]) => {
  const missing = table.values.filter(({ id }) => !ids.includes(Number(id)))
  return {
    options: table.values
      .filter(({ id }) => ids.includes(Number(id)))
      .map(({ id }) => ({ id: Number(id), label: table.label(id) })),
    missing: missing.length === 0 ? undefined : list.format(missing.map(({ id }) => table.label(id))),
  }
}
