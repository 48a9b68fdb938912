/**
 * Pieces of another direction inside a Persian sentence: isolated, so that each keeps its own order and the sentence
 * keeps its own.
 */
export const isolates = { ltr: '\u2066', rtl: '\u2067', auto: '\u2068', end: '\u2069' } as const

/** What is always read from left to right: an address, a code, a port, a command. */
export const ltr = (text: string | number): string => `${isolates.ltr}${text}${isolates.end}`

const latinBeforePersian = /^[^\u0590-\u08FF\u2066-\u2068]*[A-Za-z].*[\u0590-\u08FF]/s

/**
 * What may be of any script: its own first letter decides. Only Persian that begins with a Latin word would be turned
 * round by that ("Chrome on Windows" in Persian), and is marked as what it is.
 */
export const isolated = (text: string): string =>
  `${latinBeforePersian.test(text) ? isolates.rtl : isolates.auto}${text}${isolates.end}`

/** A name that somebody gave, as it stands in every sentence: «web-1». */
export const named = (name: string): string => `«${isolated(name)}»`

/** Several of them, with Persian commas. */
export const allNamed = (names: readonly string[]): string => names.map(named).join('\u060C ')
