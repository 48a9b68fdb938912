import type { PersonalFact, SecretBox } from '../secrets.ts'

/**
 * National ids, phone numbers, postal codes and addresses are kept sealed, in columns that end in `_secret`: a copy of the
 * database tells nobody where our customers live.
 */
export const sealPersonal = (
  secrets: Pick<SecretBox, 'seal'>,
  value: string | null,
  fact: PersonalFact | 'recipient',
): string | null => (value === null ? null : secrets.seal(value, fact))

export const openPersonal = (
  secrets: Pick<SecretBox, 'open'>,
  sealed: string | null,
  fact: PersonalFact,
): string | null => (sealed === null ? null : secrets.open(sealed, fact))

/**
 * What an operator who sees the portal as a customer is shown of it: enough to tell two apart. The whole of it is looked at with a
 * reason of its own.
 */
export const maskedIn = (view: object | undefined, value: string | null): string | null =>
  view && value !== null ? `…${value.slice(-4)}` : value

/** Sealed twice, a value looks different each time: what it is found and compared by is this. */
export const nationalIdHash = (secrets: Pick<SecretBox, 'mac'>, nationalId: string): Buffer =>
  secrets.mac('national id', nationalId)

/** The same for a mobile number. */
export const phoneHash = (secrets: Pick<SecretBox, 'mac'>, phone: string): Buffer => secrets.mac('phone', phone)

/** The same for where a message went: an e-mail address or a mobile number. */
export const recipientHash = (secrets: Pick<SecretBox, 'mac'>, recipient: string): Buffer =>
  secrets.mac('recipient', recipient)

/** The same for an address of the newsletter. */
export const subscriberHash = (secrets: Pick<SecretBox, 'mac'>, email: string): Buffer =>
  secrets.mac('subscriber', email)
