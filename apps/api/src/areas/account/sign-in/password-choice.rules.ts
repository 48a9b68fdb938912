import { dictionary } from '@zxcvbn-ts/language-common'
import { toLatinDigits } from '@sarv/contract/normalize'

/** From leaked lists, the commonest first, in small letters. */
const commonest: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, 10_000))

/** Who chooses: words of their own are the first that somebody tries who knows them. */
export interface PasswordOwner {
  email: string
  firstName: string | null
  lastName: string | null
}

const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
}

/** In small letters, with the digits of any keyboard. */
const plain = (text: string): string => toLatinDigits(text).toLowerCase()
const withoutLookalikes = (text: string): string => text.replaceAll(/[@401$35]/g, (sign) => lookalikes[sign]!)
/** Without the digits and signs that people put before and behind a word to satisfy a rule. */
const coreOf = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/**
 * One of the commonest passwords, or one that only differs from it by what the rules make people add: capitals, signs,
 * look-alikes, digits before and behind. A common word inside a long password is no reason.
 */
export const isCommonPassword = (password: string): boolean => {
  const typed = plain(password)
  if (isMonotonous(typed)) return true
  const lettersAndDigits = typed.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const core = coreOf(typed)
  const forms = [typed, lettersAndDigits, withoutLookalikes(typed), withoutLookalikes(coreOf(lettersAndDigits))]
  if (forms.some((form) => commonest.has(form))) return true
  return core.length * 2 >= typed.length && [core, withoutLookalikes(core)].some((form) => commonest.has(form))
}

/** Fewer different signs than that are a pattern and no password. */
const leastDifferent = 5

/** Long without being unlike others: few signs, one piece over and over, a row of the alphabet or of digits. */
const isMonotonous = (typed: string): boolean => {
  const signs = Array.from(typed)
  if (new Set(signs).size < leastDifferent) return true
  const [, piece] = /^(.+?)\1+$/u.exec(typed) ?? []
  if (piece !== undefined && (piece.length < 8 || commonest.has(piece))) return true
  const steps = signs.slice(1).map((sign, at) => sign.codePointAt(0)! - signs[at]!.codePointAt(0)!)
  const even = steps.filter((step) => Math.abs(step) === 1 || Math.abs(step) === 9)
  return even.length * 4 >= steps.length * 3
}

/** Long enough that its being inside a password is no chance. */
const shortestInside = 4
const shortestWord = 3

const wordsOf = ({ email, firstName, lastName }: PasswordOwner): string[] => {
  const [mailbox = '', host = ''] = email.split('@')
  const parts = [mailbox, host.split('.').slice(0, -1).join(' '), firstName ?? '', lastName ?? '']
  const words = parts.flatMap((part) => plain(part).split(/[^\p{L}\p{N}]+/u))
  return [...words, ...words.map(coreOf)].filter((word) => word.length >= shortestWord)
}

/** A word of the owner's name or e-mail, read from front or back. */
export const holdsOwnWord = (password: string, owner: PasswordOwner): boolean => {
  const typed = plain(password)
  const forms = [typed, withoutLookalikes(typed)]
  return wordsOf(owner).some((word) => {
    const ways = [word, Array.from(word).toReversed().join('')]
    return ways.some((way) =>
      way.length >= shortestInside
        ? forms.some((form) => form.includes(way))
        : forms.some((form) => coreOf(form) === way),
    )
  })
}
