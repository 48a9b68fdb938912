import { foldForSearch } from '../format/search-text.ts'
import { soundsLike } from './finglish.ts'
import { otherLayout } from './keyboard-layout.ts'
import type { OtherLayout } from './keyboard-layout.ts'
import type { PaletteEntry } from './palette-entries.ts'

export interface PaletteHit {
  entry: PaletteEntry
  /** The part of the title that was searched for; undefined when something else matched. */
  match?: { start: number; end: number }
}

export interface PaletteResult {
  hits: PaletteHit[]
  /** The same keys in the other language found something: say so. */
  otherLayout?: OtherLayout
}

const mostShown = 50

/** Where `wanted` (folded) stands in `title`, counted in the title's own letters, which folding may drop. */
const findInTitle = (title: string, wanted: string): PaletteHit['match'] => {
  const letters = Array.from(title)
  const folded = letters.map(foldForSearch)
  const at = folded.join('').indexOf(wanted)
  if (at === -1 || wanted === '') return undefined
  let seen = 0
  let start = -1
  for (const [index, letter] of folded.entries()) {
    if (start === -1 && seen + letter.length > at) start = index
    seen += letter.length
    if (seen >= at + wanted.length) {
      return { start: letters.slice(0, start).join('').length, end: letters.slice(0, index + 1).join('').length }
    }
  }
  return undefined
}

/** An act on a service is meant only by whoever says what shall be done: its name alone means the service. */
const isMeant = ({ verb }: PaletteEntry, words: readonly string[]): boolean => {
  if (verb === undefined) return true
  const folded = foldForSearch(verb)
  return words.some((word) => folded.includes(word) || soundsLike(verb, word))
}

const wordsOf = (query: string): string[] => query.trim().split(/\s+/).map(foldForSearch)

/** Below everything that was written as it is. */
const sounding = 0.5

/** 3 the title begins with it, 2 the title has it, 1 each word is in the title, a keyword, the kind or the address, then what sounds like it, 0 it is not. */
const rank = (entry: PaletteEntry, query: string) => {
  const { title, keywords, detail = '', kind = '', verb = '' } = entry
  const words = wordsOf(query)
  if (!isMeant(entry, words)) return 0
  const foldedTitle = foldForSearch(title)
  const wanted = foldForSearch(query)
  if (foldedTitle.startsWith(wanted)) return 3
  if (foldedTitle.includes(wanted)) return 2
  const all = foldForSearch(`${title} ${keywords} ${detail} ${kind} ${verb}`)
  if (words.every((word) => all.includes(word))) return 1
  const isHeard = (word: string) => all.includes(word) || soundsLike(`${title} ${kind} ${verb}`, word)
  return soundsLike(title, query) || words.every(isHeard) ? sounding : 0
}

const search = (entries: readonly PaletteEntry[], query: string): PaletteHit[] => {
  const wanted = foldForSearch(query)
  return entries
    .map((entry) => ({ entry, rank: rank(entry, query) }))
    .filter((found) => found.rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ entry }) => ({ entry, match: findInTitle(entry.title, wanted) }))
}

/** Entries by Persian or English name, by Persian in Latin letters, or by address, also when the keyboard was left in the other language. */
export const searchPalette = (entries: readonly PaletteEntry[], query: string): PaletteResult => {
  if (foldForSearch(query) === '') {
    const shown = entries.filter(({ verb }) => verb === undefined)
    return { hits: shown.map((entry) => ({ entry })).slice(0, mostShown) }
  }
  const direct = search(entries, query)
  const other = otherLayout(query)
  const retyped = other ? search(entries, other.text) : []
  const known = new Set(direct.map(({ entry }) => entry.id))
  const added = retyped.filter(({ entry }) => !known.has(entry.id))
  const hits = [...direct, ...added].slice(0, mostShown)
  return { hits, otherLayout: added.length > 0 ? other : undefined }
}

/** Hits under their sections, sections in the order of their best hit. */
export const bySection = (hits: readonly PaletteHit[]): [PaletteEntry['section'], PaletteHit[]][] => [
  ...Map.groupBy(hits, ({ entry }) => entry.section),
]
