import { z } from 'zod'

/** Where a page of versions ends: the key of its last one, and that version. */
export type VersionMark = [key: string, version: string]

const Mark = z.tuple([z.string(), z.string()])

/** Both as one text, which callers send back for the next page. */
export const writeVersionMark = (mark: VersionMark): string => Buffer.from(JSON.stringify(mark)).toString('base64url')

/** `undefined` for a text that no page has named. */
export const readVersionMark = (text: string): VersionMark | undefined => {
  try {
    return Mark.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data
  } catch {
    return undefined
  }
}
