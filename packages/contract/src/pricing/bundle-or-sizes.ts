import { z } from 'zod'
import { validationText as text } from '../validation.fa.ts'

type WithBundle = z.ZodObject<{ isPredefined: z.ZodBoolean; productBundleId: z.ZodType<number | undefined> }>

const withoutFields = (body: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))

/**
 * A ready-made order names its bundle and its sizes are ignored, whatever they are; a custom order needs every size.
 */
export const bundleOrSizes = <S extends WithBundle>(schema: S, sizes: readonly (keyof z.output<S> & string)[]) =>
  z.preprocess(
    (body: z.input<S>) => (body?.isPredefined ? withoutFields(body, sizes) : body),
    schema.superRefine((wanted, context) => {
      const missing = wanted.isPredefined
        ? ['productBundleId'].filter(() => wanted.productBundleId === undefined)
        : sizes.filter((size) => wanted[size as keyof typeof wanted] === undefined)
      for (const name of missing) {
        const message = name === 'productBundleId' ? text.bundle : text.required
        context.addIssue({ code: 'custom', path: [name], message })
      }
    }),
  )
