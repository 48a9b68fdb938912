import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { ZodType } from 'zod'

/**
 * Checks what a form makes of its fields by a schema of the contract: rules hold lists, which are typed as lines. What is
 * wrong with a part of a list is told under its field.
 */
export const resolveRule =
  <Values extends FieldValues, Sent>(
    load: () => Promise<ZodType<Sent>>,
    toRule: (values: Values) => unknown,
  ): Resolver<Values, unknown, Sent> =>
  async (values) => {
    const { success, data, error } = (await load()).safeParse(toRule(values))
    if (success) return { values: data as Sent & FieldValues, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, message } of error.issues) errors[String(path[0])] ??= { type: 'rule', message }
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
