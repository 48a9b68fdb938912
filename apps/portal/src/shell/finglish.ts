/**
 * Persian as people type it with Latin letters. Vowels and the letters that are written in several ways (vav and v, he and h)
 * are left out on both sides; what remains is compared.
 */
const digraphs: readonly [RegExp, string][] = [
  [/kh/g, 'x'],
  [/gh/g, 'q'],
  [/sh/g, '$'],
  [/ch/g, '%'],
  [/zh/g, 'j'],
  [/ph/g, 'f'],
  [/oo|ou|ee|aa/g, ''],
]

const ofLatin: Readonly<Record<string, string>> = {
  c: 'k',
  w: '',
  v: '',
  y: '',
  h: '',
  a: '',
  e: '',
  i: '',
  o: '',
  u: '',
}

/** By the sound of the letter; letters that are not here are vowels or silent. */
const sounds = {
  b: '\u0628',
  p: '\u067e',
  t: '\u062a\u0637',
  s: '\u062b\u0633\u0635',
  j: '\u062c\u0698',
  '%': '\u0686',
  x: '\u062e',
  d: '\u062f',
  z: '\u0630\u0632\u0636\u0638',
  r: '\u0631',
  $: '\u0634',
  q: '\u063a\u0642',
  f: '\u0641',
  k: '\u06a9\u0643',
  g: '\u06af',
  l: '\u0644',
  m: '\u0645',
  n: '\u0646',
}

const ofPersian = new Map(
  Object.entries(sounds).flatMap(([sound, letters]) => Array.from(letters, (letter) => [letter, sound] as const)),
)

const shortest = 2

const latinBones = (word: string): string => {
  const joined = digraphs.reduce((text, [pattern, sound]) => text.replaceAll(pattern, sound), word.toLowerCase())
  return Array.from(joined, (letter) => ofLatin[letter] ?? letter).join('')
}

const persianBones = (word: string): string => Array.from(word, (letter) => ofPersian.get(letter) ?? '').join('')

/** A half-space parts words for some, and joins them for others. */
const persianWords = (text: string): string[] =>
  [...text.split(/[\s/]+/), ...text.split(/[\s\u200c/]+/)].map(persianBones).filter(Boolean)

/** Whether every word of a Latin query sounds like the beginning of a word of a Persian text. */
export const soundsLike = (text: string, query: string): boolean => {
  if (!/^[a-z\s]+$/i.test(query.trim())) return false
  const wanted = query.trim().split(/\s+/).map(latinBones)
  if (wanted.some((word) => word.length < shortest)) return false
  const words = persianWords(text)
  return wanted.every((word) => words.some((known) => known.startsWith(word)))
}
