import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/** Facts about a person or a company. */
export type PersonalFact = 'phone' | 'nationalId' | 'address' | 'postalCode' | 'email' | 'sheba'

/** What a sealed value is for. It is bound to it: one that is handed to a customer, or moved to another column, opens as nothing else. */
export type SealPurpose =
  | PersonalFact
  | 'totp'
  | 'operatorTotp'
  | 'recipient'
  | 'message'
  | 'codePayload'
  | 'waysIn'
  | 'openId'
  | 'ticketSnapshot'
  | 'serverPassword'
  | 'userData'
  | 'certificateKey'
  | 'consoleTarget'
  | 'webhookUrl'
  | 'webhookKey'

/** Seals what we must keep but never show (a server's first password): AES-256-GCM under the installation's key. */
export interface SecretBox {
  seal(text: string, purpose: SealPurpose): string
  open(sealed: string, purpose: SealPurpose): string
  /** How values begin that were sealed under the key of now, in the form of now. */
  readonly prefix: string
  /** A hash that nobody without the key can make: for what is short enough to be guessed, and for the audit chain. */
  mac(...parts: readonly (string | Uint8Array)[]): Buffer
}

/** Tells values that name their key and are bound to their purpose from older ones. */
const version = 'v3'

/** Values of the version before name their key; all but those of these purposes were bound to the same one. */
const versionBefore = 's2'
const boundBefore: ReadonlySet<SealPurpose> = new Set(['codePayload', 'waysIn', 'ticketSnapshot'])
const commonPurpose = 'kept'

interface Key {
  id: string
  bytes: Uint8Array
}

const keyOf = (bytes: Uint8Array): Key => {
  if (bytes.length !== 32) throw new Error('the secret key must have 32 bytes')
  return { id: Buffer.from(hkdfSync('sha256', bytes, '', 'sarv key id', 6)).toString('base64url'), bytes }
}

const bindingOf = ({ id }: Key, purpose: SealPurpose | typeof commonPurpose): Buffer =>
  Buffer.from(`sarv ${id} ${purpose}`)

const openBytes = (bytes: Buffer, key: Key, binding: Buffer | undefined): string => {
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, nonceBytes))
  if (binding) decipher.setAAD(binding)
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
}

/** A value from before: it names no key, so each that we have is tried. */
const openUnbound = (sealed: string, keys: readonly Key[]): string => {
  const bytes = Buffer.from(sealed, 'base64url')
  for (const key of keys.slice(0, -1)) {
    try {
      return openBytes(bytes, key, undefined)
    } catch {
      // Another one may fit.
    }
  }
  return openBytes(bytes, keys.at(-1)!, undefined)
}

/**
 * Seals under the first key and opens what any of them has sealed, so that a key can be replaced while Sarv runs. Keyed
 * hashes stay under the oldest one: rows are found by them, and the audit chain is held by them.
 */
export const createSecretBox = (key: Uint8Array, olderKeys: readonly Uint8Array[] = []): SecretBox => {
  const keys = [key, ...olderKeys].map(keyOf)
  const [current] = keys as [Key]
  const macKey = Buffer.from(hkdfSync('sha256', keys.at(-1)!.bytes, '', 'sarv mac', 32))
  return {
    mac: (...parts) => {
      const hmac = createHmac('sha256', macKey)
      // Lengths keep ('ab', 'c') and ('a', 'bc') apart.
      for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part)
      return hmac.digest()
    },
    seal: (text, purpose) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', current.bytes, nonce)
      cipher.setAAD(bindingOf(current, purpose))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return [version, current.id, Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')].join('.')
    },
    prefix: `${version}.${current.id}.`,
    open: (sealed, purpose) => {
      const [named, id, body] = sealed.split('.')
      if (body === undefined || (named !== version && named !== versionBefore)) return openUnbound(sealed, keys)
      const found = keys.find((one) => one.id === id)
      if (!found) throw new Error('sealed under a key that is not configured: cannot authenticate')
      const bound = named === version || boundBefore.has(purpose) ? purpose : commonPurpose
      return openBytes(Buffer.from(body, 'base64url'), found, bindingOf(found, bound))
    },
  }
}

/** An opaque 256-bit token; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** People and secret scanners recognise it; and it tells without a look into the database what kind of token this is. */
const apiTokenPrefix = 'sarv_'

export const newApiToken = (): string => `${apiTokenPrefix}${newToken()}`

const operatorTokenPrefix = 'sarvop_'

/** Of an operator's session. */
export const newOperatorToken = (): string => `${operatorTokenPrefix}${newToken()}`

export const isOperatorToken = (token: string): boolean => token.startsWith(operatorTokenPrefix)

const viewTokenPrefix = 'sarvview_'

/** Of an operator who sees the portal as a customer. */
export const newViewToken = (): string => `${viewTokenPrefix}${newToken()}`

export const isViewToken = (token: string): boolean => token.startsWith(viewTokenPrefix)

export const isApiToken = (token: string): boolean => token.startsWith(apiTokenPrefix)
