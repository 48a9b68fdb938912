import { paths } from '../../../shell/paths.ts'

/** Why somebody comes who has forgotten nothing. */
export const guarded = 'guarded'

/** The address of this page for somebody who knows the password and whom the guesses of strangers keep out. */
export const guardedPath = (email: string): string =>
  `${paths.forget}?email=${encodeURIComponent(email)}&reason=${guarded}`
