import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateEndpoints } from '@rtk-query/codegen-openapi'
import type { Call } from '../packages/contract/src/call.ts'
import { callsByArea } from '../packages/contract/src/calls.ts'
import type { openApiDocument } from '../packages/contract/src/openapi.ts'

type OpenApiDocument = ReturnType<typeof openApiDocument>

const banner = '// Written by `npm run gen` from the contract. Never edited by hand.\n'

/** The stream is read with fetch, and only banks call the callbacks. */
const isForClient = (call: Call): boolean => call.answers !== 'events' && call.answers !== 'redirect'

/** A read is a query whatever its verb; a sign-in is a mutation even where the contract made it a GET. */
const isQuery = (call: Call): boolean => (call.method === 'GET' && !call.invalidates) || call.provides !== undefined

/** For people who read the document, and errors, which the client's transport reads by itself. */
const isLeftOut = (key: string): boolean =>
  ['example', 'x-enum-varnames', 'x-known-values'].includes(key) || /^[45](?:\d\d|XX)$/.test(key)

/** What a TypeScript caller should not see: headers that the transport sets, dry-run answers, unions of enum numbers. */
const forClient = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.filter((part) => !isHeaderRef(part)).map(forClient)
  if (node === null || typeof node !== 'object') return node
  const { oneOf, ...rest }: Record<string, unknown> = { ...node }
  if (Array.isArray(oneOf)) return forClient(oneOf[0])
  const isNumberEnum = rest['type'] === 'integer' && 'enum' in rest
  return Object.fromEntries(
    Object.entries(rest)
      .filter(([key]) => !isLeftOut(key) && !(isNumberEnum && key === 'enum'))
      .map(([key, part]) => [key, forClient(part)]),
  )
}

const isHeaderRef = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  '$ref' in part &&
  String(part.$ref).startsWith('#/components/parameters/')

const camelCase = (area: string): string => area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const overrideOf = ([id, call]: [string, Call]) =>
  isQuery(call)
    ? { pattern: id, type: 'query' as const, providesTags: [...(call.provides ?? [])] }
    : { pattern: id, type: 'mutation' as const, invalidatesTags: [...(call.invalidates ?? [])] }

/** Node and our TypeScript want the file's own extension. */
const withExtension = (source: string): string => source.replace('from "./base-api"', 'from "./base-api.ts"')

/**
 * Each hook a constant of its own: of one object that is taken apart a bundler keeps every name, and a page would load
 * the names of hundreds of hooks that nobody calls.
 */
const withSingleHooks = (source: string): string =>
  source.replace(/export const \{([^}]*)\}\s*=\s*injectedRtkApi;/, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => `export const ${name} = injectedRtkApi.${name};`)
      .join('\n'),
  )

const generate = async (schemaFile: string, name: string, calls: Record<string, Call>): Promise<string> => {
  const wanted = new Set(Object.keys(calls).filter((id) => isForClient(calls[id]!)))
  const source = await generateEndpoints({
    schemaFile,
    apiFile: './base-api.ts',
    apiImport: 'api',
    exportName: `${camelCase(name)}Api`,
    filterEndpoints: (id) => wanted.has(id),
    endpointOverrides: Object.entries(calls).map(overrideOf),
    encodePathParams: true,
    useUnknown: true,
    hooks: { queries: true, lazyQueries: true, mutations: true },
  })
  if (!source) throw new Error(`no client came out for ${name}`)
  return withSingleHooks(withExtension(source))
}

/**
 * Areas that are cut into their nouns: a page that lists servers does not load the calls of volumes, and the frame of every
 * page, which reads operations and notifications, not those of tickets and articles.
 */
const largeAreas: ReadonlySet<string> = new Set(['vm', 'portal'])

/** `host` for `/api/my/vm/{projectId}/host/get/{id}`, `host-firewall` for `.../host/{vmHostId}/firewall/list`. */
const nounOf = ({ path }: Call): string => {
  // After the area, and the project where there is one.
  const words = path.replace(/^\/api\/my\/[^/]+\/(\{projectId\}\/)?/, '').split('/')
  const named = words.filter((word) => !word.startsWith('{'))
  // The last word is what is done, where there is another one.
  return named.slice(0, Math.max(1, named.length - 1)).join('-')
}

/** The parts of a generated file: its endpoints, the types that they speak of, the hooks. */
const partsOf = (source: string) => {
  const typesAt = source.indexOf('export type ')
  const hooksAt = source.indexOf('export const use')
  return { endpoints: source.slice(0, typesAt), types: source.slice(typesAt, hooksAt), hooks: source.slice(hooksAt) }
}

/** One noun of a large area; its types stay with the area, because nouns share them. */
const nounFile = async (schemaFile: string, area: string, noun: string, calls: Record<string, Call>) => {
  const { endpoints, hooks } = partsOf(await generate(schemaFile, `${area}-${noun}`, calls))
  const types = [...new Set(endpoints.match(/\b\w+Api(?:Response|Arg)\b/g))].toSorted()
  const imports = `import type { ${types.join(', ')} } from "../${area}.generated.ts";\n`
  return banner + imports + endpoints.replace('"./base-api.ts"', '"../base-api.ts"') + hooks
}

const folder = 'packages/client/src'

const filesOfLargeArea = async (schemaFile: string, area: string, calls: Record<string, Call>) => {
  const forUs = Object.entries(calls).filter(([, call]) => isForClient(call))
  const byNoun = Object.groupBy(forUs, ([, call]) => nounOf(call))
  const nouns = Object.keys(byNoun).toSorted()
  const { types } = partsOf(await generate(schemaFile, area, calls))
  const reexports = nouns.map((noun) => `export * from "./${area}/${noun}.generated.ts";\n`).join('')
  const files = new Map([[`${folder}/${area}.generated.ts`, banner + reexports + types]])
  for (const noun of nouns) {
    const own = Object.fromEntries(byNoun[noun]!)
    files.set(`${folder}/${area}/${noun}.generated.ts`, await nounFile(schemaFile, area, noun, own))
  }
  return files
}

const filesOfArea = async (schemaFile: string, area: string, calls: Record<string, Call>) =>
  largeAreas.has(area)
    ? filesOfLargeArea(schemaFile, area, calls)
    : new Map([[`${folder}/${area}.generated.ts`, banner + (await generate(schemaFile, area, calls))]])

/** One file per area, so that a page loads only the endpoints of the areas it uses. */
export const clientFiles = async (document: OpenApiDocument): Promise<Map<string, string>> => {
  const temporary = await mkdtemp(join(tmpdir(), 'sarv-gen-'))
  try {
    const schemaFile = join(temporary, 'openapi.json')
    await writeFile(schemaFile, JSON.stringify(forClient(document)))
    const files = new Map<string, string>()
    for (const [area, calls] of Object.entries(callsByArea)) {
      for (const [path, text] of await filesOfArea(schemaFile, area, calls)) files.set(path, text)
    }
    return files
  } finally {
    await rm(temporary, { recursive: true })
  }
}
