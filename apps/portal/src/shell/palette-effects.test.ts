import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const areas = join(import.meta.dirname, '../areas')

/** Every act that a source of the palette writes down, as the text of its entry. */
const acts = readdirSync(areas, { recursive: true, encoding: 'utf8' })
  .filter((file) => /palette.*\.ts$/.test(file) && !/\.(test|fa)\.ts$/.test(file))
  .flatMap((file) =>
    readFileSync(join(areas, file), 'utf8')
      .split("section: 'acts'")
      .slice(1)
      .map((rest) => ({ file, entry: rest.slice(0, rest.indexOf('run:')) })),
  )
  // A label leads to a list; its name is all that there is to say.
  .filter(({ entry }) => !entry.includes('writeLabel('))

it('knows the acts of several areas', () => expect(acts.length).toBeGreaterThan(6))

it.each(acts)('an act of $file says what comes of it', ({ entry }) => {
  // The panels of money bring title, keywords and effect together.
  expect(entry).toMatch(/effect[:,]|\.\.\.text\[id\]/)
})
