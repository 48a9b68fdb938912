import { timingSafeEqual } from 'node:crypto'
import type { SecretBox } from '../../../secrets.ts'

/** What a link in a mail does; the signature of one opens no other. */
export type LinkPurpose = 'confirm' | 'leave'

const signatureOf = (secrets: Pick<SecretBox, 'mac'>, purpose: LinkPurpose, id: number): Buffer =>
  secrets.mac('newsletter', purpose, String(id))

/** Signed and not kept: whoever has left has no row any more, and whoever comes again has another number. */
export const linkTokenOf = (secrets: Pick<SecretBox, 'mac'>, purpose: LinkPurpose, id: number): string =>
  `${id}.${signatureOf(secrets, purpose, id).toString('base64url')}`

/** Whose link it is; undefined: not one of ours. */
export const readLinkToken = (
  secrets: Pick<SecretBox, 'mac'>,
  purpose: LinkPurpose,
  token: string,
): number | undefined => {
  const [, number, signature] = /^([1-9]\d{0,14})\.([\w-]{43})$/.exec(token) ?? []
  if (number === undefined || signature === undefined) return undefined
  const id = Number(number)
  return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(secrets, purpose, id)) ? id : undefined
}
