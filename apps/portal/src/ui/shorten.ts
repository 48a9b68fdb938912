import { isolates } from '@sarv/contract/direction'

const opening = new RegExp(`[${isolates.ltr}${isolates.rtl}${isolates.auto}]`, 'g')
const closing = new RegExp(isolates.end, 'g')

const openIn = (text: string): number => (text.match(opening)?.length ?? 0) - (text.match(closing)?.length ?? 0)

/**
 * As many whole words as fit. A browser cuts a line at its end, which in a Persian line is the beginning of a Latin word:
 * half an address would read as another one.
 */
export const shorten = (text: string, most: number): string => {
  if (text.length <= most) return text
  const words = text.slice(0, most + 1).split(/(?<=\s)/)
  const kept = words.slice(0, -1).join('').trimEnd()
  return `${kept}${isolates.end.repeat(Math.max(0, openIn(kept)))}…`
}
