import type { RequestError } from './request-errors.ts'

/**
 * What the server says about single fields of a form, to be put where it belongs: its field messages, and the refusals
 * that are about one field (`{ password_wrong: 'currentPassword' }`). A toast has told the rest.
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
  return field && message ? [...told, [field, message]] : told
}
