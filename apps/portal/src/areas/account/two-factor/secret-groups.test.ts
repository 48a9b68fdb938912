import { expect, it } from 'vitest'
import { inGroupsOfFour } from './secret-groups.ts'

it.each([
  ['ABCDEFGHIJ', 'ABCD EFGH IJ'],
  ['ABCDEFGH', 'ABCD EFGH'],
  ['', ''],
])('writes %o as %o', (secret, written) => expect(inGroupsOfFour(secret)).toBe(written))
