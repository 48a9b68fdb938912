// The same keys on the standard Persian keyboard (ISIRI 9147) and on the Latin one.
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,"
const persianKeys =
  '\u0636\u0635\u062b\u0642\u0641\u063a\u0639\u0647\u062e\u062d\u062c\u0686\u0634\u0633\u06cc\u0628\u0644\u0627\u062a\u0646\u0645\u06a9\u06af\u0638\u0637\u0632\u0631\u0630\u062f\u067e\u0648'

const pairs = Array.from(latinKeys, (latin, index): [string, string] => [latin, persianKeys.charAt(index)])

const toPersian = new Map(pairs)
const toLatin = new Map([
  ...pairs.map(([latin, persian]): [string, string] => [persian, latin]),
  // Windows' keyboards: Arabic letters, and the key of M.
  ['\u0626', 'm'] as const,
  ['\u064a', 'd'] as const,
  ['\u0643', ';'] as const,
])

const retype = (text: string, keys: ReadonlyMap<string, string>) =>
  Array.from(text.toLowerCase(), (letter) => keys.get(letter) ?? letter).join('')

export interface OtherLayout {
  /** The language the keyboard was left in. */
  typedIn: 'persian' | 'latin'
  /** What the same keys write in the other one. */
  text: string
}

/** What was meant when the keyboard was left in the other language; undefined when the text has letters of both or of none. */
export const otherLayout = (text: string): OtherLayout | undefined => {
  const hasPersian = /[\u0600-\u06ef]/.test(text)
  const hasLatin = /[a-z]/i.test(text)
  if (hasPersian === hasLatin) return undefined
  return hasPersian
    ? { typedIn: 'persian', text: retype(text, toLatin) }
    : { typedIn: 'latin', text: retype(text, toPersian) }
}
