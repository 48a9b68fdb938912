/**
 * Pieces of another direction inside a Persian sentence. In plain text they stand between isolates; in HTML the same
 * isolates become elements, so that a sentence is written once for both.
 */
const isolates = { ltr: '\u2066', auto: '\u2068', end: '\u2069' } as const

/** An address, a code, a link. */
export const ltr = (text: string): string => `${isolates.ltr}${text}${isolates.end}`

/** A name that people chose: its own first letter decides. */
export const anyDirection = (text: string): string => `${isolates.auto}${text}${isolates.end}`

/**
 * What others typed must not turn our sentences round, nor end a header: direction marks go, and so do line breaks and
 * other control characters.
 */
export const tame = (text: string): string =>
  text
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()

/**
 * A name that somebody typed, in a mail to a stranger: mail programs make links of whatever looks like an address, and a
 * name must not become one. New names hold no address; older ones may.
 */
export const withoutLinks = (name: string): string =>
  name
    .replaceAll(/\w+:\/+/g, ' ')
    .replaceAll(/(?<=[\p{L}\p{N}])[.@/](?=[\p{L}\p{N}])/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character]!)

/** A sentence with its isolates as HTML. */
export const sentenceToHtml = (text: string): string =>
  escapeHtml(text)
    .replaceAll(isolates.ltr, '<bdi dir="ltr">')
    .replaceAll(isolates.auto, '<bdi>')
    .replaceAll(isolates.end, '</bdi>')
