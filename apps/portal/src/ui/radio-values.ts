import type { Option, OptionId } from './Options.tsx'

/** HTML radios carry text; the form keeps the id as it was given, so that 3 does not come back as '3'. */
export const idOf = <Id extends OptionId>(options: readonly Option<Id>[], value: string | null): Id | null =>
  options.find((option) => String(option.id) === value)?.id ?? null
