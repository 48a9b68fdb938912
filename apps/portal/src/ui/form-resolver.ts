import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** A form's rules as plain code: what is wrong with each field, in Persian; no entry for a field that is right. */
export type Problems<Values extends FieldValues> = Partial<Record<keyof Values & string, string | undefined>>

/** Lets react-hook-form ask such rules, where a schema library would weigh more than the page. */
export const resolveBy =
  <Values extends FieldValues>(problemsOf: (values: Values) => Problems<Values>): Resolver<Values> =>
  (values) => {
    const problems = Object.entries<string | undefined>(problemsOf(values)).filter(([, message]) => message)
    if (problems.length === 0) return { values, errors: {} }
    const errors = Object.fromEntries(problems.map(([field, message]) => [field, { type: 'rule', message }]))
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
