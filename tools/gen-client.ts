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

/** What a TypeScript caller should not see: headers that the transport sets, dry-run answers, unions of enum numbers. */
const forClient = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.filter((part) => !isHeaderRef(part)).map(forClient)
  if (node === null || typeof node !== 'object') return node
  const { oneOf, ...rest }: Record<string, unknown> = { ...node }
  if (Array.isArray(oneOf)) return forClient(oneOf[0])
  const isNumberEnum = rest['type'] === 'integer' && 'enum' in rest
  return Object.fromEntries(
    Object.entries(rest)
      .filter(([key]) => !(isNumberEnum && key === 'enum'))
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

const clientOfArea = async (schemaFile: string, area: string, calls: Record<string, Call>): Promise<string> => {
  const wanted = new Set(Object.keys(calls).filter((id) => isForClient(calls[id]!)))
  const source = await generateEndpoints({
    schemaFile,
    apiFile: './base-api.ts',
    apiImport: 'api',
    exportName: `${camelCase(area)}Api`,
    filterEndpoints: (name) => wanted.has(name),
    endpointOverrides: Object.entries(calls).map(overrideOf),
    encodePathParams: true,
    useUnknown: true,
    hooks: { queries: true, lazyQueries: true, mutations: true },
  })
  if (!source) throw new Error(`no client came out for ${area}`)
  return banner + withExtension(source)
}

/** One file per area, so that a page loads only the endpoints of the areas it uses. */
export const clientFiles = async (document: OpenApiDocument): Promise<Map<string, string>> => {
  const folder = await mkdtemp(join(tmpdir(), 'sarv-gen-'))
  try {
    const schemaFile = join(folder, 'openapi.json')
    await writeFile(schemaFile, JSON.stringify(forClient(document)))
    const files = new Map<string, string>()
    for (const [area, calls] of Object.entries(callsByArea)) {
      files.set(`packages/client/src/${area}.generated.ts`, await clientOfArea(schemaFile, area, calls))
    }
    return files
  } finally {
    await rm(folder, { recursive: true })
  }
}
