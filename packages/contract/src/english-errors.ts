import { z } from 'zod'

/**
 * For what operators write, files and variables: they read English, and which key is unknown. The customers' Persian is
 * set for the whole process.
 */
export const inEnglish = { error: z.locales.en().localeError }
