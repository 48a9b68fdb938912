import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { routes } from '../e2e/routes.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The addresses as `router.tsx` and `routes.tsx` write them: in place, or by a name of `paths.ts`. */
const pathsInPortal = (): string[] => {
  const names = new Map(
    [...read('../apps/portal/src/shell/paths.ts').matchAll(/^ {2}(\w+): '([^']+)'/gm)].map(([, name, path]) => [
      name,
      path,
    ]),
  )
  const tables = ['router.tsx', 'routes.tsx'].map((file) => read(`../apps/portal/src/${file}`))
  const written = tables.flatMap((table) => [...table.matchAll(/^ {2,4}path: (?:'([^']+)'|paths\.(\w+)),$/gm)])
  return written.map(([, path, name]) => path ?? names.get(name) ?? `paths.${name}`)
}

it('the walks over every page (pictures, accessibility, phone) miss no route of the portal and invent none', () => {
  expect(routes.map(({ pattern }) => pattern).toSorted()).toEqual(pathsInPortal().toSorted())
})
