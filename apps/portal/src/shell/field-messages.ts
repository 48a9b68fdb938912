import type { RequestError } from './request-errors.ts'

/** What a form shows of a failed call beside its fields. */
const shownInFields = new WeakMap<object, Set<string>>()

/** What is said beside a field is not said a second time over the page. */
export const isShownInField = (error: object, message: string): boolean =>
  shownInFields.get(error)?.has(message) ?? false

/**
 * What the server says about single fields of a form, to be put where it belongs: its field messages, and the refusals
 * that are about one field (`{ password_wrong: 'currentPassword' }`). A toast tells the rest.
 */
export const fieldMessagesOf = <Field extends string>(
  error: unknown,
  fieldNames: readonly Field[],
  fieldByCode: Readonly<Record<string, Field>> = {},
): [Field, string][] => {
  const { code = '', message, fields = {} } = error as Partial<RequestError>
  const told = fieldNames.flatMap((name): [Field, string][] => {
    const [first] = fields[name] ?? []
    return first ? [[name, first]] : []
  })
  const field = fieldByCode[code]
  const all: [Field, string][] = field && message ? [...told, [field, message]] : told
  // The first message of a field speaks for its others.
  const ofFields = told.flatMap(([name]) => fields[name] ?? [])
  shownInFields.set(error as object, new Set([...ofFields, ...all.map(([, sentence]) => sentence)]))
  return all
}
