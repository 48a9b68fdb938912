/** Rules of text on the wire, without zod: the server's door asks them of every request. */

/**
 * Text that every store, address and document of ours can hold: no half of a surrogate pair, which is what cutting a text
 * in the middle of an emoji leaves behind, and no U+0000, which PostgreSQL has no room for.
 */
export const isWholeText = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Deeper than any body of the contract. What lies below reaches no handler. */
const deepest = 32

const partsOf = (value: object): [string, unknown][] =>
  Array.isArray(value)
    ? value.map((item: unknown, index): [string, unknown] => [String(index), item])
    : Object.entries(value)

/** Where in a request a text is not whole, as `lines.3.title`; a name of a field counts as a text. `undefined`: nowhere. */
export const brokenTextIn = (sent: unknown, path: readonly string[] = []): string | undefined => {
  if (typeof sent === 'string') return isWholeText(sent) ? undefined : path.join('.')
  if (typeof sent !== 'object' || sent === null || path.length > deepest) return undefined
  // A file's bytes are judged by who takes it; its name is text like any other.
  if (sent instanceof Blob) return brokenTextIn((sent as Partial<File>).name, path)
  for (const [name, part] of partsOf(sent)) {
    if (!isWholeText(name)) return path.join('.')
    const broken = brokenTextIn(part, [...path, name])
    if (broken !== undefined) return broken
  }
  return undefined
}
