import { createPublicKey } from 'node:crypto'
import { parseKey } from 'sshpk'
import { hasControlCharacters } from '@sarv/contract/field-rules'

export interface ParsedKey {
  /** One line, written anew from what was read: type and body, and the comment when there is one. */
  publicKey: string
  /** As `ssh-keygen -lf` prints it: `SHA256:...`. */
  fingerprint: string
  /** As `ssh-keygen -lf` names it: `ED25519`. */
  keyType: string
  bits: number
}

const accepted = new Set(['rsa', 'ed25519', 'ecdsa'])
/** Shorter RSA keys are refused by current OpenSSH servers. */
const minRsaBits = 2048

/** Keys that live in a security key; no library of ours reads them. */
export const isHardwareKey = (text: string): boolean => /^\s*sk-/.test(text)

/** What is inside a public key, or nothing when it is not one that a server would take. */
export const parsePublicKey = (text: string): ParsedKey | undefined => {
  const comment = text.trim().split(/\s+/).slice(2).join(' ')
  if (hasControlCharacters(comment)) return undefined
  try {
    const key = parseKey(text, 'ssh')
    if (!accepted.has(key.type) || (key.type === 'rsa' && key.size < minRsaBits)) return undefined
    // sshpk reads numbers; whether they are a key of their curve is for OpenSSL to say.
    createPublicKey(key.toString('pkcs8'))
    key.comment = comment
    return {
      publicKey: key.toString('ssh').trim(),
      fingerprint: key.fingerprint('sha256').toString(),
      keyType: key.type.toUpperCase(),
      bits: key.size,
    }
  } catch {
    return undefined // both throw for anything that is not a key
  }
}
