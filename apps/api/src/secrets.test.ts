import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createSecretBox, hashToken, newToken } from './secrets.ts'

it('opens what it sealed, and never seals the same text alike', () => {
  const box = createSecretBox(randomBytes(32))
  const sealed = box.seal('گذرواژه Pa$$w0rd')
  expect(box.open(sealed)).toBe('گذرواژه Pa$$w0rd')
  expect(box.seal('گذرواژه Pa$$w0rd')).not.toBe(sealed)
  expect(sealed).not.toContain('Pa$$')
})

it('refuses what was changed, or sealed under another key', () => {
  const box = createSecretBox(randomBytes(32))
  const sealed = Buffer.from(box.seal('secret'), 'base64url')
  sealed[sealed.length - 1]! ^= 1
  expect(() => box.open(sealed.toString('base64url'))).toThrow(/authenticate/)
  expect(() => createSecretBox(randomBytes(32)).open(box.seal('secret'))).toThrow(/authenticate/)
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
