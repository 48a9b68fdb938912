import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { paths } from '../apps/portal/src/shell/paths.ts'
import { routes } from '../e2e/routes.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

type Address = string | ((...names: string[]) => string)

/** What `vm.list` of `paths.vm.list(':projectId')` is in the table of addresses. */
const addressAt = (name = ''): Address =>
  name.split('.').reduce<unknown>((table, key) => (table as Record<string, unknown>)[key], paths) as Address

/** The addresses that `router.tsx` and `routes.tsx` take from `paths.ts`, and `*` for every other. */
const pathsInPortal = (): string[] => {
  const tables = ['router.tsx', 'routes.tsx'].map((file) => read(`../apps/portal/src/${file}`))
  const taken = tables.flatMap((table) => [
    ...table.matchAll(/^ {2,4}path: (?:'(\*)'|paths\.([\w.]+)(?:\(([^)]*)\))?),$/gm),
  ])
  return taken.map(([, rest, name, given = '']) => {
    if (rest) return rest
    const address = addressAt(name)
    return typeof address === 'string'
      ? address
      : address(...[...given.matchAll(/'([^']+)'/g)].map(([, own = '']) => own))
  })
}

it('the walks over every page (pictures, accessibility, phone) miss no route of the portal and invent none', () => {
  expect(routes.map(({ pattern }) => pattern).toSorted()).toEqual(pathsInPortal().toSorted())
})
