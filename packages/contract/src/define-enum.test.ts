import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EnumTable } from './define-enum.ts'
import * as enums from './enums.ts'

const { customerKind, customerStatus, powerStatus, serviceStatus, vmNetworkStatus } = enums
const tables: [string, Pick<EnumTable, 'ids' | 'values'>][] = Object.entries(enums)

describe('a table of ids', () => {
  it('goes from name to id and back', () => {
    expect(serviceStatus.id.active).toBe(2)
    expectTypeOf(serviceStatus.id.active).toEqualTypeOf<2>()
    expect(serviceStatus.name(2)).toBe('active')
    expect(serviceStatus.name(99)).toBeUndefined()
  })

  it('has Persian labels and tones', () =>
    expect([serviceStatus.label(8), serviceStatus.tone(8)]).toEqual(['خطا', 'error']))

  it.each([99, null, undefined, '2'])('says of %s that it does not know it', (id) =>
    expect([serviceStatus.has(id), serviceStatus.label(id), serviceStatus.tone(id)]).toEqual([
      false,
      'نامشخص',
      'neutral',
    ]),
  )

  it('may say something else of what it does not know', () =>
    expect([customerStatus.label(7), customerStatus.tone(7)]).toEqual(['غیرفعال', 'error']))

  it.each([
    ['a server that is off', serviceStatus.tone(serviceStatus.id.shutdown)],
    ['one that is deleted', serviceStatus.tone(serviceStatus.id.deleted)],
    ['power that is off', powerStatus.tone(powerStatus.id.poweredOff)],
    ['a network that is cut', vmNetworkStatus.tone(vmNetworkStatus.id.disconnected)],
  ])('calls nobody to %s', (_, tone) => expect(tone).toBe('neutral'))

  it('takes text and yes/no as ids too', () =>
    expect([powerStatus.label('POWERED_ON'), customerKind.label(true)]).toEqual(['روشن', 'شخص حقوقی']))
})

describe.each(tables)('%s', (_, table) => {
  it('has each id once and a label for each', () => {
    expect(new Set(table.ids).size).toBe(table.values.length)
    expect(table.values.filter(({ label }) => label === '')).toEqual([])
  })
})
