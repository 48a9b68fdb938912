/** Names of machines, addresses: most of what is searched, and nothing of it has to be looked up. */
const isPlain = (value: string): boolean => /^[\x20-\x7e]*$/.test(value)

/**
 * Text as a search compares it: Arabic ye and kaf are the Persian ones, any digit is a Latin one, and joiners, spaces,
 * tatweel and direction marks do not count, so that a half-space or a keyboard's habit hides nothing.
 */
export const foldForSearch = (value: string): string =>
  isPlain(value) ? value.toLowerCase().replaceAll(' ', '') : foldPersian(value)

const foldPersian = (value: string): string =>
  value
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u064a\u0649]/g, '\u06cc')
    .replaceAll('\u0643', '\u06a9')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll(/[\s\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')

/** Whether `value` contains what was searched for. */
export const matchesSearch = (value: string, search: string): boolean =>
  foldForSearch(value).includes(foldForSearch(search))

const collator = new Intl.Collator('fa', { numeric: true, sensitivity: 'base' })

/** The order Persian readers expect, with numbers inside names by their value: web-2 before web-10. */
export const comparePersian = (one: string, other: string): number => collator.compare(one, other)
