import { execFileSync } from 'node:child_process'
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isHardwareKey, parsePublicKey } from './keys.rules.ts'

const framed = (...parts: Buffer[]): Buffer =>
  Buffer.concat(
    parts.flatMap((part) => {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(part.length)
      return [length, part]
    }),
  )

const fromBase64Url = (text = ''): Buffer => Buffer.from(text, 'base64url')
/** SSH writes numbers with a sign: one that begins with a set bit gets a zero in front. */
const positive = (bytes: Buffer): Buffer => (bytes[0]! > 127 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes)

const lineOf = (type: string, ...parts: Buffer[]): string =>
  `${type} ${framed(Buffer.from(type), ...parts).toString('base64')}`

const rsaLine = (publicKey: KeyObject): string => {
  const { n, e } = publicKey.export({ format: 'jwk' })
  return lineOf('ssh-rsa', positive(fromBase64Url(e)), positive(fromBase64Url(n)))
}

const ecdsaLine = (publicKey: KeyObject, bits: number): string => {
  const { x, y } = publicKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.from([4]), fromBase64Url(x), fromBase64Url(y)])
  return lineOf(`ecdsa-sha2-nistp${bits}`, Buffer.from(`nistp${bits}`), point)
}

const ed25519Line = (): string => {
  const { publicKey } = generateKeyPairSync('ed25519')
  return lineOf('ssh-ed25519', fromBase64Url(publicKey.export({ format: 'jwk' }).x))
}

const newRsa = (bits: number) => rsaLine(generateKeyPairSync('rsa', { modulusLength: bits }).publicKey)
const newEcdsa = (bits: number) => ecdsaLine(generateKeyPairSync('ec', { namedCurve: `P-${bits}` }).publicKey, bits)

const kinds = [
  ['ED25519', 256, ed25519Line],
  ['RSA', 2048, () => newRsa(2048)],
  ['RSA', 3072, () => newRsa(3072)],
  ['ECDSA', 256, () => newEcdsa(256)],
  ['ECDSA', 384, () => newEcdsa(384)],
  ['ECDSA', 521, () => newEcdsa(521)],
] as const

const folder = mkdtempSync(join(tmpdir(), 'sarv-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** `256 SHA256:... comment (ED25519)` */
const sshKeygen = (line: string): string => {
  const file = join(folder, 'key.pub')
  writeFileSync(file, `${line}\n`)
  return execFileSync('ssh-keygen', ['-lf', file], { encoding: 'utf8', timeout: 10_000 }).trim()
}

const hasSshKeygen = (() => {
  try {
    return sshKeygen(ed25519Line()).includes('SHA256:')
  } catch {
    return false
  }
})()

describe('a public key', () => {
  it.each(kinds)('of kind %s and %i bits is read and written anew', (keyType, bits, make) => {
    const line = make()
    expect(parsePublicKey(`  ${line}   niloofar@laptop  of  work \n`)).toEqual({
      publicKey: `${line} niloofar@laptop of work`,
      fingerprint: expect.stringMatching(/^SHA256:[A-Za-z0-9+/]{43}$/),
      keyType,
      bits,
    })
    expect(parsePublicKey(line)?.publicKey).toBe(line)
  })

  it.skipIf(!hasSshKeygen)('has the fingerprint, bits and kind that ssh-keygen prints (needs ssh-keygen here)', () => {
    for (const [, , make] of kinds) {
      const line = `${make()} niloofar@laptop`
      const key = parsePublicKey(line)
      expect(`${key?.bits} ${key?.fingerprint} niloofar@laptop (${key?.keyType})`).toBe(sshKeygen(line))
    }
  })

  it('has a fingerprint that does not change from one version to the next', () => {
    const line = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl'
    expect(parsePublicKey(line)?.fingerprint).toBe('SHA256:+DiY3wvvV6TuJJhbpZisF/zLDA0zPMSvHdkr4UvCOqU')
  })

  it.each([
    ['nothing', ''],
    ['a word', 'hello'],
    ['a cut key', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMq'],
    ['a key whose name is not its own', ed25519Line().replace('ssh-ed25519', 'ssh-rsa')],
    ['a comment with control characters', `${ed25519Line()} some\u0007body`],
    ['an RSA key of 1024 bits', newRsa(1024)],
    ['a point that is not on the curve', lineOf('ecdsa-sha2-nistp256', Buffer.from('nistp256'), Buffer.alloc(65, 4))],
  ])('is not %s', (_name, text) => {
    expect(parsePublicKey(text)).toBeUndefined()
  })

  it('of a security key is told apart', () => {
    const line = lineOf('sk-ssh-ed25519@openssh.com', Buffer.alloc(32, 1), Buffer.from('ssh:'))
    expect(isHardwareKey(line)).toBe(true)
    expect(parsePublicKey(line)).toBeUndefined()
    expect(isHardwareKey(ed25519Line())).toBe(false)
  })
})
