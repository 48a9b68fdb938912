import { freeName } from '../../free-name.ts'
import { serviceNameLength } from '../../limits.ts'
import { hasPersianWords } from '../../normalize.ts'

const persianNumber = new Intl.NumberFormat('fa', { useGrouping: false })

/** `web` and 3 are `web-3`; a Persian name has its number in Persian digits. A long name gives way to its number. */
export const numberedName = (name: string, number: number): string => {
  const suffix = `-${hasPersianWords(name) ? persianNumber.format(number) : number}`
  const kept = name.slice(0, serviceNameLength.max - suffix.length)
  // The cut may have left half of a character.
  return kept.replace(/[\uD800-\uDBFF]$/, '') + suffix
}

/** The names of servers that are ordered together; one server keeps the plain name. */
export const numberedNames = (name: string, count: number): string[] =>
  count <= 1 ? [name] : Array.from({ length: count }, (_, index) => numberedName(name, index + 1))

/** The name itself or, where it is taken, the first numbered one that is free. */
export const freeNameLike = (name: string, taken: Iterable<string>): string => freeName(name, taken, numberedName)
