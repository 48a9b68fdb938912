import { createCipheriv, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createSecretBox, hashToken, newToken } from './secrets.ts'

it('opens what it sealed, and never seals the same text alike', () => {
  const box = createSecretBox(randomBytes(32))
  const sealed = box.seal('گذرواژه Pa$$w0rd', 'serverPassword')
  expect(box.open(sealed, 'serverPassword')).toBe('گذرواژه Pa$$w0rd')
  expect(box.seal('گذرواژه Pa$$w0rd', 'serverPassword')).not.toBe(sealed)
  expect(sealed).not.toContain('Pa$$')
})

it('refuses what was changed, or sealed under another key', () => {
  const box = createSecretBox(randomBytes(32))
  const [version, keyId, body] = box.seal('secret', 'totp').split('.')
  const bytes = Buffer.from(body!, 'base64url')
  bytes[bytes.length - 1]! ^= 1
  expect(() => box.open([version, keyId, bytes.toString('base64url')].join('.'), 'totp')).toThrow(/authenticate/)
  expect(() => createSecretBox(randomBytes(32)).open(box.seal('secret', 'totp'), 'totp')).toThrow(/authenticate/)
  expect(() => createSecretBox(randomBytes(16))).toThrow('32 bytes')
})

it('makes tokens of 256 bits that are looked up by their hash', () => {
  const token = newToken()
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(newToken()).not.toBe(token)
  expect(hashToken(token)).toEqual(hashToken(token))
})

it('makes keyed hashes that depend on every part and on the key', () => {
  const box = createSecretBox(Buffer.alloc(32, 1))
  expect(box.mac('a', 'bc')).toEqual(box.mac('a', 'bc'))
  expect(box.mac('ab', 'c')).not.toEqual(box.mac('a', 'bc'))
  expect(createSecretBox(Buffer.alloc(32, 2)).mac('a', 'bc')).not.toEqual(box.mac('a', 'bc'))
})

it('opens a value for the purpose that it was sealed for, and for no other', () => {
  const box = createSecretBox(randomBytes(32))
  const purposes = ['phone', 'nationalId', 'totp', 'operatorTotp', 'webhookUrl', 'ticketSnapshot'] as const
  for (const purpose of purposes) {
    const sealed = box.seal('09120000000', purpose)
    expect(box.open(sealed, purpose)).toBe('09120000000')
    for (const other of purposes.filter((one) => one !== purpose)) {
      expect(() => box.open(sealed, other)).toThrow(/authenticate/)
    }
  }
})

it('opens values of an older key while a newer one seals, and hashes as before', () => {
  const [first, second] = [randomBytes(32), randomBytes(32)]
  const [before, after] = [createSecretBox(first), createSecretBox(second, [first])]
  const old = before.seal('kept since', 'phone')
  expect(after.open(old, 'phone')).toBe('kept since')
  const fresh = after.seal('written now', 'phone')
  expect(fresh.split('.')[1]).not.toBe(old.split('.')[1])
  expect(after.open(fresh, 'phone')).toBe('written now')
  expect(() => before.open(fresh, 'phone')).toThrow(/not configured/)
  expect(after.mac('national id', '1')).toEqual(before.mac('national id', '1'))
})

it('opens values from before they named their key, under any key that there is', () => {
  const [first, second] = [randomBytes(32), randomBytes(32)]
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', first, nonce)
  const body = Buffer.concat([cipher.update('from before'), cipher.final()])
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
  expect(createSecretBox(first).open(sealed, 'phone')).toBe('from before')
  expect(createSecretBox(second, [first]).open(sealed, 'phone')).toBe('from before')
  expect(() => createSecretBox(second).open(sealed, 'phone')).toThrow(/authenticate/)
})

it('opens values of the version before, in which most purposes were one', () => {
  const key = randomBytes(32)
  const box = createSecretBox(key)
  const id = box.seal('x', 'phone').split('.')[1]!
  const sealedFor = (purpose: string) => {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(`sarv ${id} ${purpose}`))
    const body = Buffer.concat([cipher.update('from before'), cipher.final()])
    return ['s2', id, Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')].join('.')
  }
  expect(box.open(sealedFor('kept'), 'phone')).toBe('from before')
  expect(box.open(sealedFor('waysIn'), 'waysIn')).toBe('from before')
  expect(() => box.open(sealedFor('kept'), 'ticketSnapshot')).toThrow(/authenticate/)
  expect(() => box.open(sealedFor('ticketSnapshot'), 'phone')).toThrow(/authenticate/)
})
