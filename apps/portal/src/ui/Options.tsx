import type { ReactNode } from 'react'

export type OptionId = string | number

/** One thing to choose in a Select, ComboBox, RadioGroup, RadioCards or SegmentedControl. */
export interface Option<Id extends OptionId = OptionId> {
  id: Id
  label: string
  /** The label is Latin: a name, an address. */
  isLtr?: boolean
  /** A quieter second thing: an address range, a price. */
  description?: ReactNode
  /** Why it cannot be chosen now; shown in place of the description. */
  disabledReason?: string
}

/** Apart from what is written beside it: where room ends, a Latin name would lose its beginning to its description. */
export function OptionLabel({ option }: { option: Option }) {
  return <bdi dir={option.isLtr ? 'ltr' : undefined}>{option.label}</bdi>
}
