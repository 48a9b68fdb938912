import { isolates } from '@sarv/contract/direction'

const beginnings = new Set<string>([isolates.ltr, isolates.rtl, isolates.auto])

/** Every isolate ends, and nothing ends that did not begin: then none of it reaches the text around it. */
const isBalanced = (text: string): boolean => {
  let open = 0
  for (const character of text) {
    if (beginnings.has(character)) open += 1
    if (character === isolates.end) open -= 1
    if (open < 0) return false
  }
  return open === 0
}

const withoutStrayIsolates = (text: string): string =>
  isBalanced(text) ? text : text.replaceAll(/[\u2066-\u2069]/g, '')

/**
 * What others typed must not turn our sentences round, nor end a header: direction marks go, and so do line breaks and
 * other control characters. Sentences of ours that come as a value keep the isolates of their names.
 */
export const tame = (text: string): string =>
  withoutStrayIsolates(text)
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E]/g, '')
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

/** A sentence as HTML: its isolates become elements, so that it is written once for text and page. */
export const sentenceToHtml = (text: string): string =>
  escapeHtml(text)
    .replaceAll(isolates.ltr, '<bdi dir="ltr">')
    .replaceAll(isolates.rtl, '<bdi dir="rtl">')
    .replaceAll(isolates.auto, '<bdi>')
    .replaceAll(isolates.end, '</bdi>')
