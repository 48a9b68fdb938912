/** What people type, made one: Persian keyboards, Arabic keyboards and pasted text write the same word in several ways. */

const foreignDigits = /[\u0660-\u0669\u06f0-\u06f9]/g

/** Both digit blocks start at a code point whose low four bits are 0. */
export const toLatinDigits = (text: string): string =>
  text.replace(foreignDigits, (digit) => String(digit.charCodeAt(0) & 0xf))

/** Invisible marks that turn the reading direction: with them a name can pose as another. */
// oxlint-disable-next-line no-misleading-character-class -- single code points, listed one by one on purpose
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
// oxlint-disable-next-line no-control-regex -- control characters are what we look for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff]/g
const tatweel = /\u0640/g
const arabicYeh = /[\u064a\u0649]/g
const arabicKaf = /\u0643/g

// Invisible characters go first: what stood on both sides of one may compose only afterwards.
const cleanLetters = (text: string): string =>
  text
    .replace(bidiControls, '')
    .replace(controls, '')
    .normalize('NFC')
    .replace(arabicYeh, '\u06cc')
    .replace(arabicKaf, '\u06a9')

/** One line of text (names, numbers, addresses). Never for passwords, keys, tokens or code. Keeps the half-space. */
export const normalizeText = (text: string): string =>
  toLatinDigits(cleanLetters(text.replace(tatweel, '')))
    .replace(/\s+/g, ' ')
    .trim()

const persianLetter = /[\u0620-\u065f\u0671-\u06d3]/

export const hasPersianWords = (text: string): boolean => persianLetter.test(text)

/**
 * One line that people read (the name of a project, a postal address). In Persian words digits stay as they were typed;
 * where there are none it is a Latin name from a Persian keyboard.
 */
export const normalizeLine = (text: string): string =>
  hasPersianWords(text) ? cleanLetters(text.replace(tatweel, '')).replace(/\s+/g, ' ').trim() : normalizeText(text)

/** Several lines that people read (messages, descriptions): their digits and line ends stay as written. */
export const normalizeProse = (text: string): string => cleanLetters(text.replace(/\r\n?/g, '\n')).trim()

/** Two texts that a person takes for the same are equal after this: for search and uniqueness, never for display. */
export const foldForSearch = (text: string): string =>
  normalizeText(text)
    .replace(/[\s\u200c]+/g, '')
    .toLowerCase()

/** What names are unique by: the script of digits and the case of letters make no other name. `name_key` in the database. */
export const nameKey = (name: string): string => toLatinDigits(normalizeLine(name)).toLowerCase()

export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other)

/** Digits of any script, without the spaces and dashes people put between them. */
export const normalizeDigits = (text: string): string => normalizeText(text).replace(/[\s\-_]/g, '')

/** Latin technical text (hosts, addresses, e-mails): no inner spaces, digits of any script. */
export const normalizeTechnical = (text: string): string => normalizeText(text).replace(/[\s\u200c]/g, '')
