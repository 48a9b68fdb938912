import { expect, it } from 'vitest'
import { mayHear } from './group-access.ts'

it.each([
  ['Payment', ['superUser'], true],
  ['Payment', ['financialManager'], true],
  ['Payment', ['accountManager'], false],
  ['Payment', ['reader'], false],
  ['Payment', [], false],
  ['Webhook', ['superUser'], true],
  ['Webhook', ['accountManager'], false],
  ['Webhook', ['financialManager'], false],
  ['VmHost', [], true],
  ['Session', [], true],
] as const)('an event of %s is told to %s: %s', (group, roles, isTold) => expect(mayHear(group, roles)).toBe(isTold))
