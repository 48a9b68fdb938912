import { expect, it } from 'vitest'
import { parsePublicKey } from './keys.rules.ts'

const ed25519 = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl'

it('reads a key and prints the fingerprint of ssh-keygen', () => {
  expect(parsePublicKey(`  ${ed25519}   niloofar@laptop \n`)).toEqual({
    publicKey: `${ed25519} niloofar@laptop`,
    fingerprint: 'SHA256:+DiY3wvvV6TuJJhbpZisF/zLDA0zPMSvHdkr4UvCOqU',
  })
  expect(parsePublicKey(ed25519)?.publicKey).toBe(ed25519)
})

it.each([
  ['nothing', ''],
  ['a word', 'hello'],
  ['a cut key', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMq'],
  ['a private key', '-----BEGIN OPENSSH PRIVATE KEY-----'],
  [
    'an RSA key of 1024 bits',
    'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAgQDIg+pxB6YWTXHTMn3ACVhC9Y1YZ6ZzzV0EUcEuTqGbNn1v0c0mT9W4vY1XvzK5yJtVtd2Fz0vUQmH4O0cS9r0n4hHvQdV8pO0uQ0bH9yRrL3VqPzqQO0q0gKx8a3ZQe5d0nX3sC6v3pJ7o7tD2c1QFf9iV4lY8m1cW9tJ8GxqQ==',
  ],
])('refuses %s', (_name, text) => {
  expect(parsePublicKey(text)).toBeUndefined()
})
