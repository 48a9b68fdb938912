import { existsSync, readdirSync } from 'node:fs'

/**
 * What the areas of the contract say in files of their own, gathered by the files' names: `<area>.enums.ts` of every area is in
 * `enums.generated.ts`. So no list has to be edited for a new area. It is not one list of everything, because a page of the
 * portal loads no more than it asks for, and none of it brings the calls with their schemas.
 */
const contract = 'packages/contract/src'
const root = new URL('../', import.meta.url)

/** The end of the file's name, and of what it exports. */
const gathered = {
  groups: 'Groups',
  services: 'Services',
  objects: 'Objects',
  'objects.fa': 'ObjectText',
} as const

const areasWith = (kind: string): string[] =>
  readdirSync(new URL(contract, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((area) => existsSync(new URL(`${contract}/${area}/${area}.${kind}.ts`, root)))
    .toSorted()

const camel = (area: string): string => area.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const heading = (kind: string) => `// Written by \`npm run gen\` from every <area>.${kind}.ts; do not edit.\n`

const listOf = (kind: string, ending: string): string => {
  const areas = areasWith(kind)
  const names = areas.map((area) => `${camel(area)}${ending}`)
  const imports = areas.map((area, at) => `import { ${names[at]} } from './${area}/${area}.${kind}.ts'\n`)
  return `${heading(kind)}${imports.join('')}\nexport const all${ending} = [${names.join(', ')}] as const\n`
}

const enums = (): string =>
  heading('enums') +
  areasWith('enums')
    .map((area) => `export * from './${area}/${area}.enums.ts'\n`)
    .join('')

/** Path and text of each; they read nothing of the contract, which needs them. */
export const areaFiles = (): [path: string, text: string][] => [
  [`${contract}/enums.generated.ts`, enums()],
  ...Object.entries(gathered).map(([kind, ending]): [string, string] => [
    `${contract}/${kind}.generated.ts`,
    listOf(kind, ending),
  ]),
]
