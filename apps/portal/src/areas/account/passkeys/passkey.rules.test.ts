import { describe, expect, it } from 'vitest'
import { ceremonyEnd, passkeyObstacle } from './passkey.rules.ts'

describe('adding a passkey', () => {
  it.each([
    [{ isOffered: true, hasWebAuthn: true }, undefined],
    [{ isOffered: true, hasWebAuthn: false }, 'browser'],
    [{ isOffered: false, hasWebAuthn: true }, 'address'],
    [{ isOffered: false, hasWebAuthn: false }, 'address'],
  ] as const)('with %o is stopped by %s', (options, obstacle) => expect(passkeyObstacle(options)).toBe(obstacle))

  it.each([
    ['NotAllowedError', 'cancelled'],
    ['AbortError', 'cancelled'],
    ['InvalidStateError', 'alreadyThere'],
    ['SecurityError', 'address'],
    ['ConstraintError', 'unsuitable'],
    ['UnknownError', 'failed'],
  ])('that ends with %s was %s', (name, end) => {
    expect(ceremonyEnd(Object.assign(new Error('what the browser says'), { name }))).toBe(end)
  })

  it('that ends with anything else has failed', () => expect(ceremonyEnd('?')).toBe('failed'))
})
