import { generateSync } from 'otplib'
import { expect, it } from 'vitest'
import { newTotpSecret, totpStepOf, totpUri } from './totp.service.ts'

it('makes a secret that any app can read, new each time', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
})

it('tells the app whose secret it is', () => {
  const uri = new URL(totpUri('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', 'sara+1@example.com'))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('sara+1@example.com')
  expect(uri.searchParams.get('secret')).toBe('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
  expect(uri.searchParams.get('issuer')).toBe('Sarv')
})

it.each([
  [-2, undefined],
  [-1, 999],
  [0, 1000],
  [1, 1001],
  [2, undefined],
])('a code that is %i steps away belongs to step %s', (steps, expected) => {
  const secret = newTotpSecret()
  const code = generateSync({ secret, epoch: (1000 + steps) * 30 + 7 })
  expect(totpStepOf(secret, code, (1000 * 30 + 12) * 1000)).toBe(expected)
})

// RFC 6238, appendix B, cut to six digits.
it('agrees with the standard', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect(totpStepOf(secret, '081804', 1_111_111_109_000)).toBe(Math.floor(1_111_111_109 / 30))
})
