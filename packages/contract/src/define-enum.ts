import { unknown } from './frame-enums.fa.ts'

/** success · info: in progress · warning: needs attention · error: failed · neutral: off, closed, gone */
export type Tone = 'success' | 'info' | 'warning' | 'error' | 'neutral'

type EnumId = number | string | boolean
type Entries<Name extends string> = Record<Name, { id: EnumId; tone?: Tone }>

export interface EnumValue<Id, Name> {
  id: Id
  name: Name
  label: string
  tone: Tone
}

/** A table of ids with their names, Persian labels and tones. */
export interface EnumTable<E extends Entries<string> = Entries<string>> {
  /** `serviceStatus.id.active` is 2. */
  id: { readonly [Name in keyof E]: E[Name]['id'] }
  values: readonly EnumValue<E[keyof E]['id'], keyof E & string>[]
  ids: readonly E[keyof E]['id'][]
  has(id: unknown): boolean
  /** `undefined` for an id that is not in the table. */
  name(id: EnumId | null | undefined): (keyof E & string) | undefined
  label(id: EnumId | null | undefined): string
  tone(id: EnumId | null | undefined): Tone
}

/** `other` is what an id that is not in the table reads as. Without side effects, so that bundles keep only what they use. */
/* @__NO_SIDE_EFFECTS__ */
export const defineEnum = <const E extends Entries<string>>(
  labels: { readonly [Name in keyof E]: string },
  entries: E,
  other: { label: string; tone: Tone } = { label: unknown, tone: 'neutral' },
): EnumTable<E> => {
  const names = Object.keys(entries) as (keyof E & string)[]
  const values = names.map((name) => ({
    id: entries[name]!.id as E[keyof E]['id'],
    name,
    label: labels[name],
    tone: entries[name]!.tone ?? 'neutral',
  }))
  const byId = new Map<unknown, (typeof values)[number]>(values.map((value) => [value.id, value]))
  return {
    id: Object.fromEntries(values.map(({ id, name }) => [name, id])) as EnumTable<E>['id'],
    values,
    ids: values.map(({ id }) => id),
    has: (id) => byId.has(id),
    name: (id) => byId.get(id)?.name,
    label: (id) => byId.get(id)?.label ?? other.label,
    tone: (id) => byId.get(id)?.tone ?? other.tone,
  }
}
