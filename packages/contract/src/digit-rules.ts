import { z } from 'zod'

/**
 * What a text field of a request does with digits of other scripts. Without a mark they are read as Latin digits: codes,
 * numbers, addresses, dates.
 * - asTyped: people read it; in Persian words its digits stay as they were typed.
 * - untouched: a secret or something a program made, which is another thing with any other character.
 * - none: it has no digits.
 */
export type DigitRule = 'asTyped' | 'untouched' | 'none'

/** Marks are put on the first piece (`z.string()`); zod hands them on to what is built from it. */
const digitRules = z.registry<{ digits: DigitRule }>()

const marked = (digits: DigitRule) => z.string().register(digitRules, { digits })

export const textAsTyped = () => marked('asTyped')
export const untouchedText = () => marked('untouched')
export const textWithoutDigits = () => marked('none')

export const digitRuleOf = (schema: z.core.$ZodType): DigitRule | undefined => digitRules.get(schema)?.digits
