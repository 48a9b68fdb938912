import { expect, it } from 'vitest'
import { isRetryAskedFirst } from './retry-operation.rules.ts'

it.each([
  ['vmHostCreate', false],
  ['storageHostCreate', false],
  ['vmHostReboot', true],
  ['vmHostRebuild', true],
  ['vmHostEdit', true],
  [undefined, true],
])('a retry of %s is asked about first: %s', (kind, isAsked) => expect(isRetryAskedFirst(kind)).toBe(isAsked))
