import type { FieldValues, Path } from 'react-hook-form'
import type { RequestError } from './request-errors.ts'
import { noteShownInFields } from './shown-in-fields.ts'

/** The messages that have a field, by it, and with them the refusal that is about one. */
const sortOut = <Field extends string>(
  error: unknown,
  fieldOf: (path: string) => Field | undefined,
  fieldByCode: Readonly<Record<string, Field>>,
): [Field, string][] => {
  const { code = '', message, fields = {} } = error as Partial<RequestError>
  const messages = new Map<Field, string>()
  const shown = new Set<string>()
  const put = (field: Field | undefined, sentences: readonly string[]) => {
    const [first] = sentences
    if (!field || !first) return
    // The first message of a field speaks for its others.
    if (!messages.has(field)) messages.set(field, first)
    for (const sentence of sentences) shown.add(sentence)
  }
  for (const [path, sentences] of Object.entries(fields)) put(fieldOf(path), sentences)
  if (message) put(fieldByCode[code], [message])
  noteShownInFields(error as object, shown)
  return [...messages]
}

/**
 * What the server says about single fields of a form, to be put where it belongs: its field messages, and the refusals
 * that are about one field (`{ password_wrong: 'currentPassword' }`). A toast tells the rest.
 */
export const fieldMessagesOf = <Field extends string>(
  error: unknown,
  fieldNames: readonly Field[],
  fieldByCode: Readonly<Record<string, Field>> = {},
): [Field, string][] => sortOut(error, (path) => fieldNames.find((name) => name === path), fieldByCode)

/** The same for a form with rows, whose fields the server addresses as `listeners.0.port`. */
export const fieldMessagesIn = <Values extends FieldValues>(
  error: unknown,
  values: Values,
  fieldByCode: Readonly<Record<string, Path<Values>>> = {},
): [Path<Values>, string][] => sortOut(error, (path) => fieldAt(values, path) as Path<Values> | undefined, fieldByCode)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A list that is typed or chosen as a whole is one field, and so are its parts; one of rows has fields in each. */
const hasFields = (value: unknown): value is object =>
  Array.isArray(value) ? value.some(isObject) : isObject(value) && Object.getPrototypeOf(value) === Object.prototype

/** The field that stands for a path of the server in what the form holds, if one does. */
export const fieldAt = (values: object, path: string): string | undefined => {
  const parts = path.split('.')
  let at: unknown = values
  for (const [depth, part] of parts.entries()) {
    if (!hasFields(at)) return parts.slice(0, depth).join('.')
    if (!Object.hasOwn(at, part)) return undefined
    at = (at as Record<string, unknown>)[part]
  }
  // A row or a group of fields has no place of its own; what fills the form's own field has.
  return parts.length === 1 || !hasFields(at) ? path : undefined
}
