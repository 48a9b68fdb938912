import { expect, it } from 'vitest'
import { isOldFailure } from './old-failures.ts'

const now = '2026-11-19T12:00:00'
const failed = (kind: string, endDate: string) => ({ kind, createDate: endDate, endDate })

it.each([
  ['a restart of an hour ago', failed('vmHostReboot', '2026-11-19T11:00:00'), false],
  ['a restart of four days ago', failed('vmHostReboot', '2026-11-15T11:00:00'), true],
  ['a server that was never made, of four days ago', failed('vmHostCreate', '2026-11-15T11:00:00'), false],
])('%s is an old failure or not', (_, operation, isOld) => expect(isOldFailure(operation, now)).toBe(isOld))
