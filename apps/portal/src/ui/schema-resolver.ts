import { validationText } from '@sarv/contract/validation.fa'
import type { FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form'
import type { ZodType } from 'zod'
import { fieldsText } from './fields.fa.ts'
import { toast } from './toast.ts'

interface SentForm<Values extends FieldValues> {
  /** The form as its call takes it, where it holds more or other fields than are sent. */
  toSent?: (values: Values) => object
  /** Where the wire calls a field otherwise than the form: `{ expireDate: 'endDay' }`. */
  fieldOf?: Readonly<Record<string, Path<Values>>>
  /** What no schema can know: what else is there, and how this form writes what it sends. */
  besides?: (values: Values) => { [Field in Path<Values>]?: string | undefined }
}

/**
 * Checks a form by a schema of the contract: `resolveBySchema(async () => (await import('...')).EditProfileModel)`. The
 * schema and its library come with the first check, because they weigh more than most forms.
 */
export const resolveBySchema =
  <Values extends FieldValues, Sent>(
    load: () => Promise<ZodType<Sent>>,
    { toSent, fieldOf = {}, besides }: SentForm<Values> = {},
  ): Resolver<Values, unknown, Sent> =>
  async (live, context, options) => {
    const values = copyOf(live)
    try {
      const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()])
      const resolve: Resolver<Values, unknown, Sent> = zodResolver(schema as ZodType<Sent, Values>)
      const sent = toSent ? (toSent(values) as Values) : values
      const result = inForm(await resolve(sent, context, options), sent, fieldOf)
      return besides ? withOwn(result, besides(values)) : result
    } catch {
      return notLoaded()
    }
  }

/** The same for a form that has agreed sentences of its own for what the schema finds. */
export const resolveByProblems =
  <Values extends FieldValues, Rules>(
    load: () => Promise<Rules>,
    problemsOf: (values: Values, rules: Rules) => Readonly<Record<string, string>>,
  ): Resolver<Values> =>
  async (live) => {
    const values = copyOf(live)
    try {
      return withOwn({ values, errors: {} }, problemsOf(values, await load()))
    } catch {
      return notLoaded()
    }
  }

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/**
 * The form's values as they are now. The library hands over the object that it goes on writing into: while the rules load, the
 * form could otherwise be judged and sent with what was chosen after the button was pressed.
 */
const copyOf = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return value.map(copyOf) as Value
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copyOf(each)])) as Value
}

/** Nothing passes that nobody could look at. */
const notLoaded = <Values extends FieldValues>() => {
  toast.error(fieldsText.rulesNotLoaded)
  const errors = { root: { type: 'rules', message: fieldsText.rulesNotLoaded } } as FieldErrors<Values>
  return { values: {}, errors }
}

/** Errors as the library has them: those of a list stand one for each of its parts. */
type Found = { type?: unknown } | readonly ({ type?: unknown } | undefined)[]

/**
 * Each error at its field, also one about a part of a list, which is typed as lines; an empty field is asked for: that
 * nothing is no national id either helps nobody.
 */
const inForm = <Result extends { errors: object }>(
  result: Result,
  sent: FieldValues,
  fieldOf: Readonly<Record<string, string>>,
): Result => {
  const errors = Object.entries(result.errors).map(([field, found]: [string, Found]) => {
    const error = Array.isArray(found) && !hasRows(sent[field]) ? found.find(Boolean) : found
    return [
      fieldOf[field] ?? field,
      isAskedFor(sent[field], error) ? { ...error, message: validationText.required } : error,
    ]
  })
  return { ...result, errors: Object.fromEntries(errors) }
}

/** A list whose parts have fields of their own: each error stands at its field. */
const hasRows = (value: unknown): boolean => Array.isArray(value) && typeof value[0] === 'object'

/** Nothing typed, or nothing chosen where the schema says no more than that it is no number. */
const isAskedFor = (value: unknown, { type }: { type?: unknown }): boolean =>
  (typeof value === 'string' && value.trim() === '') || (value === null && type === 'invalid_type')

/** With what the form itself holds against it; of two messages about a field its own says more. */
const withOwn = <Result extends { errors: object }>(
  result: Result,
  problems: Readonly<Record<string, string | undefined>>,
): Result => {
  const own = Object.entries(problems).flatMap(([field, message]) =>
    message ? [[field, { type: 'own', message }]] : [],
  )
  if (own.length === 0) return result
  return { ...result, values: {}, errors: { ...result.errors, ...Object.fromEntries(own) } }
}
