import { createHmac, randomBytes } from 'node:crypto'

/** Of the Standard Webhooks specification, so that its libraries check ours: the bytes of the key follow in base64. */
const keyPrefix = 'whsec_'
const keyBytes = 32

export const newWebhookKey = (): string => keyPrefix + randomBytes(keyBytes).toString('base64')

const signedBy = (key: string, content: string): string =>
  `v1,${createHmac('sha256', Buffer.from(key.slice(keyPrefix.length), 'base64'))
    .update(content)
    .digest('base64')}`

/** One signature for each key that counts: while a key is being replaced, receivers find theirs among them. */
export const signatureHeaders = (
  keys: readonly string[],
  { id, body, at }: { id: string; body: string; at: Date },
): Record<string, string> => {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': keys.map((key) => signedBy(key, `${id}.${timestamp}.${body}`)).join(' '),
  }
}
