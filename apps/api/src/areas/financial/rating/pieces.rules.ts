import type { Span } from './rating.rules.ts'

/**
 * Cuts a span at the moments that `endAfter` names: days, months, partitions. Every loop over time goes through here: it
 * ends after `most` pieces, and it throws where a piece would end at or before its own beginning.
 */
export const piecesOf = ({ from, to }: Span, endAfter: (start: Date) => Date, most: number): Span[] => {
  const pieces: Span[] = []
  for (let start = from; start < to && pieces.length < most; start = pieces.at(-1)!.to) {
    const end = endAfter(start)
    if (!(end > start)) throw new RangeError(`no time passes after ${start.toISOString()}`)
    pieces.push({ from: start, to: end < to ? end : to })
  }
  return pieces
}
