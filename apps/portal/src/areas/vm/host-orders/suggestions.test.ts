import { operatingSystem } from '@sarv/contract/enums'
import { describe, expect, it } from 'vitest'
import { suggestedImage, suggestedKey, suggestedName } from './suggestions.ts'

const ubuntu = { operatingSystemId: operatingSystem.id.ubuntu }
const windows = { operatingSystemId: operatingSystem.id.windows }

describe('what is chosen already', () => {
  it.each([
    ['the only key', [{ id: 7 }], ubuntu, 7],
    ['no key of several', [{ id: 7 }, { id: 8 }], ubuntu, null],
    ['no key where there is none', [], ubuntu, null],
    ['no key for Windows', [{ id: 7 }], windows, null],
    ['the only key before a system is chosen', [{ id: 7 }], undefined, 7],
  ])('%s', (_, keys, image, id) => expect(suggestedKey(keys, image)).toBe(id))

  it('the only image, and none of several', () => {
    expect(suggestedImage([{ id: 41 }])).toBe(41)
    expect(suggestedImage([{ id: 41 }, { id: 42 }])).toBeNull()
  })

  it.each([
    ['nothing before a system is chosen', undefined, [], ''],
    ['the first', ubuntu, [null, 'shop-web-01'], 'ubuntu-1'],
    ['the next that is free', ubuntu, ['Ubuntu-1', 'ubuntu-2', 'ubuntu-4'], 'ubuntu-3'],
  ])('a name: %s', (_, image, taken, name) => expect(suggestedName(image, taken)).toBe(name))
})
