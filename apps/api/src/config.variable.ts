import { z } from 'zod'

/** One thing that can be set from outside. The checks and `docs/configuration.md` come from this one table. */
export interface Variable<Schema extends z.ZodType = z.ZodType> {
  schema: Schema
  /** As the documentation shows it. */
  byDefault: string
  description: string
  /** Its value never appears in a message. */
  isSecret?: true
}

export const variable = <Schema extends z.ZodType>(schema: Schema, byDefault: string, description: string) => ({
  schema,
  byDefault,
  description,
})

export const secret = <Schema extends z.ZodType>(schema: Schema, byDefault: string, description: string) => ({
  ...variable(schema, byDefault, description),
  isSecret: true as const,
})

export const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)

/** What a table of variables gives, once it is read. */
export type ValuesOf<Table extends Readonly<Record<string, Variable>>> = {
  [Name in keyof Table]: z.output<Table[Name]['schema']>
}
