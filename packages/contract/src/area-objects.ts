import type { ServiceName } from './service-types.ts'

/** Where a call names a thing: a path parameter, a field of the body, or, of what it makes, its own answer. */
export type NamedBy = { readonly param: string } | { readonly body: string } | 'made'

export interface Named<Kind extends string> {
  readonly kind: Kind
  readonly by: NamedBy
}

export const byParam = <const Kind extends string>(kind: Kind, param = 'id'): Named<Kind> => ({ kind, by: { param } })
export const byBody = <const Kind extends string>(kind: Kind, body: string): Named<Kind> => ({ kind, by: { body } })
export const made = <const Kind extends string>(kind: Kind): Named<Kind> => ({ kind, by: 'made' })

/** What an area's calls are about, for the activity log: `<area>.objects.ts`. */
export interface AreaObjects {
  /** What people act on, and of what can be ordered, which service it is. */
  readonly kinds: Readonly<Record<string, { readonly service?: ServiceName }>>
  /**
   * What each call is about. First comes what has a page of its own, by which the log is filtered: of a snapshot or a rule that
   * is its server or volume, and the thing itself stands behind it. Calls about nobody but the caller have no line.
   */
  readonly about: Readonly<Record<string, readonly Named<string>[]>>
  /** What a call parts from something else; its thing is found by the call itself. */
  readonly parts?: Readonly<Record<string, string>>
}

/** How a call that edits is told, by the fields that it changed; undefined: by its usual title. */
export type EditTitle = (changed: readonly string[]) => string | undefined

/** The Persian of them: `<area>.objects.fa.ts`. */
export interface AreaObjectText {
  /** One for each kind. */
  readonly names: Readonly<Record<string, string>>
  /** What an edit changes, by the wire's names. */
  readonly fields?: Readonly<Record<string, string>>
  readonly edits?: Readonly<Record<string, EditTitle>>
}
