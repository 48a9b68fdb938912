import type { FieldValues, Resolver } from 'react-hook-form'

const options = { fields: {}, shouldUseNativeValidation: false }

/** What a form's rules say about each field; nothing where everything is right. */
export const problemsBy = async <Values extends FieldValues, Sent>(
  resolver: Resolver<Values, unknown, Sent>,
  values: NoInfer<Values>,
): Promise<Partial<Record<keyof Values & string, string>>> => {
  const { errors } = await resolver(values, undefined, options)
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, error?.message as string]),
  ) as Partial<Record<keyof Values & string, string>>
}

/** What is sent of a form that is right. */
export const sentBy = async <Values extends FieldValues, Sent>(
  resolver: Resolver<Values, unknown, Sent>,
  values: NoInfer<Values>,
): Promise<Sent> => (await resolver(values, undefined, options)).values as Sent
