import { describe, expect, it } from 'vitest'
import type { ContractArea } from './area.ts'
import { areas } from './areas.ts'
import { errorCatalogue } from './errors/errors.ts'
import { generalErrors } from './errors/general.errors.fa.ts'
import { allGroups } from './groups.generated.ts'
import { allObjects } from './objects.generated.ts'
import { allObjectText } from './objects.fa.generated.ts'
import { allServices } from './services.generated.ts'

const all = Object.values<ContractArea>(areas)
const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)
const keysOf = (key: 'calls' | 'titles' | 'errors' | 'examples') => all.flatMap((area) => Object.keys(area[key] ?? {}))

describe('the areas', () => {
  it.each(['calls', 'titles', 'errors', 'examples'] as const)(
    'name each of their %s once: a second one would hide the first',
    (key) => expect(twice(keysOf(key))).toEqual([]),
  )

  it.each([
    ['cache groups', allGroups.flat()],
    ['services', allServices.flatMap((services) => Object.keys(services))],
    ['kinds of things', allObjects.flatMap(({ kinds }) => Object.keys(kinds))],
    ['calls about things', allObjects.flatMap(({ about }) => Object.keys(about))],
    ['names of things', allObjectText.flatMap(({ names }) => Object.keys(names))],
  ])('name each of their %s once, in what is gathered of them', (_, names) => {
    expect(names.length).toBeGreaterThan(0)
    expect(twice(names)).toEqual([])
  })

  it('give no code a second meaning that every call can give', () =>
    expect(Object.keys(errorCatalogue).toSorted()).toEqual(
      [...Object.keys(generalErrors), ...keysOf('errors')].toSorted(),
    ))
})
