import type { z } from 'zod'

/** What the audit log, which nothing ever leaves, shows of a fact about a person: enough to tell two values apart, or nothing. */
export type Shown = 'lastThree' | 'lastFour' | 'nothing'

export const personalMark = 'x-personal'

/** Marks a field as a fact about a person. Whatever keeps requests follows the mark (`personal-fields.ts`). */
export const personal = <S extends z.ZodType>(schema: S, shown: Shown): S => schema.meta({ [personalMark]: shown })
