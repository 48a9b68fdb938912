import { parseKey } from 'sshpk'

export interface ParsedKey {
  /** One line: type and body, and the comment when there is one. */
  publicKey: string
  /** As `ssh-keygen -lf` prints it: `SHA256:...`. */
  fingerprint: string
}

const accepted = new Set(['rsa', 'ed25519', 'ecdsa'])
/** Shorter RSA keys are refused by current OpenSSH servers. */
const minRsaBits = 2048

/** What is inside a public key, or nothing when it is not one that a server would take. */
export const parsePublicKey = (text: string): ParsedKey | undefined => {
  try {
    const key = parseKey(text, 'ssh')
    if (!accepted.has(key.type) || (key.type === 'rsa' && key.size < minRsaBits)) return undefined
    const [type, body, ...comment] = text.trim().split(/\s+/)
    return {
      publicKey: [type, body, comment.join(' ')].filter(Boolean).join(' '),
      fingerprint: key.fingerprint('sha256').toString(),
    }
  } catch {
    return undefined // sshpk throws for anything that is not a key
  }
}
