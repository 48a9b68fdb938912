import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/** Seals what we must keep but never show (a server's first password): AES-256-GCM under the installation's key. */
export interface SecretBox {
  seal(text: string): string
  open(sealed: string): string
  /** A hash that nobody without the key can make: for what is short enough to be guessed, and for the audit chain. */
  mac(...parts: readonly (string | Uint8Array)[]): Buffer
}

export const createSecretBox = (key: Uint8Array): SecretBox => {
  if (key.length !== 32) throw new Error('the secret key must have 32 bytes')
  const macKey = Buffer.from(hkdfSync('sha256', key, '', 'sarv mac', 32))
  return {
    mac: (...parts) => {
      const hmac = createHmac('sha256', macKey)
      // Lengths keep ('ab', 'c') and ('a', 'bc') apart.
      for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part)
      return hmac.digest()
    },
    seal: (text) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
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
