import { cannedText as text } from './canned-replies.fa.ts'

/** What an answer that is kept ready is filled from. */
export interface CannedFacts {
  customer: string
  ticketId: number
  service: string | null
}

/** As operators write them, and what stands there where the ticket does not know it. */
const placeholders: Readonly<Record<string, (facts: CannedFacts) => string>> = {
  [text.customer]: ({ customer }) => customer,
  [text.ticket]: ({ ticketId }) => String(ticketId),
  [text.service]: ({ service }) => service ?? text.yours,
}

const placeholder = /\{([^{}\n]{1,30})\}/g

/** The first placeholder that nothing fills; undefined: all are known. Braces of code hold no Persian and are not meant. */
export const unknownPlaceholder = (content: string): string | undefined =>
  [...content.matchAll(placeholder)]
    .map(([, name]) => name!.trim())
    .find((name) => /^[\u0600-\u06ff\u200c\s]+$/.test(name) && !(name in placeholders))

/** The text as it is sent. */
export const fillCanned = (content: string, facts: CannedFacts): string =>
  content.replaceAll(placeholder, (whole, name: string) => placeholders[name.trim()]?.(facts) ?? whole)
