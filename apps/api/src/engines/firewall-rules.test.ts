import { describe, expect, it } from 'vitest'
import { web } from './conformance/rules.fixture.ts'
import { ruleCheck } from './firewall-rules.ts'

describe('the other side of a rule', () => {
  it.each(['0.0.0.0/0', '10.1.2.3/8', '203.0.113.7/32', '::/0', '2001:db8::1/128', '::ffff:203.0.113.7/128'])(
    'may be %s',
    (remote) => {
      expect(() => ruleCheck('allowList')([{ ...web, remote }])).not.toThrow()
    },
  )

  it.each([
    '',
    '10.0.0.1',
    '10.0.0.0/',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0/8',
    '::/129',
    'fe80::1%eth0/64',
    'host/8',
  ])('cannot be "%s"', (remote) => {
    expect(() => ruleCheck('ordered')([web, { ...web, remote }])).toThrow('rule 2')
  })
})
