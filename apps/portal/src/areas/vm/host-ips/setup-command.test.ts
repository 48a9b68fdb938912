import { expect, it } from 'vitest'
import { setupCommand } from './setup-command.ts'

it('adds the address alone, whichever version it is', () => {
  expect(setupCommand('203.0.113.9')).toMatch(/^ip address add 203\.0\.113\.9\/32 dev \$\(ip route show default /)
  expect(setupCommand('2001:db8::9')).toMatch(/^ip address add 2001:db8::9\/128 /)
})
