import { validationText } from '@sarv/contract/validation.fa'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { ZodType } from 'zod'
import { fieldsText } from './fields.fa.ts'
import { toast } from './toast.ts'

/**
 * Checks a form by a schema of the contract: `resolveBySchema(async () => (await import('...')).EditProfileModel)`. The
 * schema and its library come with the first check, because they weigh more than most forms.
 */
export const resolveBySchema =
  <Values extends FieldValues, Sent>(load: () => Promise<ZodType<Sent>>): Resolver<Values, unknown, Sent> =>
  async (values, context, options) => {
    try {
      const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()])
      const resolve: Resolver<Values, unknown, Sent> = zodResolver(schema as ZodType<Sent, Values>)
      return askForEmpty(await resolve(values, context, options), values)
    } catch {
      toast.error(fieldsText.rulesNotLoaded)
      const errors = { root: { type: 'rules', message: fieldsText.rulesNotLoaded } } as FieldErrors<Values>
      return { values: {}, errors }
    }
  }

/** An empty field is asked for; that nothing is no national id either helps nobody. */
const askForEmpty = <Result extends { errors: object }>(result: Result, values: FieldValues): Result => {
  const errors = Object.entries(result.errors).map(([field, error]: [string, object]) => [
    field,
    values[field] === '' ? { ...error, message: validationText.required } : error,
  ])
  return { ...result, errors: Object.fromEntries(errors) }
}
