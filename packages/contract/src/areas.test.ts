import { describe, expect, it } from 'vitest'
import type { ContractArea } from './area.ts'
import { areas } from './areas.ts'
import { errorCatalogue } from './errors/errors.ts'
import { generalErrors } from './errors/general.errors.fa.ts'

const all = Object.values<ContractArea>(areas)
const keysOf = (key: 'calls' | 'titles' | 'errors' | 'examples') => all.flatMap((area) => Object.keys(area[key] ?? {}))

describe('the areas', () => {
  it.each(['calls', 'titles', 'errors', 'examples'] as const)(
    'name each of their %s once: a second one would hide the first',
    (key) => expect(keysOf(key).filter((name, index, names) => names.indexOf(name) !== index)).toEqual([]),
  )

  it('give no code a second meaning that every call can give', () =>
    expect(Object.keys(errorCatalogue).toSorted()).toEqual(
      [...Object.keys(generalErrors), ...keysOf('errors')].toSorted(),
    ))
})
