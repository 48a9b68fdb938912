import type { EnumTable } from '@sarv/contract/define-enum'

const list = new Intl.ListFormat('fa', { type: 'conjunction' })

/**
 * What an infrastructure has of a table, to choose from, and the names of what it has not; nothing when it has all.
 * `fitting`: only these make sense here.
 */
export const offered = (table: EnumTable, ids: readonly number[], fitting?: readonly number[]) => {
  const sensible = table.values
    .map(({ id }) => ({ id: Number(id), label: table.label(id) }))
    .filter(({ id }) => fitting?.includes(id) ?? true)
  const missing = sensible.filter(({ id }) => !ids.includes(id))
  return {
    options: sensible.filter(({ id }) => ids.includes(id)),
    missing: missing.length === 0 ? undefined : list.format(missing.map(({ label }) => label)),
  }
}
