import { toLatinDigits } from '@sarv/contract/normalize'

export const codeLength = 6

export interface CodeEdit {
  code: string
  /** The box that takes the focus next. */
  focusOn: number
}

const digitsIn = (typed: string): string => toLatinDigits(typed).replaceAll(/\D/g, '')

/** The code has no holes: box n shows its nth digit, so a later empty box writes into the first empty one. */
const placeFor = (code: string, box: number): number => Math.min(box, code.length)

/** Typing or pasting at a box: one digit replaces it, several run on from there; a whole code replaces everything. */
export const typeAt = (code: string, box: number, typed: string): CodeEdit => {
  const digits = digitsIn(typed)
  const at = digits.length >= codeLength ? 0 : placeFor(code, box)
  const next = (code.slice(0, at) + digits + code.slice(at + digits.length)).slice(0, codeLength)
  return { code: next, focusOn: Math.min(at + digits.length, codeLength - 1) }
}

/** The digit that a box has already, typed once more: nothing changes there, so the browser tells of no change. */
export const repeatAt = (code: string, box: number, typed: string): CodeEdit | undefined =>
  box < code.length && digitsIn(typed) === code.charAt(box)
    ? { code, focusOn: Math.min(box + 1, codeLength - 1) }
    : undefined

/** Backspace clears its own box first; in an empty box it goes back and clears the one before. */
export const eraseAt = (code: string, box: number): CodeEdit => {
  const at = box < code.length ? box : code.length - 1
  if (at < 0) return { code, focusOn: 0 }
  return { code: code.slice(0, at) + code.slice(at + 1), focusOn: at }
}
