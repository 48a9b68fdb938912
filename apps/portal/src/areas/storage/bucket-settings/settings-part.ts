import type { StorageSettings } from '@sarv/client/storage.generated'

/** What the settings tab gives to each of its parts. */
export interface SettingsPartProps {
  projectId: number
  storageHostId: number
  settings: StorageSettings
  /** Why nothing can be changed now. */
  refusal: string | undefined
}

/** Saves a rule with the others; what the request layer answers. */
export type SaveRule<Rule> = (
  rule: Rule,
) => Promise<{ data: void; error?: undefined } | { data?: undefined; error: unknown }>

/** The list with one of its rules replaced, added at its end (`at` is undefined), or left out (no rule). */
export const withRule = <Rule>(rules: readonly Rule[], at: number | undefined, rule: Rule | undefined): Rule[] => {
  const others = [...rules]
  if (at === undefined) return rule === undefined ? others : [...others, rule]
  others.splice(at, 1, ...(rule === undefined ? [] : [rule]))
  return others
}
